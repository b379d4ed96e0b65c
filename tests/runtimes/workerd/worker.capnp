using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (services = [(name = "main", worker = .main)]);

const main :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "_smoke.js", esModule = embed "../../_smoke.js"),
  ],
  compatibilityDate = "2026-08-01", # some days later, workers have parts of Node unless they ask for none
);
