import { createActionItem, listActionItems, markActionItem } from '@bellwether/contract/action-items';
import { getDashboard } from '@bellwether/contract/dashboard';
import { approveGoal } from '@bellwether/contract/goals/approval';
import { carryOverGoals } from '@bellwether/contract/goals/carry-over';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { finalizeGoal, reviewResult } from '@bellwether/contract/goals/results';
import { setEmailPreference } from '@bellwether/contract/people/profile';
import { saveStrategy } from '@bellwether/contract/strategy';
import { addDays, type Day } from '@bellwether/domain/calendar/day';
import { defaultCalendarSettings as calendar } from '@bellwether/domain/calendar/settings';
import { weekAt } from '@bellwether/domain/calendar/week';
import { firstInstantAt } from '@bellwether/domain/calendar/zone-offset';
import { expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import type { TestPerson } from '../../testing/factory.ts';
import { LivedCompany } from '../../testing/lived-company.ts';
import { calendarWeeks, type LivedPerson, livedTable } from '../../testing/lived-table.ts';
import { mailSettings, startMailServer } from '../../testing/mail-server.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { periodsOf } from '../tenant/queries.ts';

// A company of twelve lives the third quarter of 2026, from Monday 29 June to Sunday 11 October, by the clock: Wednesday 1 July
// to Wednesday 30 September, so that both edges cut a week. The mails that arrive and the reminders of each Friday are the
// file docs/who-gets-what-when.md. `npm run quarter` writes it anew.

const { zone } = calendar;
const post = await startMailServer();
const server = await startTestServer({
  now: '2026-06-29T13:00:00Z',
  env: mailSettings(post),
});
const tenant = await server.buildTenant({ name: 'Northwind' });
const company = new LivedCompany(server, tenant, post);
const cleo = tenant.ceo;
const hire = (name: string, manager: TestPerson, role: 'manager' | 'contributor' = 'contributor') =>
  server.buildPerson(tenant, { name, manager, role });
const lena = await hire('Lena Lead', cleo, 'manager');
const otto = await hire('Otto Other', cleo, 'manager');
const mia = await hire('Mia Member', lena);
const paul = await hire('Paul Peer', lena);
const dora = await hire('Dora Draft', lena);
const nora = await hire('Nora None', lena);
const olga = await hire('Olga Open', otto);
const peter = await hire('Peter Far', otto);
const gus = await hire('Gus Quiet', cleo);
const obi = await server.buildPerson(tenant, { name: 'Obi Observer', role: 'observer' });

const periods = await inTenant(server.context.pool, tenant.id, async (db) => {
  await db
    .updateTable('tenant_setting')
    .set({ appraisal_effective_date: '2026-07-01' })
    .where('tenant_id', '=', tenant.id)
    .execute();
  await db.updateTable('person').set({ time_zone: 'Tokyo' }).where('id', '=', peter.id).execute();
  return periodsOf({
    db,
    now: server.clock.now(),
    cache: server.context.cache,
    tenant: { id: tenant.id, calendar },
  });
});
const quarter = periods.byIndex(periods.current.index + 1) ?? expect.unreachable();
const saved = (Title: string, more: { IsPrivate?: boolean } = {}) => ({
  Title,
  Measurement: 'By ten',
  PeriodId: quarter.id,
  ...more,
});

const goals = new Map<TestPerson, GoalInfo>();
const goalOf = (owner: TestPerson) => goals.get(owner) ?? expect.unreachable();
const idOf = (owner: TestPerson) => goalOf(owner).Goal.Id;
const at = (day: Day, hour: number) => firstInstantAt(zone, day, hour);

/** What happens on a day at 10:00, beside the weekly predictions. */
const acts: Readonly<Record<Day, () => Promise<unknown>>> = {
  '2026-06-29': async () => {
    for (const [owner, manager, title] of [
      [lena, cleo, 'Ship twice a month'],
      [otto, cleo, 'Open the second hall'],
      [mia, lena, 'Map every hall'],
      [paul, lena, 'Cut the queue'],
      [olga, otto, 'Train thirty drivers'],
      [peter, otto, 'Win Osaka'],
    ] as const)
      goals.set(owner, await company.goal(owner, saved(title), manager));
    goals.set(gus, await company.goal(gus, saved('Learn to lead', { IsPrivate: true }), cleo));
    await company.act(gus, setEmailPreference, { params: { flag: 0 } });
  },
  '2026-07-03': async () => goals.set(dora, await company.goal(dora, saved('Tidy the archive'))),
  '2026-07-06': () =>
    company.act(cleo, saveStrategy, {
      body: {
        StrategyBasic: { Mission: '<p>Move less, sooner</p>', Vision: '', Values: '' },
        IsPublish: true,
      },
    }),
  // Handed in on Friday, approved on Monday: asked for from the Thursday after.
  '2026-07-17': () => company.act(dora, approveGoal, { body: { Id: idOf(dora), Status: 'review' } }),
  '2026-07-20': async () => goals.set(dora, await company.approve(lena, goalOf(dora))),
  '2026-08-10': () =>
    company.act(lena, createActionItem, {
      body: { Title: 'Order the signs', DueDate: '2026-08-19', AssigneeId: mia.id, RequesterId: lena.id },
    }),
  '2026-08-05': async () => {
    const ivan = await hire('Ivan Joiner', otto);
    people.set(ivan, 'Joins on 5 August; his goal is approved the day after, an asking day.');
    goals.set(ivan, await company.goal(ivan, saved('Meet every client')));
    predictors.push([ivan, 3]);
  },
  '2026-08-06': async () => {
    const ivan = [...people.keys()].find(({ name }) => name === 'Ivan Joiner') ?? expect.unreachable();
    await company.act(ivan, approveGoal, { body: { Id: idOf(ivan), Status: 'review' } });
    goals.set(ivan, await company.approve(otto, goalOf(ivan)));
  },
  '2026-09-01': async () => {
    const { data } = await company.read(mia, listActionItems, { body: {} });
    await company.act(mia, markActionItem, { params: { id: data[0]?.Id ?? 0, tab: '1' } });
  },
  '2026-09-29': () => finalize(mia, true),
  '2026-09-30': () =>
    company.act(lena, reviewResult, { body: { GoalId: idOf(mia), Completed: true, Feedback: 'Well done' } }),
  '2026-10-02': async () => {
    const Results = [{ GoalId: idOf(olga), Completed: false, Quality: 2, Outcome: 'Twenty of thirty' }];
    await company.act(olga, carryOverGoals, { body: { GoalIds: [idOf(olga)], Results } });
    await finalize(lena, true);
  },
};

const finalize = (owner: TestPerson, Completed: boolean) =>
  company.act(owner, finalizeGoal, {
    body: { GoalId: idOf(owner), Completed, Quality: 3, Outcome: 'As planned' },
  });

const people = new Map<TestPerson, string>([
  [cleo, 'The ceo, without a goal of her own. Publishes the strategy in week 2.'],
  [lena, 'Manager of Mia, Paul, Dora and Nora. Predicts every week.'],
  [otto, 'Manager of Olga, Peter and, from August on, Ivan. Predicts every week, and gives no result.'],
  [mia, 'Predicts every week. Has an action item from 10 August, due on the 19th and done on 1 September.'],
  [paul, 'Predicts until week 4, and again from week 12 on.'],
  [dora, 'Drafts on 3 July, hands in on Friday 17 July, approved on Monday; predicts from then on.'],
  [nora, 'Never writes a goal.'],
  [olga, 'Does not reach her goal, says so on 2 October, and carries it into the next quarter.'],
  [peter, 'Lives in Tokyo. Predicts every week, less likely from week 8 on, and gives no result.'],
  [gus, 'Has one private goal, and no e-mail.'],
  [obi, 'An observer.'],
]);

/** Who predicts on Fridays at 11:00, and how likely. */
const predictors: (readonly [TestPerson, number])[] = [
  [lena, 3],
  [otto, 3],
  [mia, 4],
  [paul, 3],
  [dora, 3],
  [olga, 2],
  [peter, 3],
  [gus, 3],
];

async function predictAll(day: Day): Promise<void> {
  const week = weekAt(quarter, day);
  if (!week?.inside) return;
  for (const [owner, likelihood] of predictors) {
    if (owner === paul && week.week > 4 && week.week < 12) continue;
    if (owner === dora && week.week < 4) continue;
    if (goals.get(owner)?.Goal.State !== 'approved') continue;
    await company.predict(
      owner,
      goalOf(owner),
      week.week,
      owner === peter && week.week >= 8 ? 1 : likelihood,
    );
  }
}

const reminders = new Map<TestPerson, Map<Day, readonly string[]>>();

async function readReminders(monday: Day): Promise<void> {
  for (const person of people.keys()) {
    const { Reminders } = await company.read(person, getDashboard);
    const said = (Reminders ?? []).map(({ Type, Title }) => `${Type}${Title === '' ? '' : `: ${Title}`}`);
    reminders.set(person, (reminders.get(person) ?? new Map<Day, readonly string[]>()).set(monday, said));
  }
}

test('who gets what when, word for word', { timeout: 240_000 }, async () => {
  const first: Day = '2026-06-29';
  const weeks = calendarWeeks(first, 15, (start) => {
    const [begin, end] = [weekAt(quarter, start), weekAt(quarter, addDays(start, 6))];
    const week = begin ?? end;
    return `${week?.inside ? week.week : 'after'} (${start.slice(5)})`;
  });
  await company.start();
  for (const { start } of weeks)
    for (let day = start; day <= addDays(start, 6); day = addDays(day, 1)) {
      await company.liveUntil(at(day, 10));
      await acts[day]?.();
      if (day !== addDays(start, 4)) continue;
      await company.liveUntil(at(day, 11));
      await predictAll(day);
      await company.liveUntil(at(day, 16));
      await readReminders(start);
    }
  await company.liveUntil(at(addDays(first, 15 * 7), 0));
  const told = [...people].map(
    ([person, about]): LivedPerson => ({ person, about, reminders: reminders.get(person) ?? new Map() }),
  );
  const text = `# Who gets what when

A company of twelve lives a quarter by the clock, through HTTP and the outbox: from Monday 29 June to Sunday 11 October 2026. The
quarter is Wednesday 1 July to Wednesday 30 September, so its first and its last week are cut. For each person this lists
the mails of each week, and the reminders on the dashboard on Friday afternoon. Neighbouring weeks that say the same are one row.
Written by \`lived-quarter.test.ts\`, which compares it word for word; \`npm run quarter\` writes it anew.

${livedTable(told, weeks, company.arrived, zone)}`;
  await expect(text).toMatchFileSnapshot('../../../../../docs/who-gets-what-when.md');
});
