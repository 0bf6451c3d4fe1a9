import { getDashboard } from '@bellwether/contract/dashboard';
import { endpoints } from '@bellwether/contract/endpoints';
import { listNotifications } from '@bellwether/contract/notifications';
import { createAppraisal, getAppraisal, shareAppraisal } from '@bellwether/contract/talent/appraisal';
import {
  type CalibrationOpening,
  cancelCalibration,
  getCalibrationSession,
  listCalibrationMoves,
  listCalibrations,
  openCalibration,
} from '@bellwether/contract/talent/calibration';
import { createCycle, startCycle } from '@bellwether/contract/talent/cycles';
import { describe, expect, test } from 'vitest';
import {
  type AppraisalCastName,
  appraisalCast,
  buildAppraisalCompany,
  type Made,
} from '../../../testing/appraisal-company.ts';
import { at, calibrationBuilders, idsOf } from '../../../testing/calibration-company.ts';
import { cycleBuilders, emptyAudience } from '../../../testing/cycle-company.ts';
import { openReady, told } from '../../../testing/live-client.ts';
import { notificationReader } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Calibration sessions on drafts of the third quarter.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, tenantId, quarter } = company;
const cycles = cycleBuilders(company);
const { drafts, body, begin, opened, read, move, edit, end } = calibrationBuilders(company);

describe('opening a session', () => {
  test('is for HR admins and for managers of managers over the group', async () => {
    const made = await drafts(5);
    const statuses: [string, number][] = [];
    for (const who of appraisalCast.filter((one) => one !== 'hrAdmin' && one !== 'hrLead')) {
      const answer = await company.call(who, openCalibration, { body: body(idsOf(made)) });
      statuses.push([who, answer.status]);
      if (answer.status === 200)
        await company.must(who, cancelCalibration, { params: { id: answer.body.Id } });
    }
    expect(statuses).toEqual([
      ['ceo', 200],
      ['head', 200],
      ['lead', 403],
      ['member', 403],
      ['peer', 403],
      ['otherLead', 403],
      ['orgAdmin', 403],
      ['goalAdmin', 403],
      ['hrObserver', 403],
      ['observer', 403],
      // Of another company, whose quarters these are not.
      ['foreigner', 400],
    ]);
    expect((await company.call(null, openCalibration, { body: body(idsOf(made)) })).status).toBe(401);
  });

  test('does not tell a manager whether somebody outside of their organisation has a draft', async () => {
    const made = await drafts(5);
    const outside = await company.make('draft', {}, 'otherLead');
    const without = await server.buildPerson({ id: tenantId }, { manager: people.otherLead });
    for (const { id } of [outside.employee, without]) {
      const answer = await company.call('head', openCalibration, { body: body([...idsOf(made), id]) });
      expect(answer.status).toBe(403);
    }
  });

  test('takes five rated people, none of them shared or in another session', async () => {
    const made = await drafts(6);
    const code = async (ids: readonly number[], more: Partial<CalibrationOpening> = {}) => {
      const { status, problem } = await company.call('hrAdmin', openCalibration, { body: body(ids, more) });
      return [status, status === 400 ? problem.errors?.[0]?.path : problem.code];
    };
    expect(await code(idsOf(made.slice(0, 4)))).toEqual([409, 'too_few']);
    expect(await code([])).toEqual([400, 'Audience']);
    expect(await code(idsOf(made), { EvaluationPeriodId: 999_999 })).toEqual([400, 'EvaluationPeriodId']);
    expect(await code(idsOf(made), { CycleId: 999_999 })).toEqual([400, 'CycleId']);
    expect(await code(idsOf(made), { Name: ' ' })).toEqual([400, 'Name']);
    expect(await code(idsOf(made), { Guide: [20, 60, 30] })).toEqual([400, 'Guide']);
    expect(await code(idsOf(made), { Participants: [people.peer.id] })).toEqual([400, 'Participants']);
    expect(await code(idsOf(made), { Participants: [people.foreigner.id] })).toEqual([400, 'Participants']);
    const shared = await company.make('shared');
    expect(await code([...idsOf(made), shared.employee.id])).toEqual([409, 'shared']);
    const { Participants, Cards } = await begin(idsOf(made), {
      Participants: [people.head.id, people.hrLead.id],
    });
    expect(Participants.map(({ Name }) => Name)).toEqual([
      'Hana Hradmin',
      'Hedy Head',
      'Hugo Hrlead',
      'Lena Lead',
    ]);
    expect(Cards).toHaveLength(6);
    expect(await code(idsOf(made))).toEqual([409, 'busy']);
  });

  test('takes a cycle of own days as soon as its reviews are open', async () => {
    const reports = await Promise.all(Array.from({ length: 5 }, () => cycles.report()));
    const made = await company.must('hrAdmin', createCycle, {
      body: cycles.body(
        reports.map(({ employee }) => employee),
        {
          Kind: 'dates',
          FirstPeriodId: undefined,
          Span: undefined,
          StartDate: '2026-08-01',
          EndDate: '2026-10-31',
          ReviewDays: { OpensOn: '2026-11-01', DueOn: '2026-11-21' },
          SelfReview: null,
        },
      ),
    });
    const { Id: CycleId, EvaluationPeriodId } = await company.must('hrAdmin', startCycle, {
      params: { id: made.Id },
      body: {},
    });
    for (const { employee } of reports)
      await company.must('lead', createAppraisal, {
        body: company.body(employee, { CycleId, EvaluationPeriodId }),
      });
    const ids = reports.map(({ employee }) => employee.id);
    // The quarter itself still runs.
    const ofQuarter = await company.call('hrAdmin', openCalibration, {
      body: body(ids, { EvaluationPeriodId }),
    });
    expect(ofQuarter.problem.errors?.[0]?.path).toBe('EvaluationPeriodId');
    const begun = await begin(ids, { EvaluationPeriodId, CycleId });
    expect([begun.Cycle?.Id, begun.Cards.length]).toEqual([CycleId, 5]);
  });

  test('and sharing at once: either the draft is shared, or it is in the session', async () => {
    for (let round = 0; round < 3; round += 1) {
      const made = await drafts(5);
      const [shared, begun] = await Promise.all([
        company.call('lead', shareAppraisal, { params: { id: made[0]?.id ?? 0 } }),
        company.call('hrAdmin', openCalibration, { body: body(idsOf(made)) }),
      ]);
      expect([shared.status, begun.status].sort()).toEqual([200, 409]);
    }
  });
});

