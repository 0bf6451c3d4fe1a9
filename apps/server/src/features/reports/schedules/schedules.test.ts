import { setEmailPreference } from '@bellwether/contract/people/profile';
import {
  createReportSchedule,
  deleteReportSchedule,
  getScheduledReport,
  listReportSchedules,
} from '@bellwether/contract/reports/schedules';
import { editTenant } from '@bellwether/contract/tenant.company';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openBackground } from '../../../background.ts';
import { EventReader } from '../../../platform/events/event-reader.ts';
import { doDueWork } from '../../../platform/jobs/due.ts';
import { readers } from '../../../reactions.ts';
import { buildGoalCompany, type CastName, type GoalCompany } from '../../../testing/goal-company.ts';
import { type LiveData, openLive } from '../../../testing/live-client.ts';
import { mailSettings, startMailServer } from '../../../testing/mail-server.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { mailReports, startReports } from '../jobs.ts';

const post = await startMailServer();
const env = mailSettings(post);
const server = await startTestServer({ env });
const node = await startTestServer({ beside: server, env });
const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
let company: GoalCompany;
beforeAll(async () => {
  company = await buildGoalCompany(server);
});

const people = { Report: 'people', Format: 'excel' };
const tree = { Report: 'goalTree', Format: 'pdf' };
const owing = { Report: 'goalCompliance', Mode: 2 };
const create = (who: CastName | null, Choice: object, Rhythm = 'weekly') =>
  company.call(who, createReportSchedule, { body: { Choice, Rhythm } });
const own = async (who: CastName) => (await company.must(who, listReportSchedules)).data;

/** Runs the mailing of due reports on two nodes at the same time. */
async function look(at: string): Promise<void> {
  server.clock.set(Date.parse(at));
  await startReports.run(server.context);
  await Promise.all([server, node].map(({ context }) => doDueWork(context, [mailReports])));
}

/** Returns who got which mails so far. */
const requested = () =>
  company.read(async (db) => {
    const rows = await db
      .selectFrom('mail')
      .select(['kind', 'person_id'])
      .where('kind', 'like', '%_reports')
      .execute();
    const nameOf = (id: number) =>
      Object.entries(company.people).find(([, person]) => person.id === id)?.[0] ?? id;
    return rows.map(({ kind, person_id }) => `${nameOf(person_id)} ${kind}`).sort();
  });

