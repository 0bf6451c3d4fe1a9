import { getDashboard } from '@bellwether/contract/dashboard';
import { endpoints } from '@bellwether/contract/endpoints';
import { listNotifications } from '@bellwether/contract/notifications';
import { getTalentOverview, remindPeers } from '@bellwether/contract/talent/overview';
import {
  getPeerFeedback,
  getPeerRound,
  proposePeers,
  savePeerFeedback,
  savePeerSummary,
} from '@bellwether/contract/talent/peers';
import type { PeerState } from '@bellwether/domain/talent/peers/lifecycle';
import { type PeerNaming, peerNamings } from '@bellwether/domain/talent/peers/rules';
import { mayReadPeers, type PeerPart, type PeerRelation } from '@bellwether/domain/talent/privacy/table';
import { expect, test } from 'vitest';
import { inTenant } from '../../../platform/database/transaction.ts';
import { asTenant } from '../../../platform/session/gate.ts';
import {
  type AppraisalCastName,
  appraisalCast,
  buildAppraisalCompany,
} from '../../../testing/appraisal-company.ts';
import { notificationReader } from '../../../testing/notifications.ts';
import { peerBuilders } from '../../../testing/peer-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { tellReviews } from '../../notifications/telling/commands.reviews.ts';
import { readDataParts } from '../../personal-data/statements.export.ts';

// What peers say, tried against the domain's table (talent.24), and who is told and reminded (talent.25). It is 18 November 2026.

const lines: string[] = [];
const server = await startTestServer({
  log: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
});
const company = await buildAppraisalCompany(server);
const { people, tenantId } = company;
const build = peerBuilders(company);
const reader = notificationReader(server);
const settle = async () => {
  while (await reader.turn());
};

type Begun = Awaited<ReturnType<typeof build.begin>>;
const relationOf = (who: AppraisalCastName | 'employee' | 'giver', isShared: boolean): PeerRelation => ({
  actor: {
    role: who === 'employee' || who === 'giver' ? 'contributor' : people[who].role,
    isOrgAdmin: who === 'orgAdmin' || who === 'observer',
    isGoalAdmin: who === 'goalAdmin',
    isGoalManager: false,
    isHrAdmin: who === 'hrAdmin' || who === 'hrLead' || who === 'hrObserver',
  },
  isEmployee: who === 'employee',
  isReviewer: isShared && who === 'lead',
  isAboveReviewer: who === 'head' || who === 'ceo',
  isAboveEmployee: who === 'lead' || who === 'head' || who === 'ceo',
  isActingManager: who === 'lead',
  isGiver: false,
});

/** What a person finds of each part in the reply about the peers of a person. */
async function found(made: Begun, token: string, canaries: Readonly<Record<PeerPart, readonly string[]>>) {
  const { status, body } = await server.call(getPeerRound, { token, params: made.at });
  const text = status === 200 ? JSON.stringify(body) : '';
  const named = status === 200 ? JSON.stringify(body.Givers) : '';
  const words = status === 200 ? JSON.stringify(body.Words) : '';
  const has = (where: string, part: PeerPart) => canaries[part].some((canary) => where.includes(canary));
  return {
    peerAnswers: has(named, 'peerAnswers'),
    peerWords: has(words, 'peerWords'),
    peerSummary: has(text, 'peerSummary'),
    peerNames: has(text, 'peerNames'),
  } satisfies Record<PeerPart, boolean>;
}

