import { predictGoal } from '@bellwether/contract/goals/predictions';
import { getGoal } from '@bellwether/contract/goals/reading';
import {
  getGoalComplianceReport,
  getGoalListReport,
  getPeopleReport,
  getTeamGoalUpdates,
} from '@bellwether/contract/reports';
import { previewReport } from '@bellwether/contract/reports/preview';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Report 9 and the previews, which people read on screens.

const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people, periods } = company;
const periodId = periods.current.id;
const nextId = periods.byIndex(periods.current.index + 1)?.id ?? 0;

beforeAll(async () => {
  const approved = async (who: CastName, Title: string, more = {}) =>
    (await company.makeApproved(who, { Title, ...more })).Goal.Id;
  const top = await approved('ceo', 'Top');
  const middle = await approved('lead', 'Middle', { ParentId: top });
  const low = await approved('member', '=Low', { ParentId: middle });
  await approved('member', 'Lowest', { ParentId: low });
  await approved('member', 'Secret', { IsPrivate: true });
  await company.make('member', { Title: 'Unfinished' });
  const { GoalStatuses } = await company.must('ceo', getGoal, { params: { id: top } });
  const status = GoalStatuses.find((one) => one.GoalPeriodWeek.Week === 8);
  await company.must('ceo', predictGoal, { body: { Id: status?.Id ?? 0, Likelihood: 3, Quality: 4 } });
});

describe('team goal updates', () => {
  const ask = (who: CastName, ...users: number[]) =>
    company.call(who, getTeamGoalUpdates, { params: { periodId }, query: { Users: users.join(',') } });
  const shown = async (who: CastName, ...users: number[]) =>
    (await ask(who, ...users)).body.data.map(({ User, Goals }) => [
      User.Id,
      Goals.map(({ GoalDetail, IsMain }) => `${IsMain ? '' : '> '}${GoalDetail.Title}`).sort(),
    ]);

  test('have the published goals of people below the reader, as asked', async () => {
    const { member, peer } = people;
    expect(await shown('lead', peer.id, member.id)).toEqual([
      [peer.id, []],
      [member.id, ['=Low', '> Lowest', 'Secret']],
    ]);
    const { body } = await ask('ceo', people.lead.id);
    expect(body.data[0]?.Goals[0]).toMatchObject({
      State: 'approved',
      MostRecentGoalStatus: null,
      IsMain: true,
    });
  });

  test('are absent for everybody else, and of unknown quarters', async () => {
    const { member, peer, outsider, ceo, foreigner } = people;
    for (const [who, users, status] of [
      ['lead', [member.id, outsider.id], 404],
      ['lead', [people.lead.id], 404],
      ['lead', [ceo.id], 404],
      ['lead', [foreigner.id], 404],
      ['otherLead', [member.id], 404],
      ['foreigner', [member.id], 404],
      ['member', [peer.id], 403],
      ['orgAdmin', [member.id], 403],
      ['observer', [member.id], 403],
      ['lead', [member.id, member.id], 400],
      ['lead', [], 400],
      ['lead', Array.from({ length: 101 }, (_, at) => at + 1), 400],
    ] as const)
      expect([who, users, (await ask(who, ...users)).status]).toEqual([who, users, status]);
    const unknown = { params: { periodId: 999_999 }, query: { Users: String(member.id) } };
    expect((await company.call('lead', getTeamGoalUpdates, unknown)).status).toBe(404);
    expect((await company.call(null, getTeamGoalUpdates, unknown)).status).toBe(401);
    expect((await company.call(null, previewReport, { body: { Report: 'people' } })).status).toBe(401);
  });
});

