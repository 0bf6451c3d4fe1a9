import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Counts, countPlaywright, countVitest, judgeRun } from './count-tests.ts';
import { type Finished, runCommand } from './run-command.ts';
import { makeScratchFolder } from './scratch-folder.ts';

export type Step = {
  readonly name: string;
  /** The program and its parameters; `{report}` stands for the test runner's report file. */
  readonly command: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** How to count the result: a check counts as one, a test run as its report says. */
  readonly counts: 'check' | 'vitest' | 'playwright';
  /** The step runs alone on the machine, because it fills both cores or measures time. */
  readonly alone?: true;
  /** Names of steps that must pass first. */
  readonly needs?: readonly string[];
  readonly limitMinutes?: number;
  /**
   * Finds what the step needs on this machine.
   *
   * @throws a sentence that says what is missing.
   */
  readonly prepare?: () => Promise<Readonly<Record<string, string>>>;
};

export type StepResult = Counts & { readonly name: string; readonly milliseconds: number };

type Print = (line: string) => void;

/**
 * Returns the steps whose name begins with one of the words, and the steps they need; all steps without
 * words.
 *
 * @throws for a word that matches no step, so that a misspelt filter does not pass.
 */
export function chooseSteps(steps: readonly Step[], words: readonly string[]): readonly Step[] {
  if (words.length === 0) return steps;
  const chosen = new Set<string>();
  for (const word of words) {
    const fitting = steps.filter((step) => step.name.startsWith(word));
    if (fitting.length === 0) {
      throw new Error(
        `No step begins with "${word}". The steps: ${steps.map((step) => step.name).join(', ')}.`,
      );
    }
    for (const step of fitting) for (const name of [step.name, ...(step.needs ?? [])]) chosen.add(name);
  }
  return steps.filter((step) => chosen.has(step.name));
}

/**
 * Runs the steps, two at a time if they allow it, and prints a line for each as it ends. One folder takes the temporary files
 * of all steps, and what Node compiled.
 */
export async function runSteps(steps: readonly Step[], print: Print): Promise<readonly StepResult[]> {
  const results: StepResult[] = [];
  const scratch = await makeScratchFolder();
  const waiting = steps.filter((step) => !step.alone);
  const work = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      results.push(await runStep(step, scratch, results, print));
    }
  };
  try {
    await Promise.all([work(), work()]);
    for (const step of steps) if (step.alone) results.push(await runStep(step, scratch, results, print));
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
  return results;
}

/** Returns the last line of a run; build machines read it. */
export function closingLine(results: readonly StepResult[]): string {
  const sum = (part: 'passed' | 'failed') => results.reduce((total, result) => total + result[part], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}

async function runStep(
  step: Step,
  scratch: string,
  earlier: readonly StepResult[],
  print: Print,
): Promise<StepResult> {
  const started = performance.now();
  const fail = (sentence: string): StepResult => {
    const milliseconds = performance.now() - started;
    print(stepLine({ name: step.name, passed: 0, failed: 1, remarks: [], milliseconds }));
    print(`      ${sentence}`);
    return { name: step.name, passed: 0, failed: 1, remarks: [sentence], milliseconds };
  };
  const missing = step.needs?.find((name) => !earlier.some((one) => one.name === name && one.failed === 0));
  if (missing !== undefined) return fail(`It needs "${missing}", which did not pass.`);
  let found: Readonly<Record<string, string>>;
  try {
    found = (await step.prepare?.()) ?? {};
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
  const report = join(scratch, `${step.name}.json`);
  const limitMinutes = step.limitMinutes ?? 5;
  const finished = await runCommand(
    step.command.map((part) => part.replace('{report}', report)),
    {
      env: {
        TMPDIR: scratch,
        // Tests start the server and the command line again and again, each time with the same modules.
        NODE_COMPILE_CACHE: join(scratch, 'compiled'),
        ...step.env,
        ...found,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      },
      limitMilliseconds: limitMinutes * 60_000,
    },
  );
  const counts = await countStep(step, finished, report);
  const result = { name: step.name, milliseconds: performance.now() - started, ...counts };
  print(stepLine(result));
  for (const remark of result.remarks) print(`      ${remark}`);
  if (finished.timedOut) print(`      ended after ${limitMinutes} minutes`);
  if (result.failed > 0) print(finished.output.trimEnd());
  return result;
}

async function countStep(step: Step, finished: Finished, report: string): Promise<Counts> {
  if (step.counts === 'check') {
    const passed = finished.code === 0;
    return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, remarks: [] };
  }
  const text = await readFile(report, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return judgeRun(undefined, finished.code);
  const count = step.counts === 'vitest' ? countVitest : countPlaywright;
  return judgeRun(count(JSON.parse(text)), finished.code);
}

function stepLine(result: StepResult): string {
  const seconds = `${(result.milliseconds / 1000).toFixed(1)} s`.padStart(8);
  const verdict = result.failed === 0 ? 'ok  ' : 'FAIL';
  return `${verdict}  ${result.name.padEnd(20)}${seconds}  ${result.passed} passed, ${result.failed} failed`;
}
