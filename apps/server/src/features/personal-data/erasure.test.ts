import { makeToken } from '@bellwether/contract/accounts/tokens';
import { listAudit } from '@bellwether/contract/audit';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { listPeriods } from '@bellwether/contract/goals/reading';
import { addEmployee } from '@bellwether/contract/people/adding';
import { uploadAvatar } from '@bellwether/contract/people/avatar';
import { previewImport } from '@bellwether/contract/people/import';
import { createNote } from '@bellwether/contract/people/notes';
import { saveProfile } from '@bellwether/contract/people/profile';
import { activateWithEmail, deactivatePerson, freeEmail } from '@bellwether/contract/people/status';
import {
  erasePerson,
  exportDataOf,
  getErasure,
  getPersonalExport,
  holdPerson,
} from '@bellwether/contract/personal-data';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import type { TestPerson } from '../../testing/factory.ts';
import { fileOf, importHeading } from '../../testing/import-calls.ts';
import { storageOf } from '../../testing/storage-files.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { purgePersonalData } from './commands.purge.ts';
import { runExport } from './commands.run.ts';

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { tenantId } = company;
const day = 86_400_000;
const name = 'Zelda Quasarwhistle';
const email = 'zelda@quasarwhistle.example';
/** What is planted, beside name and address. */
const canaries = {
  title: 'Canary Captain',
  phone: '+49 30 5550187',
  linkedin: 'https://www.linkedin.com/in/canary-zelda',
  biography: 'Canary grew up by the sea',
  responsibility: 'Canary of the harbour',
  manual: 'Canary prefers mornings',
  aboutThem: 'Canary was late again',
  byThem: 'Canary thinks of a peer',
  token: 'Canary token',
  device: 'CanaryBrowser/7',
  address: '198.51.100.77',
  external: 'CANARY-4711',
  imported: 'canary.second@quasarwhistle.example',
  appraisal: 'Canary did well this year',
  comment: 'Canary sees it otherwise',
  passkey: 'Canary key',
  subject: 'canary-subject-4711',
  directory: 'canary-in-the-directory',
  location: 'Canary Wharf',
  started: '1987-06-05',
  inbox: 'canary-in-the-inbox',
} as const;
type Planted = Record<string, string>;

let person: TestPerson;
let admin: string;

beforeAll(async () => {
  admin = company.tokenOf('orgAdmin');
  person = await plant(name, email, canaries);
  await company.must('orgAdmin', deactivatePerson, { params: { id: person.id } });
});

/** Builds a person with texts in every kind of field, mostly by the calls that write them. */
async function plant(who: string, mail: string, words: Planted): Promise<TestPerson> {
  const built = await server.buildPerson(
    { id: tenantId },
    { name: who, email: mail, manager: company.people.lead },
  );
  const { id } = built;
  const from = { headers: { 'user-agent': words.device ?? '' }, address: words.address ?? '' };
  const token = await server.signInAs(built);
  const must = async (call: Promise<{ status: number; problem: unknown }>) => {
    const { status, problem } = await call;
    expect(status, JSON.stringify(problem)).toBe(200);
  };
  const profile = {
    Name: who,
    JobTitle: words.title,
    Email: mail,
    PhoneNumber: words.phone,
    LinkedinUrl: words.linkedin,
    Biography: words.biography,
  };
  await must(server.call(saveProfile, { token, params: { id }, body: profile, ...from }));
  const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  await must(
    server.call(uploadAvatar, {
      token,
      params: { profileId: id },
      file: { bytes: new Uint8Array(bytes), name: 'me.png' },
    }),
  );
  const made = await server.call(makeToken, {
    token,
    body: { Name: words.token, Scopes: ['goals:write', 'goals:read'] },
  });
  const periods = await server.call(listPeriods, { token });
  const goal = { Title: 'Ship the harbour', Measurement: 'By ten', PeriodId: periods.body.data[0]?.Id };
  await must(server.call(createGoal, { token: `Bearer ${made.body.Token}`, body: goal, ...from }));
  for (const [by, body] of [
    [company.tokenOf('lead'), { UserId: id, Title: 'Late', Body: words.aboutThem }],
    [token, { UserId: company.people.peer.id, Title: 'Peer', Body: words.byThem }],
  ] as const)
    await must(server.call(createNote, { token: by, body }));
  const line = `${words.external},Second,${words.imported},,${company.people.ceo.email},,,`;
  await must(
    server.call(previewImport, { token: admin, file: fileOf([importHeading, line, `,${who},${mail},,,,,`]) }),
  );
  await company.bring(
    'completed',
    { employee: built, token, manager: 'lead' },
    { Review: `<p>${words.appraisal}</p>` },
  );
  await plantRows(built, words);
  await plantInbox(tenantId, `Name,Email,Location\n${who},${mail},${words.inbox}`);
  return built;
}

