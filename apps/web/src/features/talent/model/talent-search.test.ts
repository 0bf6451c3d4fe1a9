import { expect, it } from 'vitest';
import { readTalentSearch } from './talent-search.ts';

it('wrong parameters are dropped, and the others stay', () => {
  expect(
    readTalentSearch({
      view: 'everybody',
      status: 'overdue',
      direct: true,
      cell: 25,
      third: 4,
      find: '',
      open: 'appraisal',
      about: 12,
    }),
  ).toEqual({ status: 'overdue', direct: true, third: 4, open: 'appraisal', about: 12 });
});
