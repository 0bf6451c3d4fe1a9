import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, judgeRun } from './count-tests.ts';
import { repositoryRoot, runCommand } from './run-command.ts';
import { chooseSteps, closingLine, runSteps, type Step } from './run-steps.ts';
import { testSteps, testsOfAnyVersion, testsOfTheDatabase } from './test-steps.ts';

const node = (script: string) => ['node', '-e', script];
const pass: Step = { name: 'pass', counts: 'check', command: node('console.log("quiet")') };
const fail: Step = {
  name: 'fail',
  counts: 'check',
  command: node('console.error("why it failed"); process.exit(3)'),
};
const report = (statuses: readonly string[], exit: number): readonly string[] => {
  const assertionResults = statuses.map((status) => ({ status, fullName: `a ${status} test` }));
  const text = JSON.stringify({ testResults: [{ name: 'a.test.ts', status: 'passed', assertionResults }] });
  return [
    ...node(`require('fs').writeFileSync(process.argv[1], ${JSON.stringify(text)}); process.exit(${exit})`),
    '{report}',
  ];
};

async function run(...steps: readonly Step[]) {
  const lines: string[] = [];
  const results = await runSteps(steps, (line) => lines.push(line));
  return { text: lines.join('\n'), results, closing: closingLine(results) };
}

describe('a run', () => {
  it('ends with what passed and what failed, and shows the output of failed steps only', async () => {
    const { text, closing } = await run(pass, fail);
    expect(closing).toBe('1 passed, 1 failed');
    expect(text).toMatch(/^ok {4}pass +\d+\.\d s {2}1 passed, 0 failed$/m);
    expect(text).toMatch(/^FAIL {2}fail +\d+\.\d s {2}0 passed, 1 failed$/m);
    expect(text).toContain('why it failed');
    expect(text).not.toContain('quiet');
  });

  it('counts each test of a report', async () => {
    const step: Step = {
      name: 'tests',
      counts: 'vitest',
      command: report(['passed', 'passed', 'failed'], 1),
    };
    expect((await run(pass, step)).closing).toBe('3 passed, 1 failed');
  });

  it('fails a test run that leaves no report, crashes after its last test, or skips a test', async () => {
    const silent = await run({ name: 'silent', counts: 'vitest', command: node('') });
    expect(silent.closing).toBe('0 passed, 1 failed');
    expect(silent.text).toContain('no report was written');
    const crash = await run({ name: 'crash', counts: 'vitest', command: report(['passed'], 1) });
    expect(crash.closing).toBe('1 passed, 1 failed');
    const skip = await run({ name: 'skip', counts: 'vitest', command: report(['passed', 'skipped'], 0) });
    expect(skip.closing).toBe('1 passed, 1 failed');
    expect(skip.text).toContain('skipped: a skipped test');
  });

  it('fails a step whose program is missing, or that runs too long', async () => {
    const absent = await run({ name: 'absent', counts: 'check', command: ['no-such-program'] });
    expect(absent.text).toContain('no-such-program cannot be started');
    const slow = await run({
      name: 'slow',
      counts: 'check',
      command: node('setTimeout(() => undefined, 60000)'),
      limitMinutes: 0.005,
    });
    expect(slow.closing).toBe('0 passed, 1 failed');
    expect(slow.text).toContain('ended after 0.005 minutes');
  });

  it('says what a step lacks on this machine, and does not start steps that need a failed step', async () => {
    const prepare = () => Promise.reject(new Error('Install a browser.'));
    const lacking = await run({ ...pass, prepare });
    expect(lacking.closing).toBe('0 passed, 1 failed');
    expect(lacking.text).toContain('Install a browser.');
    const after = await run(fail, { ...pass, alone: true, needs: ['fail'] });
    expect(after.text).toContain('It needs "fail", which did not pass.');
    expect(after.closing).toBe('0 passed, 2 failed');
  });

  it('passes a step what was found for it', async () => {
    const command = node('process.exit(process.env.CHROMIUM_PATH === "/here" ? 0 : 1)');
    const step: Step = {
      name: 'found',
      counts: 'check',
      command,
      prepare: async () => ({ CHROMIUM_PATH: '/here' }),
    };
    expect((await run(step)).closing).toBe('1 passed, 0 failed');
  });
});

describe('the choice of steps', () => {
  const names = (...words: string[]) => chooseSteps(testSteps, words).map((step) => step.name);

  it('takes all steps without words, else the steps that begin with a word and the steps they need', () => {
    expect(names()).toEqual(testSteps.map((step) => step.name));
    expect(names('server')).toEqual(['server', 'server-15']);
    expect(names('journeys')).toEqual(['web-build', 'journeys']);
  });

  it('refuses a word that matches no step', async () => {
    expect(() => names('serer')).toThrow('No step begins with "serer". The steps: types, biome,');
    const { code, output } = await runCommand(['node', `${repositoryRoot}/tools/test.ts`, 'serer']);
    expect(output.trimEnd().split('\n').at(-1)).toBe('0 passed, 1 failed');
    expect(code).toBe(1);
  });
});

describe('counting', () => {
  it('counts a file that cannot be loaded as a failed test', () => {
    const testResults = [{ name: 'broken.test.ts', status: 'failed', assertionResults: [] }];
    expect(countVitest({ testResults })).toMatchObject({ passed: 0, failed: 1 });
  });

  it('names a failed test with the first line of its error', () => {
    const assertionResults = [
      {
        status: 'failed',
        fullName: 'adds',
        failureMessages: ['\u001b[31mexpected 3\u001b[39m\n  at a.test.ts'],
      },
    ];
    const testResults = [{ name: 'a.test.ts', status: 'failed', assertionResults }];
    expect(countVitest({ testResults }).remarks).toEqual(['failed: adds: expected 3']);
  });

  it('reads journeys: flaky ones pass with a remark, failed ones are named, skipped ones fail', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 1 };
    const error = {
      message: "Timed out\n\nLocator: \u001b[31mgetByText('Saved')\u001b[39m\n  waiting",
      location: { file: '/somewhere/a.spec.ts', line: 12 },
    };
    const failed = { title: 'signs in', ok: false, tests: [{ results: [{ error }] }] };
    const within = { file: 'a.spec.ts', specs: [failed] };
    expect(countPlaywright({ stats, suites: [{ file: 'a.spec.ts', specs: [], suites: [within] }] })).toEqual({
      passed: 7,
      failed: 2,
      remarks: [
        "failed: a.spec.ts › signs in: Timed out (getByText('Saved')) at a.spec.ts:12",
        '2 passed only at a second try',
        '1 skipped, which counts as failed',
      ],
    });
  });

  it('counts a run without any test as a failure', () => {
    expect(judgeRun({ passed: 0, failed: 0, remarks: [] }, 0)).toMatchObject({ passed: 0, failed: 1 });
  });
});

it.each(testsOfAnyVersion)('the older PostgreSQL leaves out "%s", which exists', (file) => {
  expect(existsSync(join(repositoryRoot, 'apps/server', file))).toBe(true);
});

it.each(testsOfTheDatabase)('the older PostgreSQL runs tests below "%s"', async (part) => {
  const { output } = await runCommand(['git', 'ls-files', 'apps/server/*.test.ts'], { cwd: repositoryRoot });
  expect(output.split('\n').filter((path) => path.includes(part))).not.toEqual([]);
});
