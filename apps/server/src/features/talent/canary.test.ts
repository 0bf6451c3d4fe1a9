import { restoreSession } from '@bellwether/contract/accounts';
import { makeToken } from '@bellwether/contract/accounts/tokens';
import { getDashboard } from '@bellwether/contract/dashboard';
import { endpoints } from '@bellwether/contract/endpoints';
import { listAppraisalsOfPerson } from '@bellwether/contract/talent/appraisal';
import { tokenScopes } from '@bellwether/domain/accounts/tokens/tokens';
import {
  meetsPart,
  type PartFacts,
  type TalentPart,
  type TalentRelation,
  type TalentWay,
  talentWays,
  waysOfParts,
} from '@bellwether/domain/talent/privacy/table';
import { readXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import { type AppraisalCastName, buildAppraisalCompany, type Made } from '../../testing/appraisal-company.ts';
import { notificationReader } from '../../testing/notifications.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Searches the replies of all reading calls for a text and ratings. Who may find them, and on which ways, is taken from the
// table of the domain (talent.22).

const lines: string[] = [];
const server = await startTestServer({
  log: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
});
const company = await buildAppraisalCompany(server);
const { people, quarter } = company;
await company.set({ rating_levels: 5 });
const secret = 'Canary-review-7f3';
const comment = 'I see it otherwise.';
const ratings = { Primary: 4, Secondary: 4, Review: `<p>${secret}</p>` };
const stateNames = ['draft', 'shared', 'completed'] as const;
type State = (typeof stateNames)[number];
const draft = await company.make('draft', ratings);
const shared = await company.make('shared', ratings);
const completed = await company.make('completed', ratings);
const madeIn: Readonly<Record<State, Made>> = { draft, shared, completed };

/** The calls that show parts of an appraisal, by their way. No other call may show any. */
const waysOfCalls: Readonly<Record<string, TalentWay>> = {
  getAppraisal: 'screen',
  listAppraisalsOfPerson: 'lists',
  getCourse: 'lists',
  getTalentOverview: 'lists',
  getTalentMatrix: 'lists',
  getTalentExcel: 'excel',
  getTalentExcelByFlag: 'excel',
  getAppraisalsReport: 'reports',
  getAppraisalReport: 'reports',
  printAppraisal: 'print',
  printCourse: 'print',
};
const calledWays = [...new Set(Object.values(waysOfCalls)), 'tokens'] as const;
/** The ways whose rows and lines are stored. Searches, drafts of the model, the own data and agents have tests of their own. */
const storedWays = ['mails', 'notifications', 'live', 'webhooks', 'log'] as const;
const parts = ['texts', 'ratings'] as const satisfies readonly TalentPart[];

/** Every reading call of the contract, with ids of the company in its path. */
function readsOf(made: { id: number; employee: { id: number } }) {
  const values: Readonly<Record<string, string | number>> = {
    id: made.id,
    userId: made.employee.id,
    profileId: made.employee.id,
    periodId: quarter,
    goalId: 1,
    hr: 0,
    flag: 1,
    x: made.employee.id,
    managerId: people.lead.id,
    managerOrUserId: made.employee.id,
    relatedPeriodId: 0,
    mode: 2,
  };
  const acts =
    /^(share|setEmail|activate|deactivate|reinvite|changeManager|follow|delete|restore|register|connect|mark)/i;
  return endpoints
    .filter(({ method, who, name }) => method === 'GET' && who !== 'anyone' && !acts.test(name))
    .map(({ name, path }) => ({
      name,
      url: `/api${path.replace(/\{(\w+)\}/g, (_, part: string) => String(values[part] ?? 1))}`,
    }));
}

const ratingFields = /"(PrimaryRating|SecondaryRating|TertiaryRating|Colour|RatingWords|Previous)":/;
/** The words of the highest level, as documents print them. */
const ratingWords = /Well above expectations|Ready for more/;

interface Met {
  readonly call: string;
  readonly what: 'text' | 'comment' | 'ratings';
}

const partOf = ({ what }: Met) => (what === 'ratings' ? 'ratings' : 'texts');

/** Returns the text of a document; undefined for replies of other kinds. */
async function textOf(type: string, bytes: Buffer): Promise<string | undefined> {
  if (type.includes('pdf')) return (await readPdf(bytes)).pages.map(({ text }) => text).join(' ');
  if (type.includes('spreadsheet'))
    return JSON.stringify((await readXlsx(new Uint8Array(bytes))).sheets.map(({ rows }) => rows));
  return undefined;
}

/** Returns what a person finds in one reply. */
async function metAt(token: string, call: string, url: string): Promise<Met[]> {
  const reply = await server.send({
    method: 'GET',
    url,
    headers: { authorization: token, host: 'localhost' },
  });
  if (reply.statusCode === 401) throw new Error(`${call} ended the session.`);
  const printed = await textOf(String(reply.headers['content-type']), reply.rawPayload);
  const text = printed ?? reply.body;
  const found: Met[] = [];
  if (text.includes(secret)) found.push({ call, what: 'text' });
  if (text.includes(comment)) found.push({ call, what: 'comment' });
  if ((printed === undefined ? ratingFields : ratingWords).test(text)) found.push({ call, what: 'ratings' });
  return found;
}

/** Most calls have the same address for all three appraisals, so each address is read once per token. */
const alreadyMet = new Map<string, Met[]>();

async function met(token: string, made: { id: number; employee: { id: number } }): Promise<Met[]> {
  const found: Met[] = [];
  for (const { name, url } of readsOf(made)) {
    const key = `${token} ${url}`;
    const here = alreadyMet.get(key) ?? (await metAt(token, name, url));
    alreadyMet.set(key, here);
    found.push(...here);
  }
  return found;
}

const flagless = { isOrgAdmin: false, isGoalAdmin: false, isGoalManager: false, isHrAdmin: false } as const;
const nobody: TalentRelation = {
  actor: { role: 'contributor', ...flagless },
  isEmployee: false,
  isReviewer: false,
  isAboveReviewer: false,
  isAboveEmployee: false,
  isActingManager: false,
  isGiver: false,
  isParticipant: false,
  isBelowEmployee: false,
};
const manager = { ...nobody, actor: { role: 'manager', ...flagless } } as const;
const observer = { ...nobody, actor: { role: 'observer', ...flagless } } as const;

/** How people of the company stand to the three appraisals. */
const viewers = {
  ceo: { ...nobody, actor: { role: 'ceo', ...flagless } },
  head: { ...manager, isAboveReviewer: true, isAboveEmployee: true },
  lead: { ...manager, isReviewer: true, isAboveEmployee: true, isActingManager: true },
  otherLead: manager,
  member: nobody,
  hrAdmin: { ...nobody, actor: { ...nobody.actor, isHrAdmin: true } },
  orgAdmin: { ...nobody, actor: { ...nobody.actor, isOrgAdmin: true } },
  goalAdmin: { ...nobody, actor: { ...nobody.actor, isGoalAdmin: true } },
  hrObserver: { ...observer, actor: { ...observer.actor, isHrAdmin: true } },
  observer: { ...observer, actor: { ...observer.actor, isOrgAdmin: true } },
} as const satisfies Partial<Record<AppraisalCastName, TalentRelation>>;
const viewerNames = Object.keys(viewers) as (keyof typeof viewers)[];

const factsIn = (state: State): PartFacts => ({
  selfReview: 'none',
  peers: { naming: 'pooled', request: 'asked', handedIn: 0 },
  calibration: undefined,
  appraisal: {
    state,
    employeeRole: 'contributor',
    employeeHasLeft: false,
    sharesRatings: false,
    reviewerHasLapsed: false,
    scaleHasChanged: false,
    isCalibrated: false,
    employeeHasTime: true,
    isUnsigned: false,
    statementIsOver: false,
    hasSignatures: true,
  },
});

/** Compares what a person finds in all replies with the table, and on the screen and in lists both ways round. */
async function expectAsInTable(token: string, state: State, relation: TalentRelation): Promise<Met[]> {
  const found = await met(token, madeIn[state]);
  const mayMeet = (way: TalentWay, part: TalentPart) => meetsPart(way, part, factsIn(state), relation);
  const wrong = found.filter((one) => {
    const way = waysOfCalls[one.call];
    return way === undefined || !mayMeet(way, partOf(one));
  });
  expect([state, wrong]).toEqual([state, []]);
  for (const way of ['screen', 'lists'] as const) {
    const here = new Set(found.filter(({ call }) => waysOfCalls[call] === way).map(partOf));
    expect([state, way, parts.filter((part) => here.has(part))]).toEqual([
      state,
      way,
      parts.filter((part) => mayMeet(way, part)),
    ]);
  }
  return found;
}

test.each(viewerNames)('%s meets what the table gives, and nothing else', async (who) => {
  const token = company.tokenOf(who);
  for (const state of stateNames) await expectAsInTable(token, state, viewers[who]);
});

test.each(['member', 'otherLead', 'orgAdmin', 'goalAdmin', 'observer'] as const)(
  'the table gives %s nothing of anybody’s',
  (who) => {
    const given = stateNames.flatMap((state) =>
      talentWays.filter((way) => parts.some((part) => meetsPart(way, part, factsIn(state), viewers[who]))),
    );
    expect(given).toEqual([]);
  },
);

test('the ceo of another company meets nothing of anybody’s', async () => {
  const token = company.tokenOf('foreigner');
  for (const made of [draft, shared, completed]) expect(await met(token, made)).toEqual([]);
});

test('the employee never sees a draft, then sees the text without ratings', async () => {
  const relation = { ...nobody, isEmployee: true };
  const asEmployee = async (state: State) =>
    (await expectAsInTable(madeIn[state].token, state, relation)).map(({ call, what }) => `${call} ${what}`);
  expect(await asEmployee('draft')).toEqual([]);
  expect(await asEmployee('shared')).toEqual(['getAppraisal text', 'printCourse text']);
  expect(await asEmployee('completed')).toEqual([
    'getAppraisal text',
    'getAppraisal comment',
    'printAppraisal text',
    'printAppraisal comment',
    'printCourse text',
    'printCourse comment',
  ]);
  const { body } = await server.call(listAppraisalsOfPerson, {
    token: draft.token,
    params: { userId: draft.employee.id },
  });
  expect(body.evaluations).toEqual([]);
});

test('the reviewer meets each part on every way that the table opens, and with a token on none', async () => {
  const token = company.tokenOf('lead');
  const { status, body } = await server.call(makeToken, {
    token,
    body: { Name: 'Canary', Scopes: [...tokenScopes] },
  });
  expect(status).toBe(200);
  const found = (await met(token, completed)).map((one) => `${partOf(one)} ${waysOfCalls[one.call]}`);
  const byToken = (await met(`Bearer ${body.Token}`, completed)).map((one) => `${partOf(one)} tokens`);
  const seen = new Set([...found, ...byToken]);
  for (const part of parts)
    expect([part, calledWays.filter((way) => seen.has(`${part} ${way}`))]).toEqual([
      part,
      calledWays.filter((way) => meetsPart(way, part, factsIn('completed'), viewers.lead)),
    ]);
});

test('events, reminders and the session hold no text and no rating', async () => {
  const stored = await inTenant(server.context.pool, company.tenantId, (db) =>
    db.selectFrom('event').selectAll().execute(),
  );
  const told = JSON.stringify(stored);
  expect([told.includes(secret), told.includes(comment), /rating/i.test(told)]).toEqual([
    false,
    false,
    false,
  ]);
  for (const token of [shared.token, company.tokenOf('lead')]) {
    const replies = [
      await server.call(getDashboard, { token }),
      await server.call(restoreSession, { token }),
    ];
    const text = JSON.stringify(replies.map(({ body }) => body));
    expect([text.includes(secret), ratingFields.test(text)]).toEqual([false, false]);
  }
});

test('no other table holds the text or the comment after everybody was notified, and no line of the log', async () => {
  const reader = notificationReader(server);
  while (await reader.turn());
  const { rows: tables } = await server.owner.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
      and table_name not in ('appraisal', 'appraisal_signature')`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await server.owner.query<{ holds: boolean }>(
      `select exists (select 1 from ${name} held where held::text like any ($1)) as holds`,
      [[`%${secret}%`, `%${comment}%`]],
    );
    if (rows[0]?.holds) found.push(name);
  }
  const notified = await server.owner.query('select 1 from notification');
  const open = storedWays.filter((way) => parts.some((part) => waysOfParts[part][way] !== 'nobody'));
  expect([found, open, (notified.rowCount ?? 0) > 0]).toEqual([[], [], true]);
  const log = lines.join('');
  expect([log.includes('request'), log.includes(secret), log.includes(comment)]).toEqual([
    true,
    false,
    false,
  ]);
});

test('reminders: the manager writes and countersigns, the employee signs', async () => {
  const reminders = async (token: string) => {
    const { body } = await server.call(getDashboard, { token });
    return (body.Reminders ?? [])
      .filter(({ Type }) => Type.startsWith('appraisal'))
      .map(({ Type, Title, Id }) => [Type, Title, Id]);
  };
  expect(await reminders(shared.token)).toEqual([['appraisal_sign', 'Your appraisal', shared.id]]);
  expect(await reminders(draft.token)).toEqual([]);
  const acknowledged = await company.make('acknowledged');
  const lead = company.tokenOf('lead');
  expect(await reminders(lead)).toEqual([
    ['appraisal_sign', `Appraisal of ${acknowledged.employee.name}`, acknowledged.id],
    ['appraisal_write', 'Appraisals due 21 Oct', quarter],
  ]);
});
