import { predictGoal } from '@bellwether/contract/goals/predictions';
import { setEmailPreference } from '@bellwether/contract/people/profile';
import { askGroups } from '@bellwether/domain/notifications/mails/weekly-ask';
import { sql } from 'kysely';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { jobs } from '../../../jobs.ts';
import { mails } from '../../../mails.ts';
import type { CronJob } from '../../../platform/jobs/job.ts';
import { sendOne } from '../../../platform/mail/send-mail.ts';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../../testing/goal-company.ts';
import { openReady, told } from '../../../testing/live-client.ts';
import { mailSettings, startMailServer } from '../../../testing/mail-server.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { askForUpdates } from './commands.weekly-ask.ts';

const post = await startMailServer();
const env = mailSettings(post);
const server = await startTestServer({ env });
const node = await startTestServer({ beside: server, env });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const jobNamed = (name: string) =>
  jobs.find((job): job is CronJob => job.name === name) ?? expect.unreachable();

// A Wednesday. The week needs a prediction from Thursday 06:00Z on, which is midnight in Chicago.
const wednesday = '2026-11-18T15:00:00Z';
beforeEach(() => server.clock.set(Date.parse(wednesday)));

async function companyWith(...owners: CastName[]): Promise<GoalCompany> {
  const company = await buildGoalCompany(server);
  for (const owner of owners) await company.makeApproved(owner, { Title: `Goal of ${owner}` });
  return company;
}

const setPerson = (company: GoalCompany, who: CastName, change: { time_zone?: string; deactivated?: true }) =>
  company.read((db) =>
    db
      .updateTable('person')
      .set({
        ...(change.time_zone === undefined ? {} : { time_zone: change.time_zone }),
        ...(change.deactivated ? { deactivated_at: new Date(server.clock.now()).toISOString() } : {}),
      })
      .where('id', '=', company.people[who].id)
      .execute(),
  );

/** Runs the weekly reminder on two nodes at the same time. */
const look = (company: GoalCompany, at: string) => {
  server.clock.set(Date.parse(at));
  return Promise.all([server, node].map(({ context }) => askForUpdates(context, company.tenantId)));
};

/** Returns how many mails and notifications of the weekly reminder each person got. */
async function asked(company: GoalCompany) {
  const rows = await company.read(async (db) => {
    const { rows: found } = await sql<{ id: number; mails: number; notifications: number }>`
      select person.id,
        (select count(*)::int from mail where mail.person_id = person.id and kind = 'weekly_ask') as mails,
        (select count(*)::int from notification told
          where told.person_id = person.id and kind = 'update_asked') as notifications
      from person where person.tenant_id = ${company.tenantId}`.execute(db);
    return found;
  });
  const nameOf = (id: number) =>
    Object.entries(company.people).find(([, person]) => person.id === id)?.[0] ?? id;
  return Object.fromEntries(
    rows
      .filter(({ mails, notifications }) => mails + notifications > 0)
      .map(({ id, mails, notifications }) => [nameOf(id), `${mails} mail, ${notifications} notification`]),
  );
}
const once = '1 mail, 1 notification';

const nextLook = (company: GoalCompany) =>
  company.read(async (db) => {
    const row = await db
      .selectFrom('due_work')
      .select('due_at')
      .where('kind', '=', 'ask_weekly')
      .where('tenant_id', '=', company.tenantId)
      .executeTakeFirst();
    return new Date(row?.due_at ?? 0).toISOString();
  });

