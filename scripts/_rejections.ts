/**
 * Fails a module of tests if it throws while it loads, or if a promise is rejected that nothing awaits. By itself,
 * `deno test` reports success for a module that throws after its first test of `node:test`. Node and Bun report both.
 *
 *     deno test --preload=scripts/_rejections.ts
 */

const reasons: unknown[] = [];

addEventListener("unhandledrejection", ({ reason }) => {
  reasons.push(reason);
});

Deno.test.afterAll(() => {
  if (reasons.length > 0) throw reasons[0];
});
