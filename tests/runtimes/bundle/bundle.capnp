using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (services = [(name = "main", worker = .main)]);

const main :Workerd.Worker = (
  modules = [
    (name = "projects/bundle-workerd/worker.js", esModule = embed "worker.js"),
    (name = "projects/bundle-workerd/report.js", esModule = embed "report.js"),
    (name = "projects/bundle-workerd/bundle.js", esModule = embed "../../node_modules/@dwsa/base/bundle.js"),
    (name = "_bare_uses.js", esModule = embed "../../_bare_uses.js"),
  ],
  compatibilityDate = "2026-08-01",
);