describe('who sees a session', () => {
  test('its participants, without themselves and those above; nobody else by any call', async () => {
    const made = [...(await drafts(4)), await company.make('draft', {}, 'otherLead')];
    const lead = await company.bring(
      'draft',
      { employee: people.lead, token: company.tokenOf('lead'), manager: 'head' },
      { Review: '<p>About Lena.</p>' },
    );
    const ofLead: Made = { ...lead, employee: people.lead, token: company.tokenOf('lead') };
    const { Id: id } = await begin([...idsOf(made), people.lead.id], { Name: 'Canary-session-77c' });
    const seen = async (who: AppraisalCastName) => {
      const answer = await read(who, id);
      return answer.status === 200 ? answer.body.Cards.map(({ UserId }) => UserId).sort() : answer.status;
    };
    const all = [...idsOf(made), people.lead.id].sort();
    expect({
      hrAdmin: await seen('hrAdmin'),
      head: await seen('head'),
      lead: await seen('lead'),
      otherLead: await seen('otherLead'),
    }).toEqual({ hrAdmin: all, head: all, lead: [...idsOf(made)].sort(), otherLead: all });
    const others = appraisalCast.filter((who) => !['hrAdmin', 'head', 'lead', 'otherLead'].includes(who));
    for (const who of others) {
      expect([who, await seen(who)]).toEqual([who, 404]);
      const list = await company.call(who, listCalibrations);
      if (who !== 'foreigner')
        expect(list.body.data.filter(({ Name }) => Name === 'Canary-session-77c')).toEqual([]);
    }
    // Texts only for who may read them anyhow: the other manager compares ratings alone.
    const texts = async (who: AppraisalCastName) =>
      (await company.must(who, getCalibrationSession, { params: { id } })).Cards.filter(
        ({ AppraisalId }) => AppraisalId > 0,
      ).map(({ UserId }) => UserId);
    expect(await texts('otherLead')).toEqual([made[4]?.employee.id]);
    expect((await texts('lead')).sort()).toEqual(idsOf(made.slice(0, 4)).sort());
    // The own card is as absent for an act, and its moves cannot be read.
    expect((await move('lead', id, ofLead)).status).toBe(404);
    const moves = { params: { id, userId: people.lead.id } };
    expect((await company.call('lead', listCalibrationMoves, moves)).status).toBe(404);
    expect((await company.call('otherLead', listCalibrationMoves, moves)).status).toBe(200);
    const listed = (await company.must('lead', listCalibrations)).data.find(({ Id }) => Id === id);
    expect(listed?.People).toBe(made.length);

    // Nobody of the group meets it, on any reading call, whatever happens in it.
    const [first] = made;
    if (!first) throw new Error('Five drafts are made.');
    expect((await move('otherLead', id, first, { Reason: 'Canary-reason-77c' })).status).toBe(200);
    await end(id);
    await company.must('lead', shareAppraisal, { params: { id: first.id } });
    const values: Readonly<Record<string, string | number>> = {
      id: first.id,
      userId: first.employee.id,
      profileId: first.employee.id,
      periodId: quarter,
      hr: 0,
      flag: 1,
    };
    const met: string[] = [];
    for (const { name, path } of endpoints.filter(
      ({ method, who: callers, name: called }) =>
        method === 'GET' && callers !== 'anyone' && !/^(share|setEmail|follow|mark|connect)/i.test(called),
    )) {
      const url = `/api${path.replace(/\{(\w+)\}/g, (_, part: string) => String(values[part] ?? id))}`;
      const reply = await server.send({
        method: 'GET',
        url,
        headers: { authorization: first.token, host: 'localhost' },
      });
      if (/Canary-(session|reason)-77c|Ratings calibrated|Calibration (Opened|Closed)/.test(reply.body))
        met.push(name);
    }
    expect(met).toEqual([]);
    const own = await server.call(getAppraisal, { token: first.token, params: { id: first.id } });
    expect(own.body.History.map(({ Sentence }) => Sentence)).toEqual(['Appraisal shared']);
  });

  test('after the end only those who read the ratings anyhow; of a cancelled one nobody', async () => {
    const made = [...(await drafts(4)), await company.make('draft', {}, 'otherLead')];
    const { Id: id } = await begin(idsOf(made));
    const seen = async (who: AppraisalCastName) => (await read(who, id)).body.Cards.length;
    expect(await seen('otherLead')).toBe(5);
    await end(id);
    expect([await seen('otherLead'), await seen('lead'), await seen('hrAdmin')]).toEqual([1, 4, 5]);
    const dropped = await opened();
    await company.must('hrAdmin', cancelCalibration, { params: { id: dropped.id } });
    expect((await read('hrAdmin', dropped.id)).body.Cards).toEqual([]);
  });
});

