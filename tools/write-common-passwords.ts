import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { comparedForms } from '@bellwether/domain/accounts/passwords/password';
import { dictionary } from '@zxcvbn-ts/language-common';
import { repositoryRoot } from './run-command.ts';

// Writes the most common passwords in the form in which new ones are compared with them, because the package has
// many times more words than the screens may load. `--check` writes nothing and exits with 1 if the file
// differs. An argument names another folder, for the test of this check.

const commonCount = 10_000;

// The shortest form is enough, because the new password has it, too. A password without letters is never allowed.
const compared = new Set(
  dictionary['passwords-common']
    .slice(0, commonCount)
    .filter((password) => /\p{L}/u.test(password))
    .flatMap((password) => comparedForms(password).slice(0, 1)),
);
// In alphabetical order a quarter fewer bytes travel to the screens.
const text = `/** Written by tools/write-common-passwords.ts from @zxcvbn-ts/language-common (MIT). */
export const commonPasswordText =
  ${JSON.stringify([...compared].sort().join(' '))};
`;

const folder = process.argv.slice(2).find((word) => !word.startsWith('--')) ?? repositoryRoot;
const path = join(folder, 'packages/domain/src/accounts/passwords/common-passwords.generated.ts');
if (!process.argv.includes('--check')) await writeFile(path, text);
else if ((await readFile(path, 'utf8').catch(() => '')) !== text) {
  process.stderr.write(`${path} is not the list of the package; run npm run generate.\n`);
  process.exitCode = 1;
}