test.each(peerNamings)('%s: everybody reads what the table gives them, in every state', async (naming) => {
  const made = await build.begin(naming);
  const chosen = await build.givers(3);
  await build.decide(made, chosen);
  const canaries = {
    peerAnswers: chosen.map((_, at) => `Canary-${naming}-${at}`),
    peerWords: chosen.map((_, at) => `Canary-${naming}-${at}`),
    peerSummary: ['Canary-summary'],
    peerNames: chosen.map(({ person }) => person.name),
  };
  const walk = async (request: PeerState, state: 'none' | 'shared', handedIn: number) => {
    const others = [...appraisalCast.filter((who) => who !== 'foreigner'), 'employee', 'giver'] as const;
    for (const who of others) {
      const token =
        who === 'employee' ? made.token : who === 'giver' ? (chosen[0]?.token ?? '') : company.tokenOf(who);
      const facts = { naming, request, handedIn };
      const relation = relationOf(who, state === 'shared');
      const reads = (part: PeerPart) =>
        mayReadPeers(part, facts, { state, reviewerHasLapsed: false }, relation);
      const expected = {
        peerAnswers: reads('peerAnswers'),
        peerWords: reads('peerWords'),
        peerSummary: reads('peerSummary') && handedIn > 0,
        peerNames: reads('peerNames'),
      };
      expect([naming, request, state, who, await found(made, token, canaries)]).toEqual([
        naming,
        request,
        state,
        who,
        expected,
      ]);
    }
    expect((await company.call('foreigner', getPeerRound, { params: made.at })).status).not.toBe(200);
    expect((await server.call(getPeerRound, { params: made.at })).status).toBe(401);
  };
  for (const [at, one] of chosen.entries()) {
    await build.answer(one, made);
    await build.write(one, made, `Canary-${naming}-${at}`, savePeerFeedback);
  }
  await walk('accepted', 'none', 0);
  for (const [at, one] of chosen.entries()) await build.write(one, made, `Canary-${naming}-${at}`);
  if (naming === 'pooled')
    await company.must('lead', savePeerSummary, { params: made.at, body: { Summary: 'Canary-summary' } });
  await walk('handed_in', 'none', 3);
  await build.share(made);
  await walk('handed_in', 'shared', 3);
  // A giver reads their own for ever, and nobody else's.
  for (const [at, one] of chosen.entries()) {
    const id = await build.idOf(one, made);
    const own = await server.call(getPeerFeedback, { token: one.token, params: { id } });
    const text = JSON.stringify(own.body.Questions);
    expect(canaries.peerAnswers.map((canary) => text.includes(canary))).toEqual(
      chosen.map((_, n) => n === at),
    );
  }
});

test.each(['manager', 'pooled'] as const)(
  '%s: nothing of fewer than three people reaches the employee',
  async (naming: PeerNaming) => {
    const made = await build.begin(naming);
    await build.give(made, ['Canary-few-1', 'Canary-few-2']);
    if (naming === 'pooled')
      await company.must('lead', savePeerSummary, { params: made.at, body: { Summary: 'Canary-few-sum' } });
    await build.share(made);
    const own = await build.ownRound(made);
    expect([own.Words, own.Summary, own.Givers, own.HandedIn]).toEqual([null, null, [], null]);
    const parts = await dataOf(made.employee.id);
    expect(JSON.stringify(parts)).not.toContain('Canary-few');
  },
);

const readTenant = { id: tenantId, hasTalent: true, settings: {} } as never;
const dataOf = (id: number) =>
  inTenant(server.context.pool, tenantId, (db) =>
    readDataParts({ db, tenant: readTenant }, { personId: id, askerId: id }),
  );

test('goes no other way: every reading call, the events, the notifications, the log', async () => {
  const canary = 'Canary-way-77';
  const made = await build.begin('pooled');
  const chosen = await build.give(made, [`${canary}-a`, `${canary}-b`, `${canary}-c`]);
  await company.must('lead', savePeerSummary, { params: made.at, body: { Summary: 'Canary-pool-78' } });
  const appraisal = await build.share(made);
  await settle();
  const request = await build.idOf(chosen[0] ?? expect.unreachable(), made);
  const values: Readonly<Record<string, string | number>> = {
    id: appraisal,
    userId: made.employee.id,
    profileId: made.employee.id,
    periodId: build.third,
    x: made.employee.id,
    personId: made.employee.id,
    hr: 0,
    flag: 1,
  };
  const met = async (token: string) => {
    const names: string[] = [];
    for (const { name, path, method, who } of endpoints) {
      if (method !== 'GET' || who === 'anyone' || /^(share|setEmail|follow|mark|connect)/i.test(name))
        continue;
      const id =
        name === 'getPeerFeedback'
          ? request
          : name === 'getPeerRound' || name === 'getCycle'
            ? made.id
            : values.id;
      const filled = path.replace(/\{(\w+)\}/g, (_, part: string) =>
        String(part === 'id' ? id : (values[part] ?? 1)),
      );
      const reply = await server.send({
        method: 'GET',
        url: `/api${filled}`,
        headers: { authorization: token, host: 'localhost' },
      });
      if (reply.body.includes(canary) || reply.body.includes('Canary-pool-78')) names.push(name);
    }
    return names;
  };
  expect(await met(made.token)).toEqual(['getPeerRound']);
  // HR admins have the most calls, and read none of it.
  expect(await met(company.tokenOf('hrAdmin'))).toEqual([]);
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.owner.query<{ holds: boolean }>(
      `select exists (select 1 from ${name} held where held::text like $1) as holds`,
      [`%${canary}%`],
    );
    if (rows[0]?.holds) holding.push(name);
  }
  expect([holding, lines.join('').includes(canary)]).toEqual([['peer_answer'], false]);
  // The own data: the giver's own words, and for the employee the summary alone.
  expect(JSON.stringify((await dataOf(chosen[0]?.person.id ?? 0)).peer_feedback)).toContain(`${canary}-a`);
  const employees = JSON.stringify(await dataOf(made.employee.id));
  expect([employees.includes('Canary-pool-78'), employees.includes(canary)]).toEqual([true, false]);
  for (const one of chosen) expect(employees).not.toContain(one.person.name);
  const leads = JSON.stringify(await dataOf(people.lead.id));
  expect([leads.includes(canary), leads.includes('Canary-pool-78')]).toEqual([false, false]);
  // No event tells together who gave and about whom once it is handed in.
  const { rows } = await server.owner.query<{ detail: object }>(
    `select detail from event where tenant_id = $1 and kind = 'talent.peer_handed_in'`,
    [tenantId],
  );
  for (const { detail } of rows) expect(Object.keys(detail)).toEqual(['cycle']);
});

