/**
 * The counts of a test run. `remarks` are sentences for the reader: tests that were skipped or needed a
 * second try.
 */
export type Counts = {
  readonly passed: number;
  readonly failed: number;
  readonly remarks: readonly string[];
};

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
};

type PlaywrightReport = {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
    readonly skipped: number;
  };
};

/**
 * Counts a report of `vitest --reporter=json`. A skipped test counts as failed, so that no test is skipped
 * silently.
 */
export function countVitest(report: VitestReport): Counts {
  let passed = 0;
  let failed = 0;
  const remarks: string[] = [];
  for (const file of report.testResults) {
    // A file that cannot be loaded has no test results, so count it as a failure.
    if (file.status === 'failed' && file.assertionResults.length === 0) {
      failed += 1;
      remarks.push(`could not be run: ${file.name}`);
    }
    for (const test of file.assertionResults) {
      if (test.status === 'passed') passed += 1;
      else {
        failed += 1;
        if (test.status !== 'failed') remarks.push(`${test.status}: ${test.fullName}`);
      }
    }
  }
  return { passed, failed, remarks };
}

/** Counts a report of `playwright test --reporter=json`. A flaky test counts as passed, with a remark. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const remarks: string[] = [];
  if (flaky > 0) remarks.push(`${flaky} passed only at a second try`);
  if (skipped > 0) remarks.push(`${skipped} skipped, which counts as failed`);
  return { passed: expected + flaky, failed: unexpected + skipped, remarks };
}

/**
 * Combines the report with the exit code of the process. A crash after the last test, or a run without any
 * test, is a failure too.
 */
export function judgeRun(counts: Counts | undefined, exitCode: number | null): Counts {
  if (counts === undefined) return { passed: 0, failed: 1, remarks: ['no report was written'] };
  if (counts.passed + counts.failed === 0) return { passed: 0, failed: 1, remarks: ['no test was found'] };
  if (exitCode !== 0 && counts.failed === 0) {
    return {
      ...counts,
      failed: 1,
      remarks: [...counts.remarks, 'every test passed, but the run itself failed'],
    };
  }
  return counts;
}
