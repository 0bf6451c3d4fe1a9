import { runCommand } from './run-command.ts';

// Rewrites every generated file.

const writers = [
  ['node', 'tools/write-lifecycles.ts'],
  ['node', 'tools/write-openapi.ts'],
  ['node', 'tools/write-translations.ts'],
  ['node', 'tools/write-common-passwords.ts'],
  ['node', 'tools/check-schema.ts', '--write'],
  // The readable tables of rights and of who is told of what.
  ['vitest', 'run', '--root', 'packages/domain', '-u', '.snapshot.test.ts'],
];

for (const writer of writers) {
  const { code, output } = await runCommand(writer);
  process.stdout.write(output);
  if (code !== 0) process.exitCode = 1;
}
