import { previewImport } from '@bellwether/contract/people/import';
import { describe, expect, test } from 'vitest';
import { fileOf, importHeading } from '../../../testing/import-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();

describe('a file that is refused as a whole', () => {
  test.each<[string, Uint8Array, string]>([
    [
      'a picture',
      new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 1]),
      'Only CSV, Excel (.xlsx) and OpenDocument (.ods) files can be imported.',
    ],
    [
      'nothing',
      new Uint8Array(),
      'This file is empty. Only CSV, Excel (.xlsx) and OpenDocument (.ods) files can be imported.',
    ],
    [
      'blanks',
      fileOf(['', ' ']).bytes,
      'This file is empty. Only CSV, Excel (.xlsx) and OpenDocument (.ods) files can be imported.',
    ],
    [
      'a PDF',
      fileOf(['%PDF']).bytes,
      'This file is a PDF. Only CSV, Excel (.xlsx) and OpenDocument (.ods) files can be imported.',
    ],
    [
      'a page',
      fileOf(['<!doctype html><table>']).bytes,
      'This file is a web page. Only CSV, Excel (.xlsx) and OpenDocument (.ods) files can be imported.',
    ],
    [
      'no people',
      fileOf([importHeading]).bytes,
      'This file has no people: the row of headings is followed by nothing.',
    ],
    [
      'no e-mails',
      fileOf(['Name', 'Ada']).bytes,
      'This file has no column “Email”. The first row must have the headings of the template.',
    ],
    [
      '10,001 people',
      fileOf(['Name,Email', ...Array<string>(10_001).fill('A,b')]).bytes,
      'This file has more than 10,000 people. Please import it in parts.',
    ],
  ])('%s', async (_name, bytes, message) => {
    const token = await server.signInAs((await server.buildTenant()).ceo);
    const { status, problem } = await server.call(previewImport, {
      token,
      file: { bytes: new Uint8Array(bytes) },
    });
    expect([status, problem.errors]).toEqual([400, [{ path: 'file', message }]]);
  });
});
