import { describe, expect, it } from 'vitest';
import { exceptionFaults, isSentenceless, sentencesIn } from './sentences.ts';

const screen = 'apps/web/src/features/goals/reading/components/planted.tsx';
const server = 'apps/server/src/features/goals/planted.ts';
const textsOf = (path: string, text: string) => sentencesIn(path, text).map((found) => found.text);

describe('a planted sentence is found', () => {
  it.each([
    ['text between tags', 'const a = <p>Nothing here yet</p>;', 'Nothing here yet'],
    ['a word between tags', 'const a = <b>Save</b>;', 'Save'],
    ['a choice between tags', "const a = <b>{isOn ? 'Yes' : 'No'}</b>;", 'Yes'],
    ['an accessible name', 'const a = <b aria-label="Close" />;', 'Close'],
    ['a label', "const a = <Field label={isLong ? 'Long name' : name} />;", 'Long name'],
    ['a placeholder', 'const a = <input placeholder="Search people" />;', 'Search people'],
    ['a title', ['const a = <Panel title={`Goals of $', '{name}`} />;'].join(''), 'Goals of …'],
    ['a label of a part', 'const a = <Pane listLabel="Goal list" />;', 'Goal list'],
    [
      'a word beside a value',
      ['const a = <a aria-label={`$', '{name}, dashboard`} />;'].join(''),
      '…, dashboard',
    ],
    [
      'words around a value',
      ['return `Status is $', '{weeks} weeks old`;'].join(''),
      'Status is … weeks old',
    ],
    ['a value and its explanation', ['return `$', '{label}: $', '{value}`;'].join(''), '…: …'],
    ['a toast', "toast.success('Saved');", 'Saved'],
    ['a whole sentence anywhere', "setFailure('This could not be saved.');", 'This could not be saved.'],
  ])('%s', (_what, text, found) => {
    expect(textsOf(screen, text)).toContain(found);
  });

  it.each([
    ['a detail', "throw problem({ detail: 'Not now' });", 'Not now'],
    [
      'the subject of a mail',
      ['const mail = { subject: `You are invited to $', '{name}` };'].join(''),
      'You are invited to …',
    ],
    ['a button of a mail', "const part = { button: 'Accept invitation', href };", 'Accept invitation'],
    ['a heading of a sheet', "const column = { header: 'Job title', width: 3 };", 'Job title'],
  ])('%s', (_what, text, found) => {
    expect(textsOf(server, text)).toEqual([found]);
  });
});

it.each([
  ['names of the program', 'const a = <Box className="wide" type=\'button\' id={`row-`} />;'],
  ['what only the log shows', "throw new Error('Nothing answers this call.');"],
  ['types and imports', "import { a } from './Nothing here.ts'; type A = 'Not now.';"],
  ['SQL', 'const rows = sql`select Nothing from goal. Or more.`;'],
  ['the summary of an endpoint', "const call = { summary: 'Saves a goal. 409 if it is stale.' };"],
  ['signs', 'const a = <p>· 12 % …</p>;'],
])('%s are left alone', (_what, text) => {
  expect(textsOf(screen, text)).toEqual([]);
});

it('words, writers, tests and what operators read may have sentences', () => {
  const free = [
    'apps/web/src/features/goals/reading/words.ts',
    'apps/web/src/features/people/import/words.ts',
    'packages/domain/src/notifications/telling/writer.en.ts',
    'apps/web/src/features/goals/a.test.tsx',
    'apps/server/src/cli/backup.ts',
  ];
  expect(free.filter(isSentenceless)).toEqual([]);
  expect([screen, server].filter(isSentenceless)).toEqual([screen, server]);
});

it('the list of exceptions only shrinks', () => {
  expect(exceptionFaults({ [screen]: 2 }, { [screen]: 2 }, true)).toEqual([]);
  expect(exceptionFaults({ [screen]: 2 }, { [screen]: 1 }, true).join()).toContain('has 1 sentences now');
  expect(exceptionFaults({ [screen]: 2 }, {}, true).join()).toContain('has 0 sentences now');
  expect(exceptionFaults({ [screen]: 2 }, {}, false)).toEqual([]);
});
