import { eachWireText, wireTextLabels } from '@bellwether/domain/goals/texts';
import { expect, test } from 'vitest';
import { rebase, tellConflict } from './goal-conflict.ts';
import type { GoalFields } from './goal-fields.ts';

const base: GoalFields = {
  Owner: { Id: 7, Name: 'Ada Larkwood', OrgUnit: '', Avatar: null, ParentId: 3, MayBePrivate: true },
  PeriodId: 40,
  ...eachWireText(() => ''),
  Title: 'Cut delivery',
  Measurement: 'Days',
  IsPrivate: false,
  StrategicObjective: null,
  Parent: { id: 5, title: 'Delight customers', ownerName: 'Grace', periodId: 40 },
};
const labels = {
  Owner: 'Owner',
  PeriodId: 'Quarter',
  ...wireTextLabels('SMART'),
  IsPrivate: 'Private',
  StrategicObjective: 'Strategic objective',
  Parent: 'Parent goal',
};
const teller = { labels, quarterOf: (id: number | null) => `Quarter ${id}` };

test('fields that I changed stay mine, other fields become theirs', () => {
  const mine = { ...base, Title: 'Cut delivery to four days', Parent: null };
  const theirs = { ...base, Title: 'Deliver faster', Measurement: 'Median days', IsPrivate: true };
  expect(rebase(mine, base, theirs)).toEqual({
    ...base,
    Title: 'Cut delivery to four days',
    Parent: null,
    Measurement: 'Median days',
    IsPrivate: true,
  });
});

test('a parent or owner that was only read again is no change', () => {
  const again = { ...base, Parent: { id: 5, title: '', ownerName: '', periodId: 0 } };
  expect(tellConflict({ mine: base, base, theirs: again }, teller)).toEqual([]);
});

test('every field that another person changed is listed, and whether I changed it, too', () => {
  const mine = { ...base, Title: 'Mine' };
  const theirs = {
    ...base,
    Title: 'Theirs',
    PeriodId: 41,
    StrategicObjective: 'Sales' as const,
    Parent: null,
  };
  expect(tellConflict({ mine, base, theirs }, teller)).toEqual([
    { label: 'Quarter', from: 'Quarter 40', to: 'Quarter 41' },
    { label: 'Title (you changed this too; yours is kept)', from: 'Cut delivery', to: 'Theirs' },
    { label: 'Strategic objective', from: '', to: 'Sales' },
    { label: 'Parent goal', from: 'Delight customers', to: '' },
  ]);
});

test('the same change by both is no conflict: a reply was lost, or two tabs agree', () => {
  const same = { ...base, Title: 'Deliver faster' };
  expect(tellConflict({ mine: same, base, theirs: same }, teller)).toEqual([
    { label: 'Title', from: 'Cut delivery', to: 'Deliver faster' },
  ]);
});