describe('the weekly ask', () => {
  test('reaches each person once, in the hour after 09:00 of their own morning, on two nodes', async () => {
    const company = await companyWith('lead', 'member', 'peer', 'outsider');
    await setPerson(company, 'peer', { time_zone: 'Tokyo' });
    await setPerson(company, 'lead', { time_zone: 'American Samoa' });
    await setPerson(company, 'outsider', { deactivated: true });
    await look(company, '2026-11-19T14:59:00Z');
    expect([await asked(company), await nextLook(company)]).toEqual([{}, '2026-11-19T15:00:00.000Z']);
    await look(company, '2026-11-19T16:00:00Z');
    expect(await asked(company)).toEqual({ member: once });
    expect(await nextLook(company)).toBe('2026-11-19T20:00:00.000Z');
    await look(company, '2026-11-19T21:00:00Z');
    expect(await asked(company)).toEqual({ member: once, lead: once });
    // A person who got the reminder and then changes the time zone does not get it again.
    await setPerson(company, 'member', { time_zone: 'Tokyo' });
    await look(company, '2026-11-20T01:00:00Z');
    const all = { member: once, lead: once, peer: once };
    expect(await asked(company)).toEqual(all);
    await look(company, '2026-11-22T20:00:00Z');
    expect(await asked(company)).toEqual(all);
    expect(await nextLook(company)).toBe('2026-11-26T15:00:00.000Z');
  });

  test('is spread over an hour, in an order that stays', async () => {
    const owners: CastName[] = ['lead', 'member', 'peer', 'otherLead'];
    const company = await companyWith(...owners);
    const turn = (who: CastName) => company.people[who].id % askGroups;
    for (const group of Array.from({ length: askGroups }, (_, at) => at)) {
      const minute = String(group * 5).padStart(2, '0');
      await look(company, `2026-11-19T15:${minute}:00Z`);
      const reached = owners.filter((who) => turn(who) <= group);
      expect(Object.keys(await asked(company)).toSorted()).toEqual(reached.toSorted());
    }
  });

  test('shows at once in the bell of an open page, of nobody else', async () => {
    const company = await companyWith('member');
    server.clock.set(Date.parse('2026-11-19T16:00:00Z'));
    const open = async (who: CastName) => openReady(server, await server.signInAs(company.people[who]));
    const [member, peer] = [await open('member'), await open('peer')];
    await askForUpdates(server.context, company.tenantId);
    expect(await told(server, company.tenantId, { member, peer })).toEqual({
      member: [{ Event: 'notification', UnreadCount: 1 }],
      peer: [],
    });
  });

  test('leaves out who needs no update and who wants none', async () => {
    const company = await companyWith('lead', 'member', 'peer', 'otherLead', 'outsider', 'goalManager');
    // Observers keep the goals that they had, but may not update them.
    await company.read((db) =>
      db
        .updateTable('person')
        .set({ role_name: 'observer', manager_id: null })
        .where('id', '=', company.people.goalManager.id)
        .execute(),
    );
    const goal = await company.make('peer', { Title: 'A draft needs no update' });
    expect(goal.Goal.State).toBe('draft');
    const [status] = (
      await company.read((db) =>
        sql<{ id: number }>`select status.id from goal_status status join goal on goal.id = status.goal_id
          join goal_period_week week on week.id = status.week_id
          where goal.owner_id = ${company.people.member.id} and week.start_date = '2026-11-16'`.execute(db),
      )
    ).rows;
    await company.must('member', predictGoal, { body: { Id: status?.id ?? 0, Likelihood: 3, Quality: 3 } });
    await company.must('lead', setEmailPreference, { params: { flag: 0 } });
    const prefer = (who: CastName, delivery: 'app' | 'off') =>
      company.read((db) =>
        db
          .insertInto('notification_preference')
          .values({
            tenant_id: company.tenantId,
            person_id: company.people[who].id,
            topic: 'weekly_ask',
            delivery,
            updated_at: wednesday,
          })
          .execute(),
      );
    await prefer('otherLead', 'app');
    await prefer('outsider', 'off');
    await look(company, '2026-11-19T16:00:00Z');
    expect(await asked(company)).toEqual({
      lead: '0 mail, 1 notification',
      peer: once,
      otherLead: '0 mail, 1 notification',
    });
  });

  test('is made up for after a downtime, but only until the end of its week', async () => {
    const [late, tooLate] = [await companyWith('member'), await companyWith('member')];
    await look(late, '2026-11-23T05:59:59Z');
    expect(await asked(late)).toEqual({ member: once });
    await look(tooLate, '2026-11-23T06:00:00Z');
    expect(await asked(tooLate)).toEqual({});
  });

  test('goes to a large company in batches, without a query per person', async () => {
    const company = await companyWith('member');
    await server.owner.query(
      `with made as (
        insert into person (tenant_id, name, email, email_key, role_name, manager_id, invitation_accepted_at, created_at, updated_at)
        select $1, 'Person ' || n, n || '@crowd.example', n || '@crowd.example', 'contributor', $2, $3, $3, $3
        from generate_series(1, 1200) n returning id)
      insert into goal (tenant_id, owner_id, author_id, period_id, title, measurement, goal_type, state, is_private, first_week,
        created_at, updated_at, published_at)
      select $1, made.id, made.id, $4, 'Crowd', 'By ten', 'SMART', 'approved', false, 1, $3, $3, $3 from made`,
      [company.tenantId, company.people.lead.id, '2026-10-01T00:00:00Z', company.periods.current.id],
    );
    server.clock.set(Date.parse('2026-11-19T16:00:00Z'));
    // Count on the other node, which has no live channel: the channel's reader queries events every second.
    const { tables } = await node.countStatements(() => askForUpdates(node.context, company.tenantId));
    const mails = await company.read((db) =>
      db
        .selectFrom('mail')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('kind', '=', 'weekly_ask')
        .executeTakeFirstOrThrow(),
    );
    expect(mails.count).toBe(1201);
    // The last test below sends mails of its own.
    await server.owner.query(`delete from pgboss.job where name = 'send-mail'`);
    expect(tables.length).toBeLessThanOrEqual(3 * 11);
  });
});

describe('two missed weeks', () => {
  const missedEvents = (company: GoalCompany) =>
    company.read(async (db) => {
      const rows = await db
        .selectFrom('event')
        .select('subject_id')
        .where('kind', '=', 'person.updates_missed')
        .execute();
      return rows.map((row) => row.subject_id);
    });

  test('are recorded once for the manager, unless the company does not want it', async () => {
    const company = await companyWith('member');
    const quiet = await companyWith('member');
    await quiet.read((db) =>
      db.updateTable('tenant_setting').set({ escalate_missed_updates: false }).execute(),
    );
    for (const thursday of ['2026-11-19', '2026-11-26', '2026-12-03', '2026-12-10'])
      for (const one of [company, quiet]) {
        await look(one, `${thursday}T16:00:00Z`);
        const isTold = one === company && thursday >= '2026-12-03';
        expect(await missedEvents(one)).toEqual(isTold ? [company.people.member.id] : []);
      }
  });
});

