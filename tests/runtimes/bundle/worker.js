import * as base from "./bundle.js";
import { reportOn } from "./report.js";
export default {
  async test() {
    console.log(JSON.stringify(await reportOn(base)));
  },
};