/** Rows that no call of this test writes. */
async function plantRows({ id, email: mail, name: who }: TestPerson, words: Planted): Promise<void> {
  const put = (text: string, values: readonly unknown[]) =>
    server.owner.query(text, [tenantId, id, ...values]);
  await put(
    `update person set external_id = $3, responsibility = $4, responsibility_author_id = $2, responsibility_at = now(),
    unconfirmed_email = $5, location = $6, start_date = $7::date where tenant_id = $1 and id = $2`,
    [words.external, words.responsibility, `new-${mail}`, words.location, words.started],
  );
  await put(
    `insert into manual_entry (tenant_id, person_id, disc, description, created_at, updated_at)
    values ($1, $2, 'D', $3, now(), now())`,
    [words.manual],
  );
  await put(`update session set user_agent = $3 where tenant_id = $1 and person_id = $2`, [words.device]);
  await put(
    `insert into mail (tenant_id, kind, person_id, address, last_words, failing_since, requested_at)
    values ($1, 'digest', $2, $3, $3, now(), now())`,
    [mail],
  );
  await put(
    `insert into invitation (tenant_id, person_id, inviter_id, invited_by, created_at, expires_at)
    values ($1, $3, $2, $4, now(), now())`,
    [company.people.peer.id, who],
  );
  await put(`update appraisal set employee_comment = $3 where tenant_id = $1 and employee_id = $2`, [
    words.comment,
  ]);
  await put(
    `insert into passkey (tenant_id, person_id, credential_name, public_key, sign_count, name, created_at)
    values ($1, $2, $3::text::bytea, 'key', 0, $3, now())`,
    [words.passkey],
  );
  const { rows: providers } = await put(
    `insert into sign_in_provider (tenant_id, kind, preset, name, issuer, created_at, updated_at)
    values ($1, 'oidc', 'other', 'Sign-in of ' || $2::int, 'https://id.example', now(), now()) returning id`,
    [],
  );
  await put(
    `insert into sign_in_identity (tenant_id, person_id, provider_id, issuer, subject, linked_at)
    values ($1, $2, $3, 'https://id.example', $4, now())`,
    [providers[0]?.id, words.subject],
  );
  await put(
    `insert into scim_user (tenant_id, person_id, user_name, user_key, resource, fields, changed_at)
    values ($1, $2, $3, $3, jsonb_build_object('userName', $3::text), '{}', now())`,
    [words.directory],
  );
  await put(
    `insert into scim_user (tenant_id, person_id, user_name, user_key, resource, fields, waiting_manager, changed_at)
    select $1, $3, 'the peer', 'the peer', '{}', '{}', $4, now() where $2 > 0
    on conflict (tenant_id, person_id) do nothing`,
    [company.people.peer.id, mail],
  );
  await put(
    `insert into connection_happening (tenant_id, connection, at, is_ok, code, values)
    select $1, 'scim', now(), true, 'user_added', jsonb_build_object('name', said) from unnest($3::text[]) said
      where $2 > 0`,
    [[who, mail]],
  );
  await put(
    `insert into delivery (tenant_id, kind, receiver_id, lane, message_id, topic, body, state, next_at, created_at, ended_at)
    select $1, 'webhook', 1, '1', 'msg_' || $2::int, 'person.added',
      '{"data":{"Person":{"Id":' || $2::int || ',"Name":' || to_json($3::text) || ',"Email":' || to_json($4::text) || '}}}',
      'delivered', now(), now(), now()`,
    [who, mail],
  );
  await put(`update event set via = $3 where tenant_id = $1 and actor_id = $2 and kind = 'goal.created'`, [
    words.token,
  ]);
}

