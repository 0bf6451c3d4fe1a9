import { afterAll, onTestFinished, TestRunner } from 'vitest';

/**
 * Runs `clean` after the running test; outside a test, after the last test of the file or `describe`.
 * Vitest ignores an `afterAll` inside a test, so what the test started would run beside the next files.
 */
export function whenDone(clean: () => Promise<void>): void {
  if (TestRunner.getCurrentTest()) onTestFinished(clean);
  else afterAll(clean);
}
