import { expect, test } from 'vitest';
import { directoryColumn, directoryColumnNames } from './directory.ts';

test.each(directoryColumnNames)('%s has a place on the screen and in the sheet', (name) => {
  const { label, sheet, text, wide } = directoryColumn(name);
  expect([label, sheet.field, wide].every((each) => each.length > 0)).toBe(true);
  expect(text({ OrgUnit: 'Sales', RoleName: 'manager' }, 'Ann')).toBeTypeOf('string');
});

test('no two columns share a place or a field of the sheet', () => {
  const sheets = directoryColumnNames.map((name) => directoryColumn(name).sheet);
  for (const each of ['at', 'field'] as const)
    expect(new Set(sheets.map((sheet) => sheet[each])).size).toBe(sheets.length);
});
