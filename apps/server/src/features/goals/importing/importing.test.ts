import type { Endpoint } from '@bellwether/contract/endpoint';
import {
  cancelGoalImport,
  changeGoalImport,
  type GoalImportPreview,
  getGoalImport,
  getGoalImportFaults,
  previewGoalImport,
  startGoalImport,
  undoGoalImport,
} from '@bellwether/contract/goals/import';
import { getGoal, listPeriods } from '@bellwether/contract/goals/reading';
import { getCalibration, getMyInsight } from '@bellwether/contract/insight/calibration';
import { getLook } from '@bellwether/contract/insight/look';
import { describe, expect, test } from 'vitest';
import type { TestPerson } from '../../../testing/factory.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { runGoalImport } from './commands.run.ts';

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });

async function newCompany() {
  const tenant = await server.buildTenant();
  const manager = await server.buildPerson(tenant, {
    role: 'manager',
    name: 'Lena Lead',
    email: 'lead@demo.example',
  });
  const ada = await server.buildPerson(tenant, { name: 'Ada Quill', email: 'ada@demo.example', manager });
  const ben = await server.buildPerson(tenant, { name: 'Ben Moss', email: 'ben@demo.example', manager });
  const tokens = new Map<number, string>();
  const call = async <E extends Endpoint>(
    who: TestPerson,
    endpoint: E,
    options: Parameters<typeof server.call<E>>[1] = {},
  ) => {
    const token = tokens.get(who.id) ?? (await server.signInAs(who));
    tokens.set(who.id, token);
    return server.call(endpoint, { ...options, token });
  };
  const checked = async (lines: string, who: TestPerson = tenant.ceo): Promise<GoalImportPreview> => {
    const file = { bytes: new TextEncoder().encode(lines.split(' ⏎ ').join('\r\n')), name: 'okrs.csv' };
    const { status, body, problem } = await call(who, previewGoalImport, { file });
    expect([status, problem?.detail]).toEqual([200, undefined]);
    return body;
  };
  const written = async (lines: string, who: TestPerson = tenant.ceo, Rows: 'all' | 'good' = 'all') => {
    const { Id } = await checked(lines, who);
    expect((await call(who, startGoalImport, { body: { Id, Rows } })).body.State).toBe('waiting');
    await runGoalImport(server.context, { tenantId: tenant.id, importId: Id });
    return (await call(who, getGoalImport, { params: { id: Id } })).body;
  };
  const goalIds = async () => {
    const { rows } = await server.owner.query<{ id: number; title: string }>(
      'select id, title from goal where tenant_id = $1 order by id',
      [tenant.id],
    );
    return new Map(rows.map(({ id, title }) => [title, id]));
  };
  return { tenant, ceo: tenant.ceo, manager, ada, ben, call, checked, written, goalIds };
}

const head = 'ID,Title,Measurement,Owner,Parent,Quarter,Private,Status,Check-in Date,Updated By,Outcome';
const year =
  `${head} ⏎ 1,Ship,By May,lead@demo.example,,Q1 2026,,on track,2026-02-11,Lena Lead,achieved` +
  ' ⏎ 2,Sail,By June,Ada Quill,1,Q1 2026,,off track,2026-02-11,Lena Lead,missed' +
  ' ⏎ 3,Row,By July,ben@demo.example,2,Q2 2026,yes,behind,2026-05-13,Ben Moss,' +
  ' ⏎ 4,Swim,By August,Ada Quill,Ship,Q4 2026,,likely,2026-11-11,,';

