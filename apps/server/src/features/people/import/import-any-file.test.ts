import {
  changeImport,
  getImport,
  getImportFaults,
  type ImportPreview,
  previewImport,
  startImport,
} from '@bellwether/contract/people/import';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { importCalls } from '../../../testing/import-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { runImport } from './commands.run.ts';

const server = await startTestServer();
const { newCompany, peopleOf, eventsOf } = importCalls(server);

/** A company with a lead below the ceo. */
async function company() {
  const made = await newCompany();
  const lead = await server.buildPerson(made.tenant, {
    role: 'manager',
    name: 'Lena Lead',
    email: 'lead@demo.example',
  });
  return { ...made, lead };
}
type Company = Awaited<ReturnType<typeof company>>;

async function previewed(
  { token }: Pick<Company, 'token'>,
  file: string | Uint8Array,
): Promise<ImportPreview> {
  const bytes = typeof file === 'string' ? new TextEncoder().encode(file.replaceAll(' ⏎ ', '\n')) : file;
  const { status, body, problem } = await server.call(previewImport, {
    token,
    file: { bytes: new Uint8Array(bytes) },
  });
  expect([status, problem?.detail, problem?.errors]).toEqual([200, undefined, undefined]);
  return body;
}

async function changed({ token }: Pick<Company, 'token'>, Id: number, body: object): Promise<ImportPreview> {
  const reply = await server.call(changeImport, { token, params: { id: Id }, body });
  expect([reply.status, reply.problem?.detail]).toEqual([200, undefined]);
  return reply.body;
}

async function written({ tenant, token }: Pick<Company, 'tenant' | 'token'>, Id: number, body: object = {}) {
  const start = await server.call(startImport, { token, body: { Id, ...body } });
  expect([start.status, start.problem?.errors]).toEqual([200, undefined]);
  await runImport(server.context, { tenantId: tenant.id, importId: Id });
  return (await server.call(getImport, { token, params: { id: Id } })).body;
}

async function faultsText({ token }: Pick<Company, 'token'>, Id: number) {
  const reply = await server.call(getImportFaults, { token, params: { id: Id } });
  return reply.status === 200 ? new TextDecoder().decode(reply.bytes as Uint8Array) : reply.status;
}

const heads = 'Name,Email,Manager Email';

