import { getDashboard, type Reminder } from '@bellwether/contract/dashboard';
import { listGoals } from '@bellwether/contract/goals/reading';
import {
  firstAskedWeek,
  hasEnded,
  isWithinUpdateWindow,
  latestAskedWeek,
} from '@bellwether/domain/calendar/prediction-window';
import { defaultCalendarSettings as calendar } from '@bellwether/domain/calendar/settings';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import {
  goalReminders,
  reminderRank,
  reminderSubject,
  remindsOfDraft,
  remindsOfNoGoal,
} from '@bellwether/domain/dashboard/reminders';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import { buildGoalWorld, type WorldGoal, type WorldPerson } from '../../testing/goal-world.ts';
import { type Answer, startTestServer } from '../../testing/test-server.ts';

const moments = [
  // Thursday of the eighth week, the Tuesday before, and the first Thursday of a year.
  '2026-11-19T18:00:00Z',
  '2026-11-17T18:00:00Z',
  '2027-01-07T18:00:00Z',
];

describe.each(moments)('reminders equal the domain’s at %s', async (now) => {
  const server = await startTestServer({ now });
  const { people, goals, current, actingManagerOf } = await buildGoalWorld(server, 200);
  const at = Date.parse(now);

  /**
   * Every third goal was sent back by another person, or retracted by its owner, who then gets no reminder.
   */
  const lastWord = (goal: WorldGoal) => (goal.id % 3 === 0 ? 'others' : goal.id % 3 === 1 ? 'owner' : null);
  const [someone] = people.values();
  await inTenant(server.context.pool, someone?.person.tenantId ?? 0, async (db) => {
    for (const goal of goals) {
      const word = lastWord(goal);
      if (word === null) continue;
      const by = word === 'owner' ? goal.owner : ([...people.keys()].find((id) => id !== goal.owner) ?? 0);
      const row = {
        tenant_id: someone?.person.tenantId ?? 0,
        goal_id: goal.id,
        transitionable_type: goal.state === 'draft' ? ('Goal' as const) : ('GoalEdit' as const),
        transitionable_id: goal.id,
        goal_name: goal.title,
        created_at: new Date(goal.createdAt).toISOString(),
      };
      await db
        .insertInto('goal_transition')
        .values([
          { ...row, author_id: goal.owner, from_state: 'draft', to_state: 'review' },
          { ...row, author_id: by, from_state: 'review', to_state: 'draft' },
          // Later rows were no change of state.
          { ...row, author_id: goal.owner, from_state: 'draft', to_state: 'draft', action_type: 1 },
        ])
        .execute();
    }
  });

  function isMissing({ period, createdAt, weeks }: WorldGoal): boolean {
    if (!isWithinUpdateWindow(period, at, calendar)) return false;
    const asked = insideWeeksOf(period)[latestAskedWeek(period, at, calendar) - 1];
    // The goals of this world are published when they are made.
    if (!asked || asked.week < firstAskedWeek(period, createdAt, calendar)) return false;
    return !weeks.includes(asked.week);
  }

  /** Returns the person's reminders, in order, as `quarter type about id`. */
  function expected({ person }: WorldPerson): string[] {
    const mine = goals.filter((goal) => goal.owner === person.id && !goal.isDeleted);
    const found = goals.flatMap((goal) => {
      if (goal.isDeleted) return [];
      const types = goalReminders({
        state: goal.state,
        editState: goal.edit,
        isOwner: goal.owner === person.id,
        isManager: actingManagerOf(goal.owner) === person.id,
        wasOwn: goal.submittedBy === person.id,
        isUpdateAsked: isMissing(goal),
        periodEnded: hasEnded(goal.period, at, calendar),
        isSentBack: lastWord(goal) === 'others',
      });
      const draft = {
        state: goal.state,
        isSentBack: lastWord(goal) === 'others',
        isOfRunningQuarter: goal.period.id === current.id,
      };
      const reminds = goal.owner === person.id && remindsOfDraft(draft);
      return [...types, ...(reminds ? (['draft'] as const) : [])].map((type) => ({
        index: goal.period.index,
        type,
        about: reminderSubject(type, goal.state, goal.edit),
        urgency: goal.state !== 'finalized' && goal.delta === 'worsened' ? 1 : 2,
        id: goal.id,
      }));
    });
    const ofQuarter = mine.filter((goal) => goal.period.id === current.id);
    const add = { index: current.index, type: 'add_goal' as const, about: null, urgency: 2, id: 0 };
    return (remindsOfNoGoal(ofQuarter.map(({ state }) => state)) ? [...found, add] : found)
      .sort(
        (a, b) =>
          reminderRank(a.type) - reminderRank(b.type) ||
          a.index - b.index ||
          a.urgency - b.urgency ||
          b.id - a.id,
      )
      .map((one) => `${one.index} ${one.type} ${one.about} ${one.id}`);
  }

  async function read(viewer: WorldPerson) {
    const found: Reminder[] = [];
    const counts = new Set<number | null>();
    let after: string | null = null;
    do {
      const query: Record<string, string> = after === null ? {} : { after };
      const answer: Answer<typeof getDashboard> = await server.call(getDashboard, {
        token: viewer.token,
        query,
      });
      expect([answer.status, answer.problem.detail]).toEqual([200, undefined]);
      found.push(...(answer.body.Reminders ?? []));
      counts.add(answer.body.ReminderCount);
      after = answer.body.Next;
    } while (after !== null);
    return { found, counts };
  }

  const viewers = [...people.values()].filter((one) => one.isActive && one.person.role !== 'observer');

  test('has reminders of every type to compare', () => {
    const types = new Set(
      viewers.flatMap((viewer) => expected(viewer).map((line) => line.split(' ').slice(1, 3).join(' '))),
    );
    for (const type of ['review goal', 'review edit', 'review shelving', 'review result', 'update null'])
      expect(types).toContain(type);
    for (const type of ['finalize null', 'sent_back goal', 'sent_back edit', 'draft null'])
      expect(types).toContain(type);
  });

  test('everybody gets exactly these reminders, in this order, with their own count', async () => {
    const indexes = new Map(goals.map((goal) => [goal.period.id, goal.period.index]));
    for (const viewer of viewers) {
      const { found, counts } = await read(viewer);
      const said = found.map(
        (one) => `${indexes.get(one.PeriodId) ?? current.index} ${one.Type} ${one.About} ${one.Id}`,
      );
      expect(said).toEqual(expected(viewer));
      expect([...counts]).toEqual([said.length]);
    }
  });

  test('the lists that a run walks have the same goals in the same order', async () => {
    for (const viewer of viewers) {
      const { found } = await read(viewer);
      const remindedOf = (type: Reminder['Type']) =>
        found.filter((one) => one.Type === type).map((one) => one.Id);
      const walked = async (filter: object) => {
        const body = { ...filter, AnyPeriod: true, PageSize: 100 };
        const answer = await server.call(listGoals, { token: viewer.token, body });
        return answer.body.data.map((goal) => goal.Id);
      };
      expect(await walked({ NeedsReview: true })).toEqual(remindedOf('review').slice(0, 100));
      const updates = await walked({ GoalSelectFilter: 'MyGoals', NeedsUpdate: true });
      expect(updates).toEqual(remindedOf('update').slice(0, 100));
    }
  });
});