describe('an import of goals', () => {
  test('is shown, written with its past, and read back by everybody with their rights', async () => {
    const company = await newCompany();
    const { call, ada, ben, manager } = company;
    const preview = await company.checked(year);
    expect(preview).toMatchObject({
      FileName: 'okrs.csv',
      Rows: 4,
      Goals: 4,
      CheckIns: 4,
      Results: 2,
      FaultCount: 0,
      OwnersNotFound: [],
      Quarters: ['Q1 2026', 'Q2 2026', 'Q4 2026'],
      DateOrder: 'dmy',
      IsDateOrderSure: true,
    });
    expect(preview.Words).toContainEqual({ Word: 'behind', Meaning: '1', Count: 1 });
    expect((await company.goalIds()).size).toBe(0);
    expect(await company.written(year)).toMatchObject({ State: 'done', Goals: 4, CheckIns: 4, Results: 2 });
    const ids = await company.goalIds();
    const info = async (who: TestPerson, title: string) =>
      call(who, getGoal, { params: { id: ids.get(title) ?? 0 } });
    const ship = (await info(ben, 'Ship')).body;
    expect(ship.Goal).toMatchObject({
      State: 'finalized',
      GoalDetail: { Title: 'Ship', Measurement: 'By May' },
      Imported: true,
    });
    expect(ship.Goal.OwnerGoalResult).toMatchObject({ Completed: true });
    const swim = (await info(ben, 'Swim')).body;
    expect(swim.Goal).toMatchObject({ State: 'approved', MostRecentGoalStatus: { Likelihood: 3 } });
    // A private goal stays private, also from whoever has imported it.
    expect((await info(ben, 'Row')).status).toBe(200);
    expect((await info(manager, 'Row')).status).toBe(200);
    expect((await info(ada, 'Row')).status).toBe(404);
    // Quarters of the past are there for everybody.
    const periods = (await call(ada, listPeriods)).body.data;
    expect(periods.some(({ Quarter, Year }) => Quarter === 1 && Year === 2026)).toBe(true);
    expect(ship.GoalWeeklyStates).toMatchObject([{ Likelihood: 3, UserName: 'Lena Lead', Imported: true }]);
  });

  test('leaves out owners who are not found, and never takes the importer for them', async () => {
    const company = await newCompany();
    const lines = 'Title,Owner,Quarter ⏎ Ship,Nobody Here,Q1 2026 ⏎ Sail,Ada Quill,Q1 2026';
    const preview = await company.checked(lines);
    expect(preview).toMatchObject({
      Goals: 1,
      FaultCount: 1,
      RowsLeftOut: 1,
      OwnersNotFound: ['Nobody Here'],
    });
    const { Id } = preview;
    const faults = await company.call(company.ceo, getGoalImportFaults, { params: { id: Id } });
    expect(faults.bytes.toString('utf8')).toContain(
      'Nobody in the company has the address, ID or name “Nobody Here”.',
    );
    expect(await company.written(lines)).toMatchObject({ State: 'refused', Goals: 0, RowsLeftOut: 1 });
    expect((await company.goalIds()).size).toBe(0);
    expect(await company.written(lines, company.ceo, 'good')).toMatchObject({
      State: 'done',
      Goals: 1,
      RowsLeftOut: 1,
    });
    const answered = await company.checked(lines);
    const { body } = await company.call(company.ceo, changeGoalImport, {
      params: { id: answered.Id },
      body: { Answers: [{ Kind: 'owner', Value: 'Nobody Here', To: company.ben.id }] },
    });
    expect(body).toMatchObject({ Goals: 1, Unchanged: 1, FaultCount: 0, OwnersNotFound: [] });
  });

  test('the same file again changes nothing, private goals included', async () => {
    const company = await newCompany();
    await company.written(year);
    expect(await company.checked(year)).toMatchObject({ Goals: 0, Unchanged: 4 });
  });

  test('does not tell another importer of private goals that they do not see', async () => {
    const company = await newCompany();
    await company.written(year);
    const admin = await server.buildPerson(company.tenant, { flags: ['isGoalAdmin'] });
    const row = `${head} ⏎ 3,Row,By July,ben@demo.example,,Q2 2026,,,,,`;
    expect(await company.checked(row, admin)).toMatchObject({ Goals: 1, Unchanged: 0 });
  });

  test('words, paces and the order of dates can be changed, and words are remembered', async () => {
    const company = await newCompany();
    const lines =
      'Title,Owner,Quarter,Status,Date,Progress ⏎ Ship,Ada Quill,Q1 2026,wobbly,02/03/2026, ⏎ Sail,Ben Moss,Q1 2026,,02/03/2026,20%';
    const { Id, Unclear, IsDateOrderSure, DateOrder } = await company.checked(lines);
    expect({ Unclear, IsDateOrderSure, DateOrder }).toEqual({
      Unclear: [{ Kind: 'word', Value: 'wobbly', Rows: [2] }],
      IsDateOrderSure: false,
      DateOrder: 'mdy',
    });
    const change = async (body: Parameters<typeof server.call<typeof changeGoalImport>>[1]) =>
      company.call(company.ceo, changeGoalImport, { params: { id: Id }, ...body });
    const { body } = await change({
      body: {
        DateOrder: 'dmy',
        Answers: [{ Kind: 'word', Value: 'wobbly', To: '1' }],
        Paces: [100, 80, 60, 40],
      },
    });
    expect(body).toMatchObject({ Unclear: [], DateOrder: 'dmy', CheckIns: 2, Paces: [100, 80, 60, 40] });
    expect((await company.checked(lines)).Words).toContainEqual({ Word: 'wobbly', Meaning: '1', Count: 1 });
  });

  test('the order of dates that was chosen stays when the file is read again', async () => {
    const company = await newCompany();
    const lines = 'Title,Owner,Quarter,Status,Date ⏎ Ship,Ada Quill,Q1 2026,likely,02/03/2026';
    const { Id, DateOrder } = await company.checked(lines);
    expect(DateOrder).toBe('mdy');
    const change = async (body: { DateOrder?: 'dmy'; HeadingRow?: number }) =>
      (await company.call(company.ceo, changeGoalImport, { params: { id: Id }, body })).body;
    const chosen = { DateOrder: 'dmy', IsDateOrderSure: true };
    expect(await change({ DateOrder: 'dmy' })).toMatchObject(chosen);
    expect(await change({ HeadingRow: 1 })).toMatchObject(chosen);
  });

  test('keeps what two tabs answer at once, also if one of them reads the file again', async () => {
    const company = await newCompany();
    const lines = 'Title,Owner,Quarter ⏎ Ship,Nobody,Q1 2026 ⏎ Sail,No One,Q1 2026';
    const { Id, Unclear } = await company.checked(lines);
    expect(Unclear.map(({ Value }) => Value)).toEqual(['Nobody', 'No One']);
    const change = async (Value: string, again: { HeadingRow?: number }) =>
      company.call(company.ceo, changeGoalImport, {
        params: { id: Id },
        body: { ...again, Answers: [{ Kind: 'owner', Value, To: 'ada@demo.example' }] },
      });
    const both = await Promise.all([change('Nobody', { HeadingRow: 1 }), change('No One', {})]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await company.call(company.ceo, changeGoalImport, { params: { id: Id }, body: {} });
    expect(body).toMatchObject({ Goals: 2, Unclear: [] });
  });

  test.each([
    [{ Sheet: 'Nothing' }, 400],
    [{ Columns: [{ Heading: 'Nothing', Field: 'Title' }] }, 400],
    [{ Columns: [{ Heading: 'Title', Field: 'Nothing' }] }, 400],
    [{ Answers: [{ Kind: 'word', Value: 'x', To: '7' }] }, 400],
    [{ Paces: [1, 2, 3, 4] }, 400],
    [{ Paces: [1, 2] }, 400],
    [{ DateOrder: 'ymd' }, 400],
  ])('refuses %j', async (body, status) => {
    const company = await newCompany();
    const { Id } = await company.checked('Title,Owner,Quarter ⏎ Ship,Ada Quill,Q1 2026');
    expect((await company.call(company.ceo, changeGoalImport, { params: { id: Id }, body })).status).toBe(
      status,
    );
  });

  test.each([
    ['Owner,Quarter ⏎ Ada Quill,Q1 2026', 'This file has no column “Title”. Each goal needs a title.'],
    ['Title,Owner,Quarter', 'This file has no goals: the row of headings is followed by nothing.'],
  ])('refuses a file without goals: %s', async (lines, message) => {
    const company = await newCompany();
    const file = { bytes: new TextEncoder().encode(lines.split(' ⏎ ').join('\n')) };
    const { status, problem } = await company.call(company.ceo, previewGoalImport, { file });
    expect([status, problem.errors?.[0]?.message]).toEqual([400, message]);
  });
});

describe('who may import', () => {
  test('the ceo, org admins and goal admins; each sees only their own imports', async () => {
    const company = await newCompany();
    const { tenant, call, ceo, manager, ada } = company;
    const person = async (options: Parameters<typeof server.buildPerson>[1]) =>
      server.buildPerson(tenant, options);
    const allowed = [ceo, await person({ flags: ['isOrgAdmin'] }), await person({ flags: ['isGoalAdmin'] })];
    const refused = [
      manager,
      ada,
      await person({ flags: ['isGoalManager'] }),
      await person({ flags: ['isHrAdmin'] }),
      await person({ role: 'observer', flags: ['isGoalAdmin'] }),
    ];
    const lines = 'Title,Owner,Quarter ⏎ Ship,Ada Quill,Q1 2026';
    const { Id } = await company.checked(lines);
    const file = { bytes: new TextEncoder().encode('Title,Owner\nA,B') };
    const every = async (who: TestPerson, id: number) => [
      (await call(who, changeGoalImport, { params: { id }, body: {} })).status,
      (await call(who, getGoalImport, { params: { id } })).status,
      (await call(who, getGoalImportFaults, { params: { id } })).status,
      (await call(who, startGoalImport, { body: { Id: id } })).status,
      (await call(who, cancelGoalImport, { params: { id } })).status,
      (await call(who, undoGoalImport, { params: { id } })).status,
    ];
    for (const who of refused) {
      expect((await call(who, previewGoalImport, { file })).status).toBe(403);
      expect(await every(who, Id)).toEqual([403, 403, 403, 403, 403, 403]);
    }
    const stranger = (await newCompany()).ceo;
    for (const who of [...allowed.slice(1), stranger])
      expect(await every(who, Id)).toEqual(Array(6).fill(404));
    for (const who of allowed) expect((await company.checked(lines, who)).Goals).toBe(1);
    expect((await server.call(previewGoalImport, { file })).status).toBe(401);
    expect((await server.call(undoGoalImport, { params: { id: Id } })).status).toBe(401);
  });
});

describe('the undo', () => {
  test('takes back everything within a day, once', async () => {
    const company = await newCompany();
    const { Id, UndoUntil } = await company.written(year);
    expect(UndoUntil).not.toBeNull();
    const undo = async () => company.call(company.ceo, undoGoalImport, { params: { id: Id } });
    expect((await undo()).body).toMatchObject({ State: 'undone', UndoUntil: null });
    expect((await company.goalIds()).size).toBe(0);
    expect((await undo()).status).toBe(409);
    const { rows } = await server.owner.query(
      "select kind, detail from event where tenant_id = $1 and kind like 'goals.%' order by id",
      [company.tenant.id],
    );
    expect(rows).toEqual([
      { kind: 'goals.imported', detail: { goals: 4, checkIns: 4, results: 2 } },
      { kind: 'goals.import_undone', detail: { goals: 4 } },
    ]);
    expect(await company.written(year)).toMatchObject({ State: 'done', Goals: 4 });
  });

  test.each([
    ['a change of the goal', "update goal set updated_at = updated_at + interval '1 second' where id = $1"],
    [
      'a comment',
      "insert into goal_comment (tenant_id, goal_id, commentable_type, commentable_id, author_id, body, created_at, updated_at) select tenant_id, id, 'GoalStatus', recent_status_id, owner_id, 'Hm', now(), now() from goal where id = $1",
    ],
    [
      'a prediction',
      'insert into goal_prediction (tenant_id, goal_id, status_id, likelihood, quality, author_id, created_at) select tenant_id, id, recent_status_id, 1, 1, owner_id, now() from goal where id = $1',
    ],
    [
      'a follower',
      'insert into goal_follow (tenant_id, goal_id, person_id, created_at) select tenant_id, id, author_id, now() from goal where id = $1',
    ],
  ])('is refused after %s', async (_what, statement) => {
    const company = await newCompany();
    const { Id } = await company.written(year);
    await server.owner.query(statement, [(await company.goalIds()).get('Swim')]);
    const undone = await company.call(company.ceo, undoGoalImport, { params: { id: Id } });
    expect([undone.status, undone.problem.code]).toEqual([409, 'touched']);
    expect((await company.goalIds()).size).toBe(4);
  });

  test('is refused after 24 hours', async () => {
    const company = await newCompany();
    const { Id } = await company.written(year);
    const now = server.clock.now();
    server.clock.advance(86_400_000);
    const undone = await company.call(company.ceo, undoGoalImport, { params: { id: Id } });
    server.clock.set(now);
    expect([undone.status, undone.problem.code]).toEqual([409, 'undo_over']);
  });
});

describe('insight', () => {
  test('marks imported weeks in the goals that are worth a talk, and no others', async () => {
    const company = await newCompany();
    const [one, other] = ['Sail,Ada Quill,Q4 2026,off track', 'Own,Ada Quill,Q4 2026,off track'];
    await company.written(`Title,Owner,Quarter,Status,Date ⏎ ${one},2026-11-11 ⏎ ${other},2026-11-11`);
    await server.owner.query("update goal set import_id = null where title = 'Own'");
    const look = await company.call(company.ada, getLook, { params: { scope: '0', periodId: '0' } });
    const marks = [...look.body.Items, ...look.body.Called].map(({ Title, Imported }) => [Title, Imported]);
    expect(Object.fromEntries(marks)).toEqual({ Sail: true, Own: undefined });
  });

  test('knows on the first day how well an imported year was predicted, and marks it', async () => {
    const company = await newCompany();
    const { tenant, call, ceo } = company;
    const people: TestPerson[] = [];
    for (let at = 0; at < 6; at += 1)
      people.push(
        await server.buildPerson(tenant, { name: `Person ${'ABCDEF'[at]}`, email: `p${at}@demo.example` }),
      );
    const lines = people.flatMap((_, at) =>
      [1, 2, 3, 4].map(
        (quarter) =>
          `Goal ${at} ${quarter},p${at}@demo.example,Q${quarter} 2025,${quarter === 1 ? 'behind' : 'on track'},2025-${String(quarter * 3 - 1).padStart(2, '0')}-12,${at === 0 ? 'p0@demo.example' : 'lead@demo.example'},${quarter === 1 ? 'missed' : 'achieved'}`,
      ),
    );
    await company.written(['Title,Owner,Quarter,Status,Date,Updated By,Outcome', ...lines].join(' ⏎ '));
    const { Calibration } = (await call(ceo, getCalibration, { params: { group: 'company' } })).body;
    expect(Calibration).toMatchObject({ TooFew: false, Goals: 24, Imported: 24, Quarters: 4 });
    const mine = async (at: number) => {
      const who = people[at];
      if (!who) throw new Error('Nobody.');
      return (await call(who, getMyInsight)).body.Calibration;
    };
    // The importer stands as the author of what names nobody or somebody unknown, and gets no record of it.
    const own = [1, 2, 3, 4].map(
      (quarter) =>
        `Own ${quarter},${tenant.ceo.email},Q${quarter} 2025,on track,2025-${String(quarter * 3 - 1).padStart(2, '0')}-12,${quarter === 1 ? '' : 'Who Knows'},achieved`,
    );
    await company.written(['Title,Owner,Quarter,Status,Date,Updated By,Outcome', ...own].join(' ⏎ '));
    expect((await call(ceo, getMyInsight)).body.Calibration).toMatchObject({ Goals: 0 });
    // Only who has said it has a record of it.
    expect(await mine(0)).toMatchObject({ TooFew: true, Goals: 4 });
    expect(await mine(1)).toMatchObject({ TooFew: true, Goals: 0 });
  });
});