describe('a small file', () => {
  test.each<[string, string, Partial<ImportPreview>]>([
    [
      'of Google',
      'First Name [Required],Last Name [Required],Email Address [Required],Manager Email,Status [READ ONLY] ⏎ Ada,Quill,ada@demo.example,lead@demo.example,Active ⏎ Ben,Moss,ben@demo.example,lead@demo.example,Suspended',
      { Added: 1, Left: 1, FaultCount: 0, Preset: 'Google Workspace' },
    ],
    [
      'of BambooHR, with a manager by name',
      'Employee #,Last name,First name,Job Title,Reporting to,Work Email,Status ⏎ 12,Quill,Ada,Engineer,Lena Lead,ada@demo.example,Active',
      { Added: 1, Preset: 'BambooHR' },
    ],
    [
      'in German',
      'ID;Vorname;Nachname;E-Mail;Position;Abteilung;Vorgesetzter;Status ⏎ 77;Änne;Großmann;aenne@demo.example;Ingenieurin;Navigation;lead@demo.example;aktiv',
      { Added: 1, IsEncodingSure: true },
    ],
    [
      'with a line for the delimiter',
      'sep=; ⏎ Name;Email;Manager Email ⏎ Ada Quill;ada@demo.example;lead@demo.example',
      { Added: 1, HeadingRow: 2 },
    ],
    [
      'with titles above',
      `Our people ⏎ November ⏎  ⏎ ${heads} ⏎ Ada,ada@demo.example,lead@demo.example`,
      { Added: 1, HeadingRow: 4 },
    ],
    ['with bars', 'Name|Email|Manager Email ⏎ Ada Quill|ada@demo.example|lead@demo.example', { Added: 1 }],
    [
      'with a leaver who is unknown here',
      'Name,Email,Manager Email,Status,Termination Date ⏎ Ben Gone,ben@demo.example,lead@demo.example,Terminated,2025-01-31',
      { Added: 0, Left: 1, Leavers: [] },
    ],
  ])('%s', async (_name, file, expected) => {
    const made = await company();
    const found = await previewed(made, file);
    expect(found).toMatchObject({ ...expected, FaultCount: 0, Unclear: [] });
    const ended = await written(made, found.Id);
    expect(ended).toMatchObject({ State: 'done', Added: expected.Added });
    // The same file again changes nothing.
    expect(await previewed(made, file)).toMatchObject({ Added: 0, Changed: 0, FaultCount: 0 });
  });

  test('of Entra asks for the manager once, and takes an id, an address or a name', async () => {
    const made = await company();
    const file =
      'version:v1.0 ⏎ Name [displayName] Required,User name [userPrincipalName] Required,Job title [jobTitle] ⏎ Ada Quill,ada@demo.example,Engineer';
    for (const To of [made.lead.id, 'lead@demo.example', 'Lena Lead', `${made.lead.id}`]) {
      const { Id, Unclear, Added } = await previewed(made, file);
      expect([Added, Unclear]).toEqual([0, [{ Kind: 'no_manager', Value: '', Rows: [3] }]]);
      const found = await changed(made, Id, { Answers: [{ Kind: 'no_manager', Value: '', To }] });
      expect(found).toMatchObject({ Added: 1, FaultCount: 0, Unclear: [] });
      // The answer is kept over a reload.
      expect(await changed(made, Id, {})).toEqual(found);
    }
  });

  test('with ids of managers: the top is asked, the others are below', async () => {
    const made = await company();
    const { Id } = await previewed(
      made,
      'Employee ID,Name,Email,Title,Manager ID ⏎ E1,Ada Quill,ada@demo.example,Head, ⏎ E2,Ben Moss,ben@demo.example,Engineer,E1',
    );
    await changed(made, Id, { Answers: [{ Kind: 'no_manager', Value: '', To: made.tenant.ceo.id }] });
    expect(await written(made, Id)).toMatchObject({ State: 'done', Added: 2 });
    const people = await peopleOf(made);
    expect(people.slice(2).map(({ name, manager, role_name }) => [name, manager, role_name])).toEqual([
      ['Ada Quill', 'Cleo Chief', 'manager'],
      ['Ben Moss', 'Ada Quill', 'contributor'],
    ]);
  });

  test('with a leaver: proposed with what stays behind, and deactivated only if ticked', async () => {
    const made = await company();
    const gone = await server.buildPerson(made.tenant, {
      name: 'Ben Gone',
      email: 'ben@demo.example',
      role: 'manager',
      manager: made.lead,
    });
    await server.buildPerson(made.tenant, { manager: gone });
    const token = await server.signInAs(gone);
    const file = 'Name,Email,Manager Email,Status ⏎ Ben Gone,ben@demo.example,lead@demo.example,Terminated';
    const silent = await previewed(made, file);
    expect(silent.Leavers).toEqual([
      {
        Row: 2,
        Id: gone.id,
        Name: 'Ben Gone',
        LeavesBehind: { Reports: 1, Goals: 0, Waiting: 0, Appraisals: 0 },
      },
    ]);
    expect(await written(made, silent.Id)).toMatchObject({ State: 'done', Deactivated: 0 });
    const stranger = await server.call(startImport, {
      token: made.token,
      body: { Id: (await previewed(made, file)).Id, Deactivate: [made.lead.id] },
    });
    expect([stranger.status, stranger.problem?.errors?.[0]?.path]).toEqual([400, 'Deactivate']);
    const { Id } = await previewed(made, file);
    expect(await written(made, Id, { Deactivate: [gone.id] })).toMatchObject({
      State: 'done',
      Deactivated: 1,
    });
    expect(await eventsOf(made)).toContainEqual([
      'person.deactivated',
      { reports: 1, approvals: 0, appraisals: 0, requests: 0, goals: 0, items: 0 },
    ]);
    expect((await server.call(getImport, { token, params: { id: 0 } })).status).toBe(401);
    // Now the leaver is named and stays as they are.
    expect(await previewed(made, file)).toMatchObject({ Leavers: [], Left: 1, Unchanged: 1, Changed: 0 });
    const back = await previewed(made, file.replace('Terminated', 'Active'));
    expect([back.Returned, back.Returners]).toEqual([1, [{ Row: 2, Id: gone.id, Name: 'Ben Gone' }]]);
    expect(await written(made, back.Id, { Reactivate: [gone.id] })).toMatchObject({
      Changed: 1,
      Reactivated: 1,
    });
    expect(await eventsOf(made)).toContainEqual(['person.activated', {}]);
  });

  test('with somebody who is deactivated: named, unchanged', async () => {
    const made = await company();
    const gone = await server.buildPerson(made.tenant, { name: 'Ben Gone', email: 'ben@demo.example' });
    await server.call(deactivatePerson, { token: made.token, params: { id: gone.id } });
    const found = await previewed(
      made,
      `${heads} ⏎ Ben Gone,ben@demo.example,lead@demo.example ⏎ Ada,ada@demo.example,lead@demo.example`,
    );
    expect(found).toMatchObject({ Added: 1, Unchanged: 1, FaultCount: 0, Left: 1 });
    expect(found.Warnings.map(({ Message }) => Message)).toEqual([
      'Ben Gone is deactivated here, and stays so unless you choose otherwise.',
    ]);
    expect(await written(made, found.Id)).toMatchObject({ State: 'done', Added: 1 });
  });

  test('that is complete proposes whoever is missing', async () => {
    const made = await company();
    const { Id, ...found } = await previewed(
      made,
      `${heads} ⏎ Ada,ada@demo.example,${made.tenant.ceo.email}`,
    );
    expect([found.Missing, found.Leavers]).toEqual([2, []]);
    const complete = await changed(made, Id, { IsComplete: true });
    expect(complete.Leavers.map((one) => [one.Row, one.Id])).toEqual([[null, made.lead.id]]);
  });

  test('with 50 good rows and a bad one: 50 are written, one comes back', async () => {
    const made = await company();
    const rows = Array.from({ length: 50 }, (_, at) => `P${at},p${at}@demo.example,lead@demo.example`);
    const { Id, ...found } = await previewed(made, [heads, ...rows, 'Bad,bad@,lead@demo.example'].join('\n'));
    expect(found).toMatchObject({ Added: 50, FaultCount: 1, RowsGood: 50, RowsLeftOut: 1 });
    const back =
      'Name,Email,Manager Email,What is wrong\r\nBad,bad@,lead@demo.example,Please enter valid email';
    expect(await faultsText(made, Id)).toBe(back);
    expect(await written(made, Id)).toMatchObject({ State: 'refused', Added: 0 });
    expect(await faultsText(made, Id)).toBe(back);
    const again = await previewed(made, [heads, ...rows, 'Bad,bad@,lead@demo.example'].join('\n'));
    expect(await written(made, again.Id, { Rows: 'good' })).toMatchObject({
      State: 'done',
      Added: 50,
      RowsLeftOut: 1,
    });
    expect(await faultsText(made, again.Id)).toBe(back);
    const other = await newCompany();
    expect(await faultsText(other, again.Id)).toBe(404);
    const good = await previewed(made, `${heads} ⏎ P1,p1@demo.example,lead@demo.example`);
    expect(await faultsText(made, good.Id)).toBe(404);
  });

  test('with the ceo as the own manager and a board member without one', async () => {
    const made = await company();
    const { email } = made.tenant.ceo;
    const { Id, Unclear } = await previewed(
      made,
      `${heads} ⏎ Cleo Chief,${email},${email} ⏎ Bo Ard,bo@demo.example,`,
    );
    expect(Unclear).toEqual([{ Kind: 'no_manager', Value: '', Rows: [3] }]);
    await changed(made, Id, { Answers: [{ Kind: 'no_manager', Value: '', To: email }] });
    expect(await written(made, Id)).toMatchObject({ State: 'done', Added: 1, Unchanged: 1 });
  });

  test('that gives a contributor a report shows the promotion and writes it', async () => {
    const made = await company();
    const ben = await server.buildPerson(made.tenant, {
      name: 'Ben',
      email: 'ben@demo.example',
      manager: made.lead,
    });
    const found = await previewed(made, `${heads} ⏎ Ada,ada@demo.example,ben@demo.example`);
    expect(found).toMatchObject({
      Added: 1,
      Changed: 1,
      Promoted: 1,
      Promotions: [{ Row: 2, Id: ben.id, Name: 'Ben' }],
    });
    expect(await written(made, found.Id)).toMatchObject({ State: 'done', Added: 1, Changed: 1 });
    expect(
      (await peopleOf(made)).map(({ name, manager, role_name }) => [name, manager, role_name]),
    ).toContainEqual(['Ada', 'Ben', 'contributor']);
    expect(await eventsOf(made)).toContainEqual([
      'person.role_changed',
      { from: 'contributor', to: 'manager' },
    ]);
  });
});

