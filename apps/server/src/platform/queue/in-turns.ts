/** Finishes work that is divided into steps; other requests run between two steps. */
export async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
