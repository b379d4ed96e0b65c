/** Measuring time in tests that must also pass on a busy machine. */

/** The least time in milliseconds of a few runs: whatever else the machine does makes some of them longer, not all. */
export async function leastTime(work: () => unknown, runs = 7): Promise<number> {
  let least = Infinity;
  for (let i = 0; i < runs; i++) {
    const start = performance.now();
    await work();
    least = Math.min(least, performance.now() - start);
  }
  return least;
}
