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

it('lists the acts with the typed words, and what was found in another way after them', () => {
  expect(shown('GOALS update')).toEqual([
    ['Actions', ['next']],
    ['Goals', ['goal']],
  ]);
  expect(shown('upd', [])).toEqual([['Actions', ['here', 'next']]]);
  expect(shown('nothing', [])).toEqual([]);
});

const item = (id: string, label: string) => ({ id, label, icon: IconTarget, place: `/v3/${id}` });
const person = (id: string, label: string) => ({
  group: 'People',
  isOfPeople: true,
  items: [item(id, label)],
});
const goals = (...labels: readonly string[]) => ({
  group: 'Goals',
  items: labels.map((label) => item(label, label)),
});
const first = (text: string, found: Parameters<typeof paletteGroups>[0]['found'], places = [act('x', 'X')]) =>
  paletteGroups({ text, offers: [{ next: [], recent: [], here: [], places }], acts: [], found })[0]
    ?.entries[0]?.id;

it('prefers the beginning of a word to its inside, and people to goals that match equally well', () => {
  expect(first('tom', [goals('Win 20 customers'), person('tom', 'Tom Becker')])).toBe('tom');
  expect(first('becker', [goals('Help Becker'), person('tom', 'Tom Becker')])).toBe('tom');
  expect(first('tom', [person('ada', 'Ada Customer'), goals('Win 20 customers', 'Tomatoes for all')])).toBe(
    'Tomatoes for all',
  );
  expect(first("o'brien", [goals('Ask O´Briens neighbour'), person('orla', 'O’Brien, Orla')])).toBe('orla');
});

it('opens a place by its own name first, and finds it by other words', () => {
  const places = [
    { ...act('settings', 'Settings'), name: 'Settings', words: 'preferences password' },
    { ...act('goals', 'Go to goals'), name: 'Goals' },
  ];
  expect(first('goals', [goals('Goals for all'), person('g', 'Goals Gordon')], places)).toBe('goals');
  expect(first('prefer', [], places)).toBe('settings');
  expect(first('password', [goals('No password twice')], places)).toBe('No password twice');
  // Among places, the one that is named so comes before one that is also found by the word.
  const named = [
    { ...act('talent', 'Go to talent'), name: 'Talent', words: 'appraisals reviews' },
    { ...act('mine', 'My Appraisals'), name: 'My Appraisals' },
  ];
  expect(first('appraisal', [], named)).toBe('mine');
});

it('offers what can be done with the person who matches best', () => {
  const verbs = [item('goals-of', 'Goals')];
  const tom = { group: 'People', isOfPeople: true, items: [{ ...item('tom', 'Tom Becker'), verbs }] };
  const titles = paletteGroups({ text: 'tom', offers: [], acts: [], found: [goals('Tomatoes'), tom] });
  expect(titles.map(({ title }) => title)).toEqual(['People', 'With Tom Becker', 'Goals']);
});
