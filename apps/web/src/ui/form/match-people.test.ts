import { expect, it } from 'vitest';
import { matchPeople } from './match-people.ts';

const labels = [
  'Ada Larkwood · Customer Success',
  'Jo Tomlin · Sales',
  'Lea Stomper · Sales',
  'Tom Weber · Finance',
  'Tomás Ruiz · Customer Success',
];
const found = (search: string, limit = 50) =>
  matchPeople({ options: labels.map((label) => ({ value: label, label })), search, limit }).map((option) =>
    'label' in option ? option.label.split(' · ')[0] : '',
  );

it('ranks names that begin with the text before words of a name, and both before departments', () => {
  expect(found('Tom')).toEqual(['Tom Weber', 'Tomás Ruiz', 'Jo Tomlin', 'Lea Stomper', 'Ada Larkwood']);
  expect(found('tomas')).toEqual(['Tomás Ruiz']);
  expect(found('weber t')).toEqual(['Tom Weber']);
  expect(found('customer ada')).toEqual(['Ada Larkwood']);
  expect(found('Tom', 1)).toEqual(['Tom Weber']);
  expect(found('xyzzy')).toEqual([]);
});
