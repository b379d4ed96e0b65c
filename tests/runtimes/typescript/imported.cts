/** CommonJS that every version of TypeScript compiles. */
async function main(): Promise<void> {
  const { nativeToScVal, scValToNative } = await import("@dwsa/base");
  if (scValToNative(nativeToScVal("five")) !== "five") throw new Error("expected the value again");
}

main();