test('participants are told and see it live; nobody of the group, and nobody about their own card', async () => {
  const reader = notificationReader(server);
  const settle = async () => {
    while (await reader.turn());
  };
  const made = await drafts(5);
  const lead = { employee: people.hrLead, token: company.tokenOf('hrLead'), manager: 'head' as const };
  await company.bring('draft', lead);
  await settle();
  const subjects = async (token: string) =>
    (await server.call(listNotifications, { token, params: { page: 0 } })).body.Notifications.filter(
      ({ Kind }) => Kind.startsWith('calibration'),
    ).map(({ Subject, NotifiedObjectId, Opens }) => [Subject, NotifiedObjectId, Opens]);
  const [first] = made;
  if (!first) throw new Error('Five drafts are made.');
  const clients = {
    lead: await openReady(server, company.tokenOf('lead')),
    hrLead: await openReady(server, company.tokenOf('hrLead')),
    ceo: await openReady(server, company.tokenOf('ceo')),
    employee: await openReady(server, first.token),
  };
  const frames = async () =>
    Object.fromEntries(
      Object.entries(await told(server, tenantId, clients)).map(([name, list]) => [
        name,
        list.filter(({ Event }) => Event === 'calibration_update').length,
      ]),
    );
  const before = await frames();
  const since = async () =>
    Object.fromEntries(
      Object.entries(await frames()).map(([name, count]) => [name, count - (before[name] ?? 0)]),
    );
  const { Id: id } = await begin([...idsOf(made), people.hrLead.id], { Participants: [people.hrLead.id] });
  expect(await since()).toEqual({ lead: 1, hrLead: 1, ceo: 0, employee: 0 });
  await move('lead', id, first);
  expect(await since()).toEqual({ lead: 2, hrLead: 2, ceo: 0, employee: 0 });
  await edit('lead', first, at(0, 0));
  expect(await since()).toEqual({ lead: 3, hrLead: 3, ceo: 0, employee: 0 });
  const own = { ...first, employee: people.hrLead };
  expect((await move('lead', id, own)).status).toBe(200);
  expect(await since()).toEqual({ lead: 4, hrLead: 3, ceo: 0, employee: 0 });
  await end(id);
  await settle();
  const newest = async (who: AppraisalCastName) => (await subjects(company.tokenOf(who))).slice(0, 2);
  const both = [
    ['Calibration Closed', id, 'calibration'],
    ['Calibration Opened', id, 'calibration'],
  ];
  expect([await newest('lead'), await newest('hrLead')]).toEqual([both, both]);
  expect((await subjects(company.tokenOf('hrAdmin'))).filter(([, about]) => about === id)).toEqual([]);
  expect((await subjects(company.tokenOf('ceo'))).filter(([, about]) => about === id)).toEqual([]);
  expect(await subjects(first.token)).toEqual([]);
});

