import { runOverHttp } from "/_over_http.js";
await fetch("/report", { method: "POST", body: JSON.stringify(await runOverHttp(location.origin)) });
