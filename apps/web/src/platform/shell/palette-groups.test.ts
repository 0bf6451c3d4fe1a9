import { expect, it } from 'vitest';
import { IconTarget } from '#ui/marks/icons.ts';
import { paletteGroups } from './palette-groups.ts';

const act = (id: string, label: string) => ({ id, label, icon: IconTarget, run: () => undefined });
const goal = { id: 'goal', label: 'Grow', icon: IconTarget, place: '/v3/goals/1' };
const offers = [
  {
    next: [act('next', 'Update 3 goals')],
    recent: [goal],
    here: [{ ...act('here', 'Update'), description: 'Grow' }],
  },
];
const acts = [act('place', 'Go to goals')];

const shown = (text: string, found = [{ group: 'Goals', items: [goal] }]) =>
  paletteGroups({ text, offers, acts, found }).map(({ title, entries }) => [
    title,
    entries.map(({ id }) => id),
  ]);

it('offers what waits before anything is typed', () => {
  expect(shown('', [])).toEqual([
    ['Actions', ['next']],
    ['Recent goals', ['goal']],
    ['This goal', ['here']],
    ['Places and colours', ['place']],
  ]);
});

it('lists what was found before the acts with the typed words', () => {
  expect(shown('GOALS update')).toEqual([
    ['Goals', ['goal']],
    ['Actions', ['next']],
  ]);
  expect(shown('upd', [])).toEqual([['Actions', ['here', 'next']]]);
  expect(shown('nothing', [])).toEqual([]);
});