describe('a workbook', () => {
  const people = [
    ['Name', 'Email', 'Manager Email'],
    ['Ada', 'Ben M', 'lead@demo.example'],
  ];
  const cells = new Map([['1,1', { value: 'Ben M', hyperlink: { target: 'mailto:ada@demo.example' } }]]);

  test('with several sheets: people are proposed; a link’s address counts', async () => {
    const made = await company();
    const bytes = await writeXlsx({
      sheets: [
        { name: 'Read me', rows: [['These are our people.'], ['x']] },
        { name: 'People', rows: people, cells },
      ],
    });
    const found = await previewed(made, bytes);
    expect(found).toMatchObject({
      Sheets: ['Read me', 'People'],
      Sheet: 'People',
      Added: 1,
      People: [{ Name: 'Ada', Email: 'ada@demo.example' }],
    });
    const { token } = made;
    const other = (body: object) => server.call(changeImport, { token, params: { id: found.Id }, body });
    expect((await other({ Sheet: 'Read me' })).status).toBe(200);
    expect((await other({ Sheet: 'None' })).problem?.errors?.[0]).toEqual({
      path: 'Sheet',
      message: 'This file has no sheet “None”.',
    });
    expect((await other({ Encoding: 'utf-8' })).status).toBe(400);
    expect((await other({ Columns: [{ Heading: 'Nothing', Field: null }] })).status).toBe(400);
    expect((await other({ Columns: [{ Heading: 'Name', Field: 'Salary' }] })).status).toBe(400);
    expect((await other({ Sheet: 'People' })).body).toMatchObject({ Added: 1 });
  });
});

