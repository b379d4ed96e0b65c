import { runSmoke } from "./_smoke.js";
export default {
  async test() {
    console.log(JSON.stringify(await runSmoke()));
  },
};