/** Returns the places, as `table.column`, where one of the texts stands, in every table of every schema, and the texts found. */
async function placesOf(texts: readonly string[]): Promise<{ places: string[]; found: Set<string> }> {
  const { rows } = await server.owner.query<{ schema: string; name: string; kind: string; columns: string }>(
    `select c.table_schema as schema, c.table_name as name, c.column_name as columns, c.data_type as kind
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where t.table_type = 'BASE TABLE' and c.table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const places: string[] = [];
  const found = new Set<string>();
  for (const { schema, name: table, kind, columns: column } of rows) {
    const stands =
      kind === 'bytea'
        ? `position(convert_to(t, 'UTF8') in "${column}") > 0`
        : `position(lower(t) in lower("${column}"::text)) > 0`;
    const here = await server.owner.query<{ t: string }>(
      `select t from unnest($1::text[]) t where exists (select from "${schema}"."${table}" where ${stands})`,
      [texts],
    );
    if (here.rows.length > 0) places.push(`${table}.${column}`);
    for (const { t } of here.rows) found.add(t);
  }
  return { places: places.sort(), found };
}

async function filesOf(): Promise<string[]> {
  const places: string[] = [];
  for await (const { place } of server.context.files.list()) places.push(place);
  return places;
}

const { wholeStorage, plantInbox } = storageOf(server);

const texts = [name, email, ...Object.values(canaries)];
const erase = (token: string, id: number, Name: string) =>
  server.call(erasePerson, { token, params: { id }, body: { Name } });

describe('before the erasure', () => {
  test('each planted text is found somewhere', async () => {
    const { found } = await placesOf(texts);
    const files = await wholeStorage();
    const isInFile = (text: string) => files.some(({ bytes }) => bytes.includes(text));
    expect(texts.filter((text) => !found.has(text) && !isInFile(text))).toEqual([]);
    expect(isInFile(canaries.inbox)).toBe(true);
  });

  test('the list says what goes and what stays', async () => {
    const { body } = await server.call(getErasure, { token: admin, params: { id: person.id } });
    expect(body).toMatchObject({
      FormerName: `Former employee ${person.id}`,
      AppraisalsUntil: null,
      Hold: null,
    });
    const counts = Object.fromEntries(body.Goes.map(({ Part, Count }) => [Part, Count]));
    expect(counts).toMatchObject({ profile: 1, manual: 1, notes: 2, tokens: 1, appraisals: 1 });
    expect(body.Stays).toContainEqual({ Part: 'goals', Count: 1 });
  });

  test.each(['lead', 'peer', 'hrAdmin', 'goalAdmin', 'observer'] as const)(
    '%s may do nothing',
    async (who) => {
      const params = { id: person.id };
      const token = company.tokenOf(who);
      expect((await erase(token, person.id, name)).status).toBe(403);
      expect((await server.call(exportDataOf, { token, params })).status).toBe(403);
      expect((await server.call(holdPerson, { token, params, body: { Reason: 'x' } })).status).toBe(403);
      expect((await server.call(getErasure, { token, params })).status).toBe(404);
    },
  );

  test('nobody outside reaches the person', async () => {
    const params = { id: person.id };
    const token = company.tokenOf('foreigner');
    expect((await erase(token, person.id, name)).status).toBe(404);
    expect((await server.call(exportDataOf, { token, params })).status).toBe(404);
    expect((await server.call(holdPerson, { token, params, body: { Reason: 'x' } })).status).toBe(404);
    expect((await server.call(getErasure, { token, params })).status).toBe(404);
    expect((await server.call(erasePerson, { params, body: { Name: name } })).status).toBe(401);
  });

  test('only a deactivated person can be erased, by the right name and a fresh proof', async () => {
    const { lead } = company.people;
    expect((await erase(admin, lead.id, lead.name)).problem.code).toBe('active');
    const wrong = await erase(admin, person.id, 'Zelda');
    expect([wrong.status, wrong.problem.errors?.[0]?.path]).toEqual([400, 'Name']);
    server.clock.advance(16 * 60_000);
    expect((await erase(admin, person.id, name)).status).toBe(409);
    server.clock.advance(-16 * 60_000);
  });

  test('a legal hold stops it; who set it and why is in the audit log', async () => {
    const params = { id: person.id };
    const hold = (Reason: unknown) => server.call(holdPerson, { token: admin, params, body: { Reason } });
    for (const wrong of ['', '  ', 'x'.repeat(2_001), 7]) expect((await hold(wrong)).status).toBe(400);
    expect((await hold('Court of Hamburg, 12 O 34/26')).body.Hold).toMatchObject({
      Reason: 'Court of Hamburg, 12 O 34/26',
      SetBy: { Id: company.people.orgAdmin.id },
    });
    expect((await erase(admin, person.id, name)).problem.code).toBe('held');
    expect((await hold(null)).body.Hold).toBe(null);
    const rows = async (token: string) =>
      (
        await server.call(listAudit, { token, query: { Person: person.id, Kind: 'people' } })
      ).body.data.filter(({ Kind }) => Kind.startsWith('person.h'));
    expect((await rows(admin)).map(({ Kind, Actor }) => [Kind, Actor?.Id])).toEqual([
      ['person.hold_lifted', company.people.orgAdmin.id],
      ['person.held', company.people.orgAdmin.id],
    ]);
    expect((await rows(admin))[1]?.Detail).toBe('Reason: Court of Hamburg, 12 O 34/26');
    expect(JSON.stringify(await rows(company.tokenOf('hrAdmin')))).not.toContain('Hamburg');
  });
});

describe('the erasure', () => {
  let before: string[] = [];
  let exported = 0;

  beforeAll(async () => {
    before = await filesOf();
    const asked = await server.call(exportDataOf, { token: admin, params: { id: person.id } });
    exported = asked.body.Id;
    await runExport(server.context, { tenantId, exportId: exported });
    expect(await filesOf()).toHaveLength(before.length + 1);
    const answer = await erase(admin, person.id, ` ${name} `);
    expect([answer.status, answer.body]).toEqual([
      200,
      { Id: person.id, Name: `Former employee ${person.id}` },
    ]);
  });

  test('leaves no text in any table', async () => {
    expect((await placesOf(texts)).places).toEqual([]);
  });

  test('leaves no file of the person in the storage', async () => {
    const left = await filesOf();
    expect(left.length).toBeLessThan(before.length);
    for (const { path, bytes } of await wholeStorage())
      for (const text of texts) expect(bytes.includes(text), `${text} in ${path}`).toBe(false);
    const file = await server.call(getPersonalExport, { token: admin, params: { id: exported } });
    expect(file.problem.code).toBe('removed');
  });

  test('keeps goals under the former name, and is an event', async () => {
    const { rows } = await server.owner.query(
      'select goal.title, person.name from goal join person on person.id = goal.owner_id where person.id = $1',
      [person.id],
    );
    expect(rows).toEqual([{ title: 'Ship the harbour', name: `Former employee ${person.id}` }]);
    const { body } = await server.call(listAudit, { token: admin, query: { Kind: 'person.erased' } });
    expect(body.data[0]).toMatchObject({ Subject: { Name: `Former employee ${person.id}` } });
  });

  test('is for ever', async () => {
    const params = { id: person.id };
    const body = { Email: 'again@quasar.example' };
    expect((await server.call(activateWithEmail, { token: admin, params, body })).problem.code).toBe(
      'erased',
    );
    expect((await erase(admin, person.id, `Former employee ${person.id}`)).problem.code).toBe('erased');
    expect((await server.call(exportDataOf, { token: admin, params })).problem.code).toBe('erased');
    const added = await server.call(addEmployee, {
      token: admin,
      body: { Name: 'Zoe', Email: email, ParentId: company.people.lead.id },
    });
    expect(added.status).toBe(200);
  });
});

test('appraisals are kept until the company’s date, without the name, and then go with an event', async () => {
  await company.set({ appraisal_keep_years: 2 });
  const who = 'Yorick Lampwright';
  const kept = await plant(who, 'yorick@lampwright.example', {
    ...canaries,
    external: 'CANARY-2',
    directory: 'canary-2',
  });
  await company.must('orgAdmin', deactivatePerson, { params: { id: kept.id } });
  // Nothing remembers the address from here on, so the erasure cannot search it.
  await company.must('orgAdmin', freeEmail, { params: { id: kept.id } });
  const { body } = await server.call(getErasure, { token: admin, params: { id: kept.id } });
  expect(body.Stays).toContainEqual({ Part: 'appraisals', Count: 1 });
  expect(body.Goes.map(({ Part }) => Part)).not.toContain('appraisals');
  expect(body.AppraisalsUntil).toMatch(/^2028-11-1/);
  expect((await erase(admin, kept.id, who)).status).toBe(200);
  expect((await placesOf([who, 'yorick@lampwright.example'])).places).toEqual([]);
  const appraisals = async () =>
    (await server.owner.query('select 1 from appraisal where employee_id = $1', [kept.id])).rows.length;
  expect(await appraisals()).toBe(1);
  await purgePersonalData(server.context);
  expect(await appraisals()).toBe(1);
  server.clock.advance(2 * 366 * day);
  await purgePersonalData(server.context);
  expect(await appraisals()).toBe(0);
  const events = await server.owner.query(
    `select 1 from event where kind = 'person.appraisals_erased' and subject_id = $1`,
    [kept.id],
  );
  expect(events.rows).toHaveLength(1);
  expect((await placesOf([canaries.appraisal])).places).toEqual([]);
});