describe('a preview', () => {
  test('begins as the file does, with its finding and its size', async () => {
    const preview = await company.must('outsider', previewReport, {
      body: { Report: 'goalTrees', PeriodIds: [nextId, periodId] },
    });
    expect(preview).toMatchObject({
      Title: 'Goal trees',
      Subtitle: 'Q4 2026 – Q1 2027',
      FileName: 'bellwether-goal-trees-2026-q4-to-2027-q1-2026-11-18',
      Finding: '1 of 1 predicted goal is likely or very likely; 3 of 4 goals are not predicted yet.',
      Count: 4,
      Parts: [
        { Name: 'Q4 2026', Count: 4 },
        { Name: 'Q1 2027', Count: 0 },
      ],
      Empty: '',
      Formats: { excel: '', pdf: '' },
    });
    expect(preview.Rows.map(({ Depth, Cells }) => [Depth, Cells[0]?.Text])).toEqual([
      [0, 'Top'],
      [1, 'Middle'],
      [2, '=Low'],
      [3, 'Lowest'],
    ]);
    const tree = await company.must('outsider', previewReport, {
      body: { Report: 'goalTree', PeriodId: periodId },
    });
    expect(tree.Charts.map(({ Kind, Finding }) => [Kind, Finding])).toEqual([
      ['rings', '1 of 1 top goal is likely or very likely, and 0 of 3 goals below it.'],
      ['distribution', preview.Finding],
    ]);
    // A preview of several quarters has the charts of the quarter whose rows it shows.
    expect(preview.Charts.map(({ Kind, Title }) => [Kind, Title.split(':')[0]])).toEqual([
      ['rings', 'Q4 2026'],
      ['distribution', 'Q4 2026'],
    ]);
    expect(JSON.stringify(tree)).not.toMatch(/Secret|Unfinished/);
    expect(preview.Rows[0]?.Cells[3]).toEqual({ Text: 'Likely', Level: 3, Note: '' });
    expect(JSON.stringify(preview)).not.toMatch(/Secret|Unfinished/);
  });

  test('has at most eight rows and counts all; without any it says so', async () => {
    const people = { body: { Report: 'people' } };
    const preview = await company.must('ceo', previewReport, people);
    const { bytes } = await company.call('ceo', getPeopleReport, { params: { format: 'excel' } });
    const rows = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect([preview.Rows.length, preview.Count]).toEqual([8, rows.length - 1]);
    expect(preview.Finding).toBe(`${preview.Count} people.`);
    const empty = await company.must('ceo', previewReport, {
      body: { Report: 'goalList', PeriodId: nextId, UserId: 0 },
    });
    expect([empty.Rows, empty.Empty]).toEqual([[], 'There are no goals that you see in this quarter.']);
  });

  test.each<[CastName, object, number]>([
    ['member', { Report: 'goalCompliance', Mode: 1, PeriodId: periodId }, 403],
    ['ceo', { Report: 'goalCompliance', Mode: 4, PeriodId: periodId }, 400],
    ['ceo', { Report: 'goalTemplate' }, 400],
    ['ceo', { Report: 'people', Format: 'pdf' }, 400],
    ['foreigner', { Report: 'goalList', PeriodId: periodId, UserId: 0 }, 404],
    ['ceo', { Report: 'goalList', PeriodId: periodId, UserId: people.foreigner.id }, 404],
  ])('%s, %j: %i', async (who, body, status) => {
    expect((await company.call(who, previewReport, { body })).status).toBe(status);
  });
});

test('each made report is an event with its size, and no refused one is', async () => {
  const made = () =>
    company.read((db) =>
      db.selectFrom('event').select(['actor_id', 'detail']).where('kind', '=', 'report.made').execute(),
    );
  const before = (await made()).length;
  await company.call('member', getGoalComplianceReport, { params: { mode: 1, periodId } });
  await company.must('member', previewReport, { body: { Report: 'goalTree', PeriodId: periodId } });
  await company.call('member', getGoalListReport, {
    params: { format: 'excel', periodId: nextId, userId: 0 },
  });
  expect((await made()).slice(before)).toEqual([
    {
      actor_id: people.member.id,
      detail: { report: 'goalList', format: 'excel', rows: 0, periods: [nextId] },
    },
  ]);
});