test('who is told: the giver when asked and no longer asked, the manager of proposals and refusals', async () => {
  const made = await build.begin('both');
  const chosen = await build.givers(3);
  const [one, two, three] = chosen;
  if (!one || !two || !three) throw new Error('Three givers.');
  const newest = async (token: string) => {
    await settle();
    return (await server.call(listNotifications, { token, params: { page: 0 } })).body.Notifications[0];
  };
  await server.call(proposePeers, {
    token: made.token,
    params: { id: made.id },
    body: { UserIds: [one.person.id] },
  });
  const proposed = await newest(company.tokenOf('lead'));
  expect([proposed?.Subject, proposed?.Body, proposed?.Opens]).toEqual([
    'Peers Proposed',
    `${made.employee.name} proposed people for peer feedback of Half-year review. Please decide whom to ask.`,
    'peer_feedback',
  ]);
  await build.decide(made, chosen);
  const asked = await newest(one.token);
  expect([asked?.Body, asked?.PeerRequestId]).toEqual([
    `Lena Lead asks you for feedback about ${made.employee.name} for Half-year review. Please accept or decline.`,
    await build.idOf(one, made),
  ]);
  await build.answer(one, made);
  const read = await newest(one.token);
  expect([read?.IsRead, read?.PeerRequestId]).toEqual([true, undefined]);
  await build.answer(two, made, false);
  expect((await newest(company.tokenOf('lead')))?.Body).toBe(
    `${two.person.name} declined to give feedback about ${made.employee.name} for Half-year review.`,
  );
  const fourth = await build.giver();
  await build.decide(made, [one, fourth]);
  expect((await newest(three.token))?.Subject).toBe('Peer Feedback No Longer Needed');
  // What others are told, the employee is not.
  expect((await newest(made.token))?.Kind ?? 'none').not.toMatch(/peer/);
});

test('reminders: on the dashboard, and told seven days before, one day before and weekly, also after an absence', async () => {
  const made = await build.running({
    SelfReview: {
      OpensOn: '2026-10-01',
      DueOn: '2026-11-25',
      Questions: [
        {
          Id: 0,
          Question: 'What?',
          Help: '',
          IsRequired: true,
          Kind: 'text',
          Levels: [],
          Roles: [],
          Departments: [],
        },
      ],
    },
    Peers: build.part({ Naming: 'both' }),
  });
  const [one, away] = await build.givers(2);
  if (!one || !away) throw new Error('Two givers.');
  await server.buildAbsence({
    tenantId,
    personId: away.person.id,
    from: '2026-11-23',
    until: '2026-11-29',
    isOn: false,
  });
  await build.decide(made, [one, away]);
  const reminders = async (token: string) =>
    ((await server.call(getDashboard, { token })).body.Reminders ?? [])
      .filter(({ Type }) => Type.startsWith('peer'))
      .map(({ Type, Title, Due, User }) => [Type, Title, Due?.Date, User.Id]);
  expect(await reminders(one.token)).toEqual([
    ['peer_request', 'Half-year review', '2026-11-25', made.employee.id],
  ]);
  await build.answer(away, made);
  expect(await reminders(away.token)).toEqual([
    ['peer_feedback', 'Half-year review', '2026-12-03', made.employee.id],
  ]);
  const told: [string, string, number][] = [];
  const kinds = ['talent.peer_feedback_due', 'talent.self_review_due', 'talent.cycle_appraisals_due'];
  const newestId = async () =>
    (await server.owner.query<{ id: number }>('select max(id)::int as id from event')).rows[0]?.id ?? 0;
  for (let day = 18; day <= 34; day++) {
    const date = new Date(Date.UTC(2026, 10, day)).toISOString().slice(0, 10);
    const before = new Date(Date.UTC(2026, 10, day - 1)).toISOString().slice(0, 10);
    const since = await newestId();
    await asTenant(server.context, { tenantId, now: server.clock.now(), requestId: date }, (scope) =>
      tellReviews(scope, before as `${number}-${number}-${number}`, date as `${number}-${number}-${number}`),
    );
    const { rows } = await server.owner.query<{ kind: string; subject: number; count: number }>(
      `select kind, subject_id as subject, (detail ->> 'count')::int as count from event
        where id > $1 and kind = any($2) and subject_id = any($3) and (detail ->> 'cycle')::int = $4 order by id`,
      [since, kinds, [one.person.id, away.person.id, made.employee.id], made.id],
    );
    const nameOf = (id: number) =>
      id === one.person.id ? 'one' : id === away.person.id ? 'away' : 'employee';
    told.push(...rows.map(({ subject, count }): [string, string, number] => [date, nameOf(subject), count]));
  }
  const of = (who: string) => told.filter(([, name]) => name === who).map(([date, , count]) => [date, count]);
  const usual = [
    ['2026-11-18', 7],
    ['2026-11-24', 1],
    ['2026-11-26', -1],
    ['2026-12-03', -8],
  ];
  expect([of('one'), of('employee')]).toEqual([usual, usual]);
  expect(of('away')).toEqual([
    ['2026-11-26', 7],
    ['2026-12-02', 1],
    ['2026-12-04', -1],
  ]);
  await settle();
  const list = (await server.call(listNotifications, { token: one.token, params: { page: 0 } })).body
    .Notifications;
  expect(list.map(({ Body }) => Body)).toContain(
    `Your feedback about ${made.employee.name} for Half-year review is due in 7 days.`,
  );
});

