import { expect, test } from 'vitest';
import { refusalOf, unopened } from './check-office.ts';

test('a machine without LibreOffice is told what to install', () => {
  expect(refusalOf(undefined)).toMatch(/^There is no LibreOffice on this machine\. Install it: apt install /);
  expect(refusalOf('7.4')).toBeUndefined();
});

test('files that were not opened are named', () => {
  expect(unopened(['a.xlsx', 'b.pptx'], ['a.pdf'])).toEqual(['b.pptx']);
});
