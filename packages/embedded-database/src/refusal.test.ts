import { expect, test } from 'vitest';
import { complaintOf, refusalOf } from './refusal.ts';

const bootstrap = `creating configuration files ... ok
running bootstrap script ... 2026-11-20 21:20:13.550 UTC [784] FATAL:  could not write to file "pg_wal/x": No space left on device
child process exited with exit code 1
initdb: removing contents of data directory "folder"`;

test.each([
  [bootstrap, 'could not write to file "pg_wal/x": No space left on device'],
  ['initdb: error: no data directory specified\ntry --help', 'initdb: error: no data directory specified'],
  ['something\nelse', 'else'],
  ['', ''],
])("the complaint is extracted from a program's output", (output, complaint) => {
  expect(complaintOf(output)).toBe(complaint);
});

test('a full disk is reported as a full disk, by any program', () => {
  const sentence = 'There is no space left on the disk of /srv.';
  expect(refusalOf(Object.assign(new Error('write'), { code: 'ENOSPC' }), '/srv')).toBe(sentence);
  expect(refusalOf(new Error(`It could not be created: ${complaintOf(bootstrap)}`), '/srv')).toBe(sentence);
});
