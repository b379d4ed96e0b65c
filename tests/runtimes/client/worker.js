import { runOverHttp } from "./_over_http.js";
export default {
  async test(_controller, env) {
    console.log(JSON.stringify(await runOverHttp(env.ORIGIN)));
  },
};
