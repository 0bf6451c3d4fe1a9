/** Milliseconds that a page waits for its data before it shows its skeleton. */
const BRIEFLY = 400;

/** Waits until all reads have ended, but not for long: then the page shows its skeleton. */
export async function waitBriefly(...reads: readonly (Promise<unknown> | undefined)[]): Promise<void> {
  await Promise.race([Promise.all(reads), new Promise((resolve) => setTimeout(resolve, BRIEFLY))]);
}
