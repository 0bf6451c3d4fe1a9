import { getDashboard, type Reminder } from '@bellwether/contract/dashboard';
import { approveGoal, retractGoal, retractGoalEdit } from '@bellwether/contract/goals/approval';
import { deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { changeGoalOwner } from '@bellwether/contract/goals/ownership';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { finalizeGoal, retractResult, reviewResult } from '@bellwether/contract/goals/results';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// In Chicago, six hours behind UTC; the seventh week ends on Sunday 15 November.
const days = {
  friday: '2026-11-13T15:00:00Z',
  lastOfWednesday: '2026-11-19T05:59:59Z',
  thursday: '2026-11-19T06:00:00Z',
  lastOfTheQuarter: '2027-01-01T05:59:59Z',
  firstOfTheNext: '2027-01-01T06:00:00Z',
};

const server = await startTestServer({ now: days.friday });
const company = await buildGoalCompany(server);
const { periods, people } = company;

beforeEach(() => company.goTo(days.friday));

const everyone = cast.filter((name) => name !== 'foreigner');

/** Returns the person's reminders about the goal, in the words of the wire. */
async function about(who: CastName, goal: GoalInfo): Promise<Reminder[]> {
  const { Reminders } = await company.must(who, getDashboard);
  return Reminders?.filter((one) => one.Id === goal.Goal.Id) ?? [];
}

/** Returns who gets which reminders about the goal. */
async function reminded(goal: GoalInfo): Promise<Record<string, string>> {
  const said: Record<string, string> = {};
  for (const who of everyone) {
    const found = await about(who, goal);
    if (found.length > 0) said[who] = found.map((one) => `${one.Type} ${one.About ?? ''}`.trim()).join(', ');
  }
  return said;
}

const idOf = (goal: GoalInfo) => goal.Goal.Id;
const answer = (who: CastName, goal: GoalInfo, Status: string, Comment = '') =>
  company.must(who, approveGoal, { body: { Id: idOf(goal), Status, Comment } });
const predict = (goal: GoalInfo, week: number) => {
  const Id = goal.GoalStatuses.find((status) => status.GoalPeriodWeek.Week === week)?.Id;
  return company.must('member', predictGoal, { body: { Id, Likelihood: 3, Quality: 3 } });
};
/** Creates a published goal of the member that has its prediction. */
async function settled(): Promise<GoalInfo> {
  const goal = await company.makeApproved('member');
  await predict(goal, 7);
  return goal;
}
const propose = (goal: GoalInfo, fields: object) =>
  company.must('member', updateGoal, {
    params: { id: idOf(goal) },
    body: company.save({ IsFromEdit: true, ...fields }),
  });
const finalize = (goal: GoalInfo) =>
  company.must('member', finalizeGoal, {
    body: { Id: 0, GoalId: idOf(goal), Completed: true, Quality: 3, Outcome: 'Done', ObjectiveResult: null },
  });

describe('update', () => {
  test('from the day the week needs a prediction until it is given', async () => {
    const goal = await settled();
    expect(await reminded(goal)).toEqual({});
    await company.goTo(days.lastOfWednesday);
    expect(await reminded(goal)).toEqual({});
    await company.goTo(days.thursday);
    expect(await reminded(goal)).toEqual({ member: 'update' });
    const [one] = await about('member', goal);
    expect(one).toEqual({
      Id: idOf(goal),
      Type: 'update',
      About: null,
      Title: 'Grow',
      PeriodId: periods.current.id,
      PeriodLabel: 'Q4 2026',
      WeekId: periods.current.weekIds[7],
      WeekLabel: 'Week 8 · ends Sun 22 Nov',
      TakesResult: false,
      Due: null,
      For: null,
      User: { Id: people.member.id, Name: 'Mia Member', Title: 'contributor', Avatar: null, HasLeft: false },
      ButtonText: 'Update',
    });
    await predict(goal, 8);
    expect(await reminded(goal)).toEqual({});
  });

  test('of a private goal for its owner only', async () => {
    const goal = await company.makeApproved('member', { IsPrivate: true });
    await company.goTo(days.thursday);
    expect(await reminded(goal)).toEqual({ member: 'update' });
  });
});

describe('finalize', () => {
  test('replaces the update when the quarter has ended, until the result is given', async () => {
    const goal = await company.makeApproved('member');
    await company.goTo(days.lastOfTheQuarter);
    expect(await reminded(goal)).toEqual({ member: 'update' });
    await company.goTo(days.firstOfTheNext);
    expect(await reminded(goal)).toEqual({ member: 'finalize' });
    const [one] = await about('member', goal);
    expect([one?.ButtonText, one?.PeriodLabel, one?.WeekId]).toEqual(['Finalize Results', 'Q4 2026', 0]);
    await finalize(goal);
    expect(await reminded(goal)).toEqual({ lead: 'review result' });
    await company.must('member', retractResult, { body: { GoalId: idOf(goal), Comment: '' } });
    expect(await reminded(goal)).toEqual({ member: 'finalize' });
  });
});

describe('review', () => {
  test('of a goal: from the request to the answer', async () => {
    const goal = await company.make('member', { IsDraft: false });
    expect(await reminded(goal)).toEqual({ lead: 'review goal' });
    expect((await about('lead', goal))[0]?.ButtonText).toBe('Review');
    await company.must('member', retractGoal, { body: { Id: idOf(goal), Status: 'draft', Comment: 'Wait' } });
    expect(await reminded(goal)).toEqual({ member: 'draft' });
    await answer('member', goal, 'review');
    expect(await reminded(goal)).toEqual({ lead: 'review goal' });
    await answer('lead', goal, 'approved');
    expect((await about('lead', goal)).length).toBe(0);
  });

  test('of a proposed edit: from the request to the answer', async () => {
    const goal = await settled();
    await propose(goal, { Title: 'Grow faster', IsDraft: true });
    expect(await reminded(goal)).toEqual({});
    await answer('member', goal, 'review');
    expect(await reminded(goal)).toEqual({ lead: 'review edit' });
    expect((await about('lead', goal))[0]?.Title).toBe('Grow');
    await answer('lead', goal, 'approved');
    expect(await reminded(goal)).toEqual({});
  });

  test('of a shelving request and of a result', async () => {
    const goal = await settled();
    const shelve = (who: CastName, Status: string) =>
      company.must(who, shelveGoal, { body: { Id: idOf(goal), Status, Comment: 'So be it' } });
    await shelve('member', 'shelving_in_review');
    expect(await reminded(goal)).toEqual({ lead: 'review shelving' });
    await shelve('lead', 'denied');
    expect(await reminded(goal)).toEqual({});
    await finalize(goal);
    expect(await reminded(goal)).toEqual({ lead: 'review result' });
    await company.must('lead', reviewResult, {
      body: { Id: 0, GoalId: idOf(goal), Completed: true, Feedback: 'Well done', ObjectiveResult: null },
    });
    expect(await reminded(goal)).toEqual({});
  });

  test('goes to the acting manager, and follows the owner', async () => {
    const goal = await company.make('member', { IsDraft: false, IsPrivate: true });
    const setGone = (at: string | null) =>
      company.read((db) =>
        db.updateTable('person').set({ deactivated_at: at }).where('id', '=', people.lead.id).execute(),
      );
    await setGone(days.friday);
    const [one] = await about('ceo', goal);
    expect([one?.Type, one?.About, one?.User.Name]).toEqual(['review', 'goal', 'Mia Member']);
    await setGone(null);
    expect(await reminded(goal)).toEqual({ lead: 'review goal' });
  });

  test('ends with the goal', async () => {
    const goal = await company.make('member', { IsDraft: false });
    await company.must('ceo', deleteGoal, { params: { id: idOf(goal) } });
    expect(await reminded(goal)).toEqual({});
  });

  test('asks a goal admin for nothing that only others can answer', async () => {
    await company.make('member', { IsDraft: false });
    const { Reminders } = await company.must('goalAdmin', getDashboard);
    expect(Reminders?.map((one) => one.Type)).toEqual(['add_goal']);
  });
});

describe('sent back', () => {
  test('a goal: from the request for changes until it is submitted again', async () => {
    const goal = await company.make('member', { IsDraft: false });
    await answer('lead', goal, 'draft', 'Say how much');
    expect(await reminded(goal)).toEqual({ member: 'sent_back goal' });
    expect((await about('member', goal))[0]?.ButtonText).toBe('Edit');
    await company.must('member', updateGoal, {
      params: { id: idOf(goal) },
      body: company.save({ Title: 'Grow by ten' }),
    });
    expect(await reminded(goal)).toEqual({ member: 'sent_back goal' });
    await answer('member', goal, 'review');
    expect(await reminded(goal)).toEqual({ lead: 'review goal' });
  });

  test('a draft that its owner retracted gives none', async () => {
    const goal = await company.make('member', { IsDraft: false });
    await company.must('member', retractGoal, { body: { Id: idOf(goal), Status: 'draft', Comment: 'Wait' } });
    expect(await reminded(goal)).toEqual({ member: 'draft' });
  });

  test('an edit: until it is submitted again or discarded', async () => {
    const goal = await settled();
    await propose(goal, { Title: 'Grow faster', IsDraft: false });
    await answer('lead', goal, 'draft', 'Why?');
    expect(await reminded(goal)).toEqual({ member: 'sent_back edit' });
    await answer('member', goal, 'review');
    expect(await reminded(goal)).toEqual({ lead: 'review edit' });
    await answer('lead', goal, 'draft', 'Still, why?');
    await company.must('member', retractGoalEdit, {
      body: { Id: idOf(goal), Status: 'canceled', Comment: 'It stays as it is' },
    });
    expect(await reminded(goal)).toEqual({});
  });

  test('an edit: still, when a shelving requested meanwhile is denied', async () => {
    const goal = await settled();
    await propose(goal, { Title: 'Grow faster', IsDraft: false });
    await answer('lead', goal, 'draft', 'Why?');
    const shelve = (who: CastName, Status: string) =>
      company.must(who, shelveGoal, { body: { Id: idOf(goal), Status, Comment: 'Not now' } });
    await shelve('member', 'shelving_in_review');
    expect(await reminded(goal)).toEqual({ lead: 'review shelving' });
    await shelve('lead', 'denied');
    expect(await reminded(goal)).toEqual({ member: 'sent_back edit' });
  });

  test('a draft that its former owner retracted gives none', async () => {
    const goal = await company.make('member', { IsDraft: false });
    await company.must('member', retractGoal, { body: { Id: idOf(goal), Status: 'draft', Comment: 'Wait' } });
    await company.must('lead', changeGoalOwner, { body: { Id: idOf(goal), UserId: people.peer.id } });
    expect(await reminded(goal)).toEqual({ peer: 'draft' });
  });
});

describe('add a goal', async () => {
  const rival = await buildGoalCompany(server);
  const asked = async (who: CastName) => {
    const { Reminders } = await rival.must(who, getDashboard);
    return Reminders?.filter((one) => one.Type === 'add_goal') ?? null;
  };
  beforeEach(() => rival.goTo(days.friday));

  test('everybody but observers, until the first goal of the current quarter is handed in', async () => {
    for (const who of everyone)
      expect([who, (await asked(who))?.length]).toEqual([who, who === 'observer' ? undefined : 1]);
    expect(await asked('peer')).toEqual([
      {
        Id: 0,
        Type: 'add_goal',
        About: null,
        Title: '',
        PeriodId: rival.periods.current.id,
        PeriodLabel: 'Q4 2026',
        WeekId: 0,
        WeekLabel: null,
        TakesResult: false,
        Due: null,
        For: null,
        User: {
          Id: rival.people.peer.id,
          Name: 'Paul Peer',
          Title: 'contributor',
          Avatar: null,
          HasLeft: false,
        },
        ButtonText: 'Add a Goal',
      },
    ]);
    const next = rival.periods.byIndex(rival.periods.current.index + 1)?.id ?? 0;
    await rival.make('peer', { PeriodId: next });
    expect(await asked('peer')).toHaveLength(1);
    await rival.make('peer');
    expect(await asked('peer')).toHaveLength(1);
    const { Goal } = await rival.make('peer', { IsDraft: false });
    expect(await asked('peer')).toEqual([]);
    await rival.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
    await rival.must('goalAdmin', deleteGoal, { params: { id: Goal.Id } });
    expect(await asked('peer')).toHaveLength(1);
  });

  test('a goal given to another person, or shelved, does not count as one’s own', async () => {
    const given = await rival.makeApproved('member');
    expect(await asked('member')).toEqual([]);
    await rival.must('lead', changeGoalOwner, { body: { Id: idOf(given), UserId: rival.people.peer.id } });
    expect(await asked('member')).toHaveLength(1);
    expect(await asked('peer')).toEqual([]);
    await rival.must('lead', shelveGoal, { body: { Id: idOf(given), Status: 'shelved', Comment: '' } });
    expect(await asked('peer')).toHaveLength(1);
  });

  test('again on the first day of the next quarter', async () => {
    await rival.make('lead', { IsDraft: false });
    expect(await asked('lead')).toEqual([]);
    await rival.goTo(days.firstOfTheNext);
    expect((await asked('lead'))?.map((one) => one.PeriodLabel)).toEqual(['Q1 2027']);
  });
});

test('reminders are grouped by what they ask for, and within a group the oldest quarter comes first', async () => {
  const rival = await buildGoalCompany(server);
  const next = rival.periods.byIndex(rival.periods.current.index + 1)?.id ?? 0;
  await rival.goTo(days.friday);
  await rival.makeApproved('lead', { Title: 'Old' });
  await rival.make('member', { Title: 'Old, asked', IsDraft: false });
  await rival.make('member', { Title: 'Next, asked', IsDraft: false, PeriodId: next });
  const sent = await rival.make('lead', { Title: 'Next, sent back', IsDraft: false, PeriodId: next });
  await rival.must('ceo', approveGoal, { body: { Id: idOf(sent), Status: 'draft', Comment: 'Why?' } });
  await rival.makeApproved('lead', { Title: 'Next', PeriodId: next });
  await rival.goTo('2027-01-08T15:00:00Z');
  const { Reminders, ReminderCount, ReminderGroups } = await rival.must('lead', getDashboard);
  expect(Reminders?.map((one) => [one.PeriodLabel, one.Type, one.Title])).toEqual([
    ['Q1 2027', 'update', 'Next'],
    ['Q4 2026', 'review', 'Old, asked'],
    ['Q1 2027', 'review', 'Next, asked'],
    ['Q4 2026', 'finalize', 'Old'],
    ['Q1 2027', 'sent_back', 'Next, sent back'],
  ]);
  expect(ReminderCount).toBe(5);
  expect(ReminderGroups?.map(({ Type, Count }) => `${Type} ${Count}`)).toEqual([
    'update 1',
    'review 2',
    'finalize 1',
    'sent_back 1',
  ]);
});
