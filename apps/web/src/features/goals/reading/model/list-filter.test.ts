import { describe, expect, it } from 'vitest';
import { buildSession, nextPeriod, period } from '../../acting/components/goal-info.fixture.ts';
import type { GoalSearch } from '../../model/goal-search.ts';
import { chipsOf } from './filter-chips.ts';
import { filterOf, mayAddGoal, presetOf, quarterChoicesOf, scopesOf } from './list-filter.ts';
import { narrowingOf, withoutNarrowing } from './narrowing.ts';

type Profile = Parameters<typeof scopesOf>[0];
const nobody = { IsOrgAdmin: false, IsGoalAdmin: false, IsGoalManager: false, IsHrAdmin: false };

describe('scopes', () => {
  it.each<[string, Profile, string[]]>([
    ['contributor', { ...nobody, RoleName: 'contributor' }, ['MyGoals', 'CompanyGoals', 'ManagerAndPeers']],
    [
      'manager',
      { ...nobody, RoleName: 'manager' },
      ['MyGoals', 'DirectReports', 'CompanyGoals', 'ManagerAndPeers'],
    ],
    ['ceo', { ...nobody, RoleName: 'ceo' }, ['MyGoals', 'DirectReports', 'CompanyGoals']],
    [
      'observer',
      { ...nobody, IsGoalAdmin: true, IsGoalManager: true, RoleName: 'observer' },
      ['CompanyGoals'],
    ],
    [
      'goal manager',
      { ...nobody, IsGoalManager: true, RoleName: 'contributor' },
      ['MyGoals', 'CompanyGoals', 'ManagerAndPeers', 'All'],
    ],
  ])('of a %s', (_role, profile, expected) => expect(scopesOf(profile)).toEqual(expected));

  it('never include one that the role lacks', () => {
    expect(filterOf({ scope: 'All' }, buildSession()).GoalSelectFilter).toBe('MyGoals');
    expect(filterOf(presetOf('company'), buildSession()).GoalSelectFilter).toBe('CompanyGoals');
    expect(presetOf('elsewhere')).toEqual({});
  });
});

describe('the request', () => {
  it('has only the address’ filters', () => {
    expect(filterOf({}, buildSession())).toEqual({ GoalSelectFilter: 'MyGoals', PeriodId: period.Id });
  });

  it('searches waiting goals over all quarters', () => {
    expect(filterOf({ waiting: true, period: 3, scope: 'CompanyGoals' }, buildSession())).toEqual({
      NeedsReview: true,
      AnyPeriod: true,
    });
  });

  it('includes deleted goals only for goal admins', () => {
    expect(filterOf({ deleted: true }, buildSession())).not.toHaveProperty('Deleted');
    expect(filterOf({ deleted: true }, buildSession({ IsGoalAdmin: true }))).toMatchObject({
      GoalSelectFilter: 'All',
      Deleted: true,
    });
  });
});

describe('quarters', () => {
  const at = (Index: number, Id: number) => ({ ...period, Index, Id });

  it('are all earlier ones, the current and four more', () => {
    const all = [8112, 8111, 8108, 8107, 8106, 8100].map((index) => at(index, index - 8067));
    const labels = quarterChoicesOf(all, at(8107, 40));
    expect(labels.map((choice) => Number(choice.value) + 8067)).toEqual([8111, 8108, 8107, 8106, 8100]);
    expect(labels[2]?.label).toBe('Q4 2026 · current');
    expect(quarterChoicesOf(all, at(8107, 40), 8112 - 8067)).toHaveLength(6);
  });

  it.each<[string, GoalSearch, boolean]>([
    ['the current one', {}, true],
    ['a later one', { period: nextPeriod.Id }, true],
    ['an earlier one', { period: 39 }, false],
  ])('accept new goals in %s: %s', (_which, search, expected) => {
    const earlier = { ...period, Id: 39, StartDate: '2026-07-01' };
    expect(mayAddGoal(search, buildSession(), [nextPeriod, period, earlier])).toBe(expected);
  });

  it('accept none from observers', () => {
    expect(mayAddGoal({}, buildSession({ RoleName: 'observer' }), [])).toBe(false);
  });
});

describe('chips', () => {
  const search: GoalSearch = {
    q: 'planner',
    people: [7, 9],
    states: ['approved'],
    likelihood: [0, 1],
    objectives: ['Employees'],
    needsUpdate: true,
    tab: 'history',
  };
  const chips = chipsOf(search, (id) => (id === 7 ? 'Ada Larkwood' : undefined));

  it('exist for each value of each filter', () => {
    expect(chips.map((chip) => chip.label)).toEqual([
      'Person: Ada Larkwood',
      '1 person',
      'State: Approved',
      'Likelihood: Not at all',
      'Likelihood: Not sure',
      'Objective: Employees',
      'Needs Update',
    ]);
  });

  it('remove only their own value', () => {
    const after = chips.map((chip) => ({ ...search, ...chip.without }));
    expect(after[0]).toEqual({ ...search, people: [9] });
    expect(after[1]).toEqual({ ...search, people: [7] });
    expect(after[2]).toEqual({ ...search, states: undefined });
    expect(after[5]).toEqual({ ...search, objectives: undefined });
    expect(after[6]).toEqual({ ...search, needsUpdate: undefined });
  });

  it('count the people whose names are unknown', () => {
    const many = chipsOf({ people: [7, 8, 9] }, (id) => (id === 8 ? 'Ada Larkwood' : undefined));
    expect(many.map((chip) => chip.label)).toEqual(['Person: Ada Larkwood', '2 people']);
    expect(many.map((chip) => chip.without)).toEqual([{ people: [7, 9] }, { people: [8] }]);
  });

  it('disappear with the last filter', () => {
    expect(withoutNarrowing(search)).toEqual({ q: 'planner', tab: 'history' });
    expect(Object.keys(narrowingOf(search))).toEqual([
      'people',
      'states',
      'likelihood',
      'objectives',
      'needsUpdate',
    ]);
  });
});