describe('what a company chose', () => {
  const file = 'Who,Where,Contact,Boss,State of work ⏎ Ada,Bonn,ada@demo.example,lead@demo.example,zzyzx';

  test('for columns and words is proposed again for the same headings, and in no other company', async () => {
    const made = await company();
    const first = await previewed(made, file);
    expect(first.Columns.map(({ Heading, Field }) => [Heading, Field])).toEqual([
      ['Who', null],
      ['Where', null],
      ['Contact', 'Email'],
      ['Boss', 'ManagerEmail'],
      ['State of work', null],
    ]);
    const found = await changed(made, first.Id, {
      Columns: [
        { Heading: 'Who', Field: 'Name' },
        { Heading: 'Where', Field: 'Department', EmptyDeletes: true },
        { Heading: 'State of work', Field: 'Status' },
      ],
    });
    expect([found.Added, found.Unclear]).toEqual([0, [{ Kind: 'status', Value: 'zzyzx', Rows: [2] }]]);
    expect(found.Columns[1]).toEqual({
      Heading: 'Where',
      Field: 'Department',
      EmptyDeletes: true,
      Samples: ['Bonn'],
    });
    const answered = await changed(made, first.Id, {
      Answers: [{ Kind: 'status', Value: 'zzyzx', To: 'active' }],
    });
    expect(answered).toMatchObject({ Added: 1, Unclear: [] });
    const again = await previewed(made, file);
    expect([again.Added, again.Columns]).toEqual([1, answered.Columns]);
    expect((await previewed(await company(), file)).Columns).toEqual(first.Columns);
  });

  test.each<[string, object]>([
    ['NUL', { Answers: [{ Kind: 'status', Value: 'a\u0000b', To: 'left' }] }],
    ['half of a pair', { Answers: [{ Kind: 'manager', Value: 'a', To: '\ud800' }] }],
    ['a heading with NUL', { Columns: [{ Heading: '\u0000', Field: null }] }],
    ['an unknown kind', { Answers: [{ Kind: 'salary', Value: 'a', To: null }] }],
    ['an unknown encoding', { Encoding: 'ebcdic' }],
    ['no row', { HeadingRow: 0 }],
    ['something else', { Salary: 1 }],
  ])('is refused with %s', async (_name, body) => {
    const made = await company();
    const { Id } = await previewed(made, `${heads} ⏎ Ada,ada@demo.example,lead@demo.example`);
    const reply = await server.call(changeImport, {
      token: made.token,
      params: { id: Id },
      body: body as never,
    });
    expect(reply.status).toBe(400);
  });

  test('cannot be changed once the import has started', async () => {
    const made = await company();
    const { Id } = await previewed(made, `${heads} ⏎ Ada,ada@demo.example,lead@demo.example`);
    await server.call(startImport, { token: made.token, body: { Id } });
    const late = await server.call(changeImport, { token: made.token, params: { id: Id }, body: {} });
    expect(late.status).toBe(409);
  });
});

test('an encoding that the bytes do not prove can be changed', async () => {
  const made = await company();
  const bytes = Buffer.from(
    'Name;Email;Manager Email\nJos\u00e9;jose@demo.example;lead@demo.example',
    'latin1',
  );
  const found = await previewed(made, bytes);
  expect(found).toMatchObject({
    Encoding: 'windows-1252',
    IsEncodingSure: false,
    People: [{ Name: 'José' }],
  });
  const other = await changed(made, found.Id, { Encoding: 'windows-1251' });
  expect(other).toMatchObject({ Encoding: 'windows-1251', People: [{ Name: 'Josй' }] });
});
