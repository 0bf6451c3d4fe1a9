/** How long a request-approval button stays busy (goals.33). */
export const REQUEST_APPROVAL_MS = 1500;

/** Resolves with the result of `work`, but not before `ms` have passed; rejects at once. */
export async function atLeast<T>(ms: number, work: Promise<T>): Promise<T> {
  const pause = new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
  const done = await work;
  await pause;
  return done;
}