test('participants are reminded of an open session on the dashboard, and nobody else', async () => {
  const made = await drafts(5);
  const { Id } = await begin(idsOf(made));
  const reminded = async (who: AppraisalCastName) =>
    ((await company.must(who, getDashboard)).Reminders ?? [])
      .filter(({ Type, Id: about }) => Type === 'calibration' && about === Id)
      .map(({ Title, ButtonText, User, Due }) => [Title, ButtonText, User.Name, Due]);
  const { Name } = (await read('lead', Id)).body;
  for (const who of ['lead', 'hrAdmin'] as const)
    expect([who, await reminded(who)]).toEqual([who, [[Name, 'Open', 'Hana Hradmin', null]]]);
  for (const who of ['otherLead', 'ceo', 'peer', 'orgAdmin', 'observer', 'foreigner'] as const)
    expect([who, await reminded(who)]).toEqual([who, []]);
  await end(Id);
  expect(await reminded('lead')).toEqual([]);
});

test('500 people cost as many statements as five, and a bounded answer', async () => {
  const small = await opened();
  const boss = await server.buildPerson({ id: tenantId }, { role: 'manager', manager: people.head });
  await server.owner.query(
    `begin; select set_config('app.tenant_id', '${tenantId}', true);
    insert into person (tenant_id, name, email, email_key, job_title, role_name, manager_id, created_at, updated_at)
      select ${tenantId}, 'Person ' || n, 'many-' || n || '@example.com', 'many-' || n || '@example.com', 'Sales Representative',
        'contributor', ${boss.id}, '2025-01-01', '2025-01-01' from generate_series(1, 500) n;
    insert into appraisal (tenant_id, employee_id, reviewer_id, period_id, state, review, primary_rating, secondary_rating, levels,
      tertiary_levels, created_at, updated_at)
    select ${tenantId}, id, ${boss.id}, ${quarter}, 'draft', '<p>x</p>', id % 3, id % 2, 3, 3, '2026-11-01', '2026-11-01'
      from person where tenant_id = ${tenantId} and manager_id = ${boss.id}; commit;`,
  );
  await server.owner.query('analyze person, org_path, appraisal');
  const Audience = { ...emptyAudience, Organisations: [boss.id] };
  const large = await begin([], { Audience });
  expect(large.Cards).toHaveLength(500);
  const counted = async (id: number) =>
    (await server.countStatements(() => company.must('hrAdmin', getCalibrationSession, { params: { id } })))
      .tables.length;
  await counted(small.id);
  expect(await counted(large.Id)).toBe(await counted(small.id));
  const size = JSON.stringify((await read('hrAdmin', large.Id)).body).length;
  expect(size).toBeLessThan(150_000);
  const closing = async (id: number) => (await server.countStatements(() => end(id))).tables.length;
  // Closing five takes as many.
  expect(await closing(large.Id)).toBeLessThanOrEqual(16);
});
