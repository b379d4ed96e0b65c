/** Work on lists and trees takes time in proportion to their size. */

import { testGrowth } from "./_growth.ts";
import { LISTS, TREES } from "./_rows.ts";

for (const { name, prepare, most = 10_000 } of LISTS) {
  const large = Math.min(most, 10_000);
  testGrowth({ name, small: large / 100, large, prepare });
}

for (const { name, prepare, most = 480 } of TREES) testGrowth({ name, small: most / 60, large: most, prepare });