describe('own schedules', () => {
  test('are made, listed and deleted by their person alone', async () => {
    const { Id, ...made } = (await create('lead', tree)).body;
    expect(made).toEqual({
      Choice: tree,
      Rhythm: 'weekly',
      NextAt: '2026-11-23T13:00:00Z',
      CreatedAt: '2026-11-18T15:00:00Z',
      IsPaused: false,
    });
    expect((await own('lead')).map((one) => one.Id)).toEqual([Id]);
    const link = { params: { id: Id, periodId: company.periods.current.id } };
    expect(await company.must('lead', getScheduledReport, link)).toMatchObject({ Id, Choice: tree });
    for (const who of ['ceo', 'orgAdmin', 'member', 'foreigner'] as const) {
      expect([who, await own(who)]).toEqual([who, []]);
      expect((await company.call(who, getScheduledReport, link)).status).toBe(404);
      expect((await company.call(who, deleteReportSchedule, { params: { id: Id } })).status).toBe(404);
    }
    const unknown = { params: { id: Id, periodId: 999_999 } };
    expect((await company.call('lead', getScheduledReport, unknown)).status).toBe(404);
    await company.must('lead', deleteReportSchedule, { params: { id: Id } });
    expect([await own('lead'), (await company.call('lead', getScheduledReport, link)).status]).toEqual([
      [],
      404,
    ]);
    for (const endpoint of [listReportSchedules, createReportSchedule])
      expect((await company.call(null, endpoint, { body: { Choice: tree, Rhythm: 'weekly' } })).status).toBe(
        401,
      );
  });

  test.each<[CastName, object, number]>([
    ['member', owing, 403],
    ['observer', { Report: 'teamGoalUpdates', Users: [1] }, 403],
    ['ceo', { Report: 'appraisals', Mode: 1, PeriodId: 0 }, 400],
    ['ceo', { Report: 'goalTrees', Format: 'excel', Quarters: 21 }, 400],
    ['ceo', { ...tree, PeriodId: 1 }, 400],
  ])('%s, %j: %i', async (who, choice, status) => {
    expect((await create(who, choice)).status).toBe(status);
  });

  test('are only about people whom the person may ask for', async () => {
    const { foreigner, observer, outsider, member, peer } = company.people;
    const list = (UserId: number) => ({ Report: 'goalList', Format: 'pdf', UserId });
    const team = (...Users: number[]) => ({ Report: 'teamGoalUpdates', Users });
    expect((await create('lead', list(foreigner.id))).status).toBe(404);
    expect((await create('lead', list(observer.id))).status).toBe(404);
    expect((await create('lead', team(outsider.id))).status).toBe(404);
    expect((await create('lead', team(member.id, peer.id))).status).toBe(200);
    const again = await create('lead', team(peer.id, member.id));
    expect([again.status, again.problem.detail]).toEqual([409, 'You have scheduled this report already.']);
    for (const { Id } of await own('lead'))
      await company.must('lead', deleteReportSchedule, { params: { id: Id } });
  });

  test('tell the other tabs of their person, and nobody else', async () => {
    const [mine, other] = await Promise.all(
      (['member', 'ceo'] as const).map((who) => openLive(server, company.tokenOf(who))),
    );
    await Promise.all([mine, other].map((tab) => tab?.wait(({ Ready }) => Ready === true)));
    const isTold = ({ Event }: LiveData) => Event === 'report_schedules_updated';
    const { Id } = (await create('member', { ...people, Format: 'pdf' })).body;
    await mine?.wait(isTold);
    await company.must('member', deleteReportSchedule, { params: { id: Id } });
    await expect.poll(() => mine?.messages.filter(isTold).length).toBe(2);
    expect(other?.messages.filter(isTold)).toEqual([]);
  });

  test('are 20 at most, also if they are made at once', async () => {
    const trees = Array.from({ length: 24 }, (_, at) => ({
      Report: 'goalTrees',
      Format: at % 2 ? 'pdf' : 'excel',
      Quarters: 1 + Math.floor(at / 2),
    }));
    const answers: number[] = [];
    for (let at = 0; at < trees.length; at += 6)
      answers.push(
        ...(await Promise.all(trees.slice(at, at + 6).map((one) => create('peer', one)))).map(
          ({ status }) => status,
        ),
      );
    expect([
      answers.filter((status) => status === 200).length,
      answers.filter((one) => one === 409).length,
    ]).toEqual([20, 4]);
  });

  test('of several quarters end with the quarter of the mail', async () => {
    const { current } = company.periods;
    const { body } = await create(
      'goalManager',
      { Report: 'goalTrees', Format: 'excel', Quarters: 2 },
      'quarterly',
    );
    const next = company.periods.byIndex(current.index + 1)?.id ?? 0;
    const link = { params: { id: body.Id, periodId: next } };
    expect((await company.must('goalManager', getScheduledReport, link)).PeriodIds).toEqual([
      current.id,
      next,
    ]);
  });
});