describe('the mail of the ask', () => {
  const mailOf = async (company: GoalCompany) => {
    const row = await company.read((db) =>
      db
        .selectFrom('mail')
        .select('id')
        .where('kind', '=', 'weekly_ask')
        .where('state', '=', 'waiting')
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow(),
    );
    await sendOne(server.context, mails, { tenantId: company.tenantId, mailId: row.id });
    return post.mails.at(-1)?.email;
  };

  test('shows what was said last beside each goal', async () => {
    const company = await companyWith('peer');
    const goal = await company.makeApproved('peer', { Title: 'Said' });
    const status = goal.GoalStatuses.find(({ IsOpen }) => IsOpen);
    const body = { Id: status?.Id ?? 0, Likelihood: 2, Quality: 3, Comment: 'Waiting for\nparts' };
    await company.must('peer', predictGoal, { body });
    const week = status?.GoalPeriodWeek.Week ?? 0;
    await company.read((db) =>
      db.updateTable('goal').set({ first_week: 1 }).where('id', '=', goal.Goal.Id).execute(),
    );
    await look(company, '2026-11-26T16:00:00Z');
    const mail = await mailOf(company);
    expect(mail?.text).toMatch(
      new RegExp(`\\* Said\n  (Last week|In week ${week}): Unsure, Good\\. “Waiting for parts”\n`),
    );
    expect(mail?.text).toContain('* Goal of peer\n  No prediction yet.\n');
  });

  test('changes its words after three unanswered asks, and says that the manager is told', async () => {
    const company = await companyWith('member');
    const quiet = await companyWith('member');
    await quiet.read((db) =>
      db.updateTable('tenant_setting').set({ escalate_missed_updates: false }).execute(),
    );
    for (const one of [company, quiet]) {
      const subjects: (string | undefined)[] = [];
      for (const thursday of ['2026-11-19', '2026-11-26', '2026-12-03', '2026-12-10']) {
        await look(one, `${thursday}T16:00:00Z`);
        const mail = await mailOf(one);
        subjects.push(mail?.subject);
        const says = mail?.text?.includes('Lena Lead is told that your updates are missing.');
        expect(says).toBe(one === company && thursday === '2026-12-10');
      }
      expect(subjects).toEqual([
        ...Array(3).fill('Please update your goals'),
        'No update for three weeks: please update your goals',
      ]);
    }
  });
});

async function work(...nodes: TestServer[]) {
  const stops = await Promise.all(nodes.map(({ context }) => openBackground(context, silent)));
  onTestFinished(async () => {
    for (const stop of stops) await stop();
  });
}

test('ends in one mail, whose link opens the first goal to update', async () => {
  const company = await companyWith('member');
  const worse = await company.makeApproved('member', { Title: 'Grow <b>fast</b>' });
  await work(server, node);
  await jobNamed('start-asks').run(server.context);
  const tick = jobNamed('tick');
  const settled = () => Promise.all([tick.run(server.context), tick.run(node.context)]);
  await settled();
  await vi.waitUntil(async () => (await nextLook(company)) === '2026-11-19T15:00:00.000Z', {
    timeout: 30_000,
  });
  server.clock.set(Date.parse('2026-11-19T15:55:10Z'));
  await settled();
  // On a slow machine the approvals may be a day old by now, so that a digest of both may arrive, too.
  const sent = () =>
    post.mails.filter(
      ({ to, email }) =>
        to.includes(company.people.member.email) && !email.subject?.startsWith('Lena Lead approved'),
    );
  await vi.waitUntil(() => sent().length > 0, { timeout: 30_000 });
  const [{ email, raw }] = sent() as [(typeof post.mails)[number]];
  expect(email.subject).toBe('Please update your goals');
  expect(email.text).toContain(
    '2 of your goals have no prediction for this week yet. The week ends on Sunday, 22 Nov.',
  );
  const host = `https://${(await subdomainOf(company)) ?? ''}.goals.example.com`;
  expect(email.text).toMatch(
    new RegExp(`Update your goals:\n${host}/v3/goals/${worse.Goal.Id}\\?open=update&about=\\d+\n`),
  );
  expect(email.html).toContain('Grow &lt;b&gt;fast&lt;/b&gt;');
  expect(email.replyTo).toEqual([{ name: '', address: 'help@mail.example.com' }]);
  expect(raw).toMatch(new RegExp(`^List-Unsubscribe: <${host}/v3/unsubscribe/[\\w.-]+>\r$`, 'm'));
  expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
  await settled();
  expect(sent()).toHaveLength(1);
}, 60_000);

const subdomainOf = async (company: GoalCompany) =>
  (await server.owner.query('select subdomain from tenant where id = $1', [company.tenantId])).rows[0]
    ?.subdomain as string | undefined;
