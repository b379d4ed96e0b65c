using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "main", worker = .main),
    (name = "internet", network = (allow = ["private"])), # the server of the test is on this machine
  ],
);

const main :Workerd.Worker = (
  modules = [
    (name = "worker.js", esModule = embed "worker.js"),
    (name = "_over_http.js", esModule = embed "../../_over_http.js"),
  ],
  bindings = [(name = "ORIGIN", fromEnvironment = "ORIGIN")],
  compatibilityDate = "2026-08-01",
);
