import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * The counts of a test run. `remarks` are sentences for the reader: tests that failed, each with the first
 * line of its error, were skipped or needed a second try.
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
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
};

type PlaywrightError = {
  readonly message?: string;
  readonly location?: { readonly file: string; readonly line: number };
};

type PlaywrightSuite = {
  readonly file: string;
  readonly specs: readonly {
    readonly title: string;
    readonly ok: boolean;
    readonly tests: readonly {
      readonly results: readonly { readonly error?: PlaywrightError }[];
    }[];
  }[];
  readonly suites?: readonly PlaywrightSuite[];
};

type PlaywrightReport = {
  readonly suites: readonly PlaywrightSuite[];
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
        remarks.push(`${test.status}: ${test.fullName}${firstLine(test.failureMessages?.[0])}`);
      }
    }
  }
  return { passed, failed, remarks };
}

/** Counts a report of `playwright test --reporter=json`. A flaky test counts as passed, with a remark. */
export function countPlaywright(report: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = report.stats;
  const remarks = report.suites.flatMap(failedSpecs);
  if (flaky > 0) remarks.push(`${flaky} passed only at a second try`);
  if (skipped > 0) remarks.push(`${skipped} skipped, which counts as failed`);
  return { passed: expected + flaky, failed: unexpected + skipped, remarks };
}

function failedSpecs(suite: PlaywrightSuite): string[] {
  const own = suite.specs
    .filter((spec) => !spec.ok)
    .map((spec) => {
      const error = spec.tests[0]?.results.at(-1)?.error;
      return `failed: ${suite.file} › ${spec.title}${firstLine(error?.message)}${whereOf(error)}`;
    });
  return [...own, ...(suite.suites ?? []).flatMap(failedSpecs)];
}

/** Returns an error's first line after a colon, without the colours of a terminal. */
function firstLine(error: string | undefined): string {
  const line = stripVTControlCharacters(error ?? '').split('\n')[0];
  return line ? `: ${line}` : '';
}

/** Returns what a failed expectation looked at and its line, because the first line of its error names neither. */
function whereOf(error: PlaywrightError | undefined): string {
  const locator = /^Locator: +(.*)$/m.exec(stripVTControlCharacters(error?.message ?? ''))?.[1];
  const { file, line } = error?.location ?? {};
  return [locator && ` (${locator})`, file && ` at ${basename(file)}:${line}`].filter(Boolean).join('');
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