describe('mails', () => {
  test('come once at each due instant, to who has the report and wants mails then', async () => {
    company = await buildGoalCompany(server);
    await create('lead', people);
    await create('lead', owing);
    await create('lead', tree, 'quarterly');
    await create('member', people);
    await create('peer', people);
    await create('outsider', people);
    await company.must('peer', setEmailPreference, { params: { flag: '0' } });
    await company.read((db) =>
      db
        .updateTable('person')
        .set({ deactivated_at: new Date(server.clock.now()).toISOString() })
        .where('id', '=', company.people.outsider.id)
        .execute(),
    );
    await look('2026-11-23T12:59:00Z');
    expect(await requested()).toEqual([]);
    await look('2026-11-23T13:00:00Z');
    const first = ['lead weekly_reports', 'member weekly_reports'];
    expect(await requested()).toEqual(first);
    await look('2026-11-23T13:01:00Z');
    expect(await requested()).toEqual(first);
    // No node has run for weeks: each rhythm sends one mail only.
    await look('2027-01-11T20:00:00Z');
    expect(await requested()).toEqual(
      ['lead quarterly_reports', 'lead weekly_reports', ...first]
        .sort()
        .concat('member weekly_reports')
        .sort(),
    );
  });

  test('follow the company to another zone', async () => {
    server.clock.set(Date.parse('2026-11-18T15:00:00Z'));
    company = await buildGoalCompany(server);
    const readEvents = async () => {
      for (const reader of readers) await new EventReader(server.context, reader, silent).turn();
    };
    await readEvents();
    await create('lead', people);
    await look('2026-11-18T15:00:00Z');
    await company.must('ceo', editTenant, {
      body: { Name: 'Moved', Url: null, TimeZone: 'Tokyo' },
    });
    await readEvents();
    expect((await own('lead')).map(({ NextAt }) => NextAt)).toEqual(['2026-11-22T22:00:00Z']);
    await look('2026-11-22T21:59:00Z');
    expect(await requested()).toEqual([]);
    await look('2026-11-22T22:00:00Z');
    expect(await requested()).toEqual(['lead weekly_reports']);
  });

  test('hold links that make the report at that moment, and no content', async () => {
    server.clock.set(Date.parse('2026-11-18T15:00:00Z'));
    company = await buildGoalCompany(server);
    await company.makeApproved('lead', { Title: 'Canary-goal' });
    const [list, compliance] = [
      { Report: 'goalList', Format: 'pdf', UserId: company.people.member.id },
      owing,
    ];
    const made = [await create('lead', list), await create('lead', compliance)].map(({ body }) => body.Id);
    // Goals that are not finalized belong to the latest ended quarter, also in a weekly mail.
    const { body: unfinished } = await create('lead', { ...owing, Mode: 3 });
    const former = company.periods.byIndex(company.periods.current.index - 1)?.id;
    await look('2026-11-23T13:00:00Z');
    const before = post.mails.length;
    onTestFinished(await openBackground(server.context, silent));
    const mail = await vi.waitFor(
      () =>
        post.mails.slice(before).find(({ email }) => email.text?.includes(`schedule=${made[0]}&`)) ??
        expect.unreachable(),
      { timeout: 20_000 },
    );
    const text = String(mail.email.text);
    for (const id of made)
      expect(text).toContain(`/v3/reports?schedule=${id}&period=${company.periods.current.id}`);
    expect(text).toContain(`/v3/reports?schedule=${unfinished.Id}&period=${former}`);
    expect(mail.email.subject).toBe('Your weekly reports');
    for (const said of ['Goal list of one person', 'Predictions not updated', 'Q4 2026', 'Q3 2026'])
      expect(text).toContain(said);
    for (const hidden of ['Canary', company.people.member.name]) expect(mail.raw).not.toContain(hidden);
    expect(mail.raw).toContain('List-Unsubscribe-Post');
    expect(mail.email.attachments).toEqual([]);
  });

  test('leave out a report that the role no longer has, which the list says', async () => {
    company = await buildGoalCompany(server);
    await create('lead', owing);
    await company.read((db) =>
      db
        .updateTable('person')
        .set({ role_name: 'contributor' })
        .where('id', '=', company.people.lead.id)
        .execute(),
    );
    expect((await own('lead')).map(({ IsPaused }) => IsPaused)).toEqual([true]);
    const [{ Id: id } = { Id: 0 }] = await own('lead');
    const link = { params: { id, periodId: company.periods.current.id } };
    expect((await company.call('lead', getScheduledReport, link)).status).toBe(403);
  });
});
