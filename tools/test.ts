import { endRunningCommands } from './run-command.ts';
import { chooseSteps, closingLine, runSteps } from './run-steps.ts';
import { testSteps } from './test-steps.ts';

// `npm test`: runs every check of the build machine, or those whose names begin with the given words.

const print = (line: string) => console.log(line);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    endRunningCommands();
    process.exit(130);
  });
}

try {
  const results = await runSteps(chooseSteps(testSteps, process.argv.slice(2)), print);
  const failed = results.filter((result) => result.failed > 0);
  print('');
  // The remarks stand at the end once more, because the output of the steps above may be very long.
  for (const { name, remarks } of failed) {
    print(`Failed: ${name}`);
    for (const remark of remarks) print(`      ${remark}`);
  }
  print(closingLine(results));
  process.exitCode = failed.length > 0 ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  print('0 passed, 1 failed');
  process.exitCode = 1;
}