test('the overview reminds who owes, each once a day, and names them only to who writes the review', async () => {
  const made = await build.begin('manager');
  const [one, away, done] = await build.givers(3);
  if (!one || !away || !done) throw new Error('Three givers.');
  await server.buildAbsence({ tenantId, personId: away.person.id, from: '2026-11-10', until: '2026-11-30' });
  await build.decide(made, [one, away, done]);
  await build.answer(done, made);
  await build.write(done, made, 'Enough said.');
  const params = { periodId: made.cycle.EvaluationPeriodId, userId: 0, hr: 0 as 0 | 1 };
  const peersOf = async (who: AppraisalCastName, hr: 0 | 1 = 0) => {
    const { Peers } = await company.must(who, getTalentOverview, {
      params: { ...params, hr },
      query: { Cycle: `${made.id}` },
    });
    return [Peers?.Owing, Peers?.Possible, Peers?.Named.map(({ User, Reminder }) => [User.Id, Reminder])];
  };
  const named = (reminder: string) =>
    [[one.person.id, reminder] as const, [away.person.id, 'away'] as const].sort(
      ([first], [second]) => first - second,
    );
  const sorted = async () => {
    const [owing, possible, names] = await peersOf('lead');
    return [
      owing,
      possible,
      Array.isArray(names) ? [...names].sort(([a], [b]) => Number(a) - Number(b)) : names,
    ];
  };
  expect(await sorted()).toEqual([2, 1, named('possible')]);
  for (const [who, hr] of [
    ['hrAdmin', 1],
    ['ceo', 1],
    ['head', 0],
  ] as const)
    expect([who, await peersOf(who, hr)]).toEqual([who, [2, 1, []]]);
  const remind = (who: AppraisalCastName, hr: 0 | 1 = 0) =>
    company.call(who, remindPeers, { params: { ...params, hr }, body: { Cycle: made.id } });
  for (const who of ['lead', 'orgAdmin', 'peer', 'foreigner'] as const)
    expect([who, (await remind(who, 1)).status]).toEqual([who, 404]);
  expect(
    (await server.call(remindPeers, { token: one.token, params, body: { Cycle: made.id } })).status,
  ).toBe(404);
  expect((await remind('hrAdmin', 1)).body).toEqual({ Reminded: 1, Already: 0, Away: 1 });
  expect((await remind('lead')).body).toEqual({ Reminded: 0, Already: 1, Away: 1 });
  expect(await sorted()).toEqual([2, 0, named('today')]);
  await settle();
  const [told] = (await server.call(listNotifications, { token: one.token, params: { page: 0 } })).body
    .Notifications;
  expect([told?.Kind, told?.Body, told?.Opens]).toEqual([
    'peers_reminded',
    `${people.hrAdmin.name} reminds you that peer feedback of Half-year review waits for you.`,
    'peer_feedback',
  ]);
});
