import type { Endpoint } from '@bellwether/contract/endpoint';
import * as summaries from '@bellwether/contract/summaries';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { addSummaryGoals } from '../../testing/summary-company.ts';
import { addEndedGoals } from '../../testing/summary-goals.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

// A company in its fourth quarter, without a model.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people } = company;
const { ids, running, ended, earlier, quarter, year } = await addSummaryGoals(company);

describe('who may ask', () => {
  const calls: readonly (readonly [string, Endpoint, (audience: string) => CallOptions])[] = [
    ['quarter', summaries.getQuarterlySummary, (audience) => quarter(audience)],
    ['year', summaries.getAnnualSummary, (audience) => year(audience)],
    [
      'goal again',
      summaries.regenerateGoalSummary,
      (audience) => ({ params: { ...quarter(audience).params, goalId: ids.company }, body: {} }),
    ],
    ['quarter again', summaries.regenerateQuarterSummary, (audience) => ({ ...quarter(audience), body: {} })],
    ['year again', summaries.regenerateAnnualSummary, (audience) => ({ ...year(audience), body: {} })],
    ['deck', summaries.makeQuarterlyDeck, (audience) => ({ ...quarter(audience), body: { Format: 'pdf' } })],
    [
      'annual deck',
      summaries.makeAnnualDeck,
      (audience) => ({ ...year(audience), body: { Format: 'pptx' } }),
    ],
  ];

  test.each(calls)(
    '%s: nobody without a session, and observers without a flag not at all',
    async (_name, endpoint, options) => {
      expect((await company.call(null, endpoint, options('1'))).status).toBe(401);
      expect((await company.call('observer', endpoint, options('1'))).status).toBe(403);
    },
  );

  test.each(calls)('%s: For CEO is for org admins and the ceo', async (_name, endpoint, options) => {
    for (const who of ['member', 'lead', 'goalAdmin', 'goalManager'] as const)
      expect([who, (await company.call(who, endpoint, options('2'))).status]).toEqual([who, 403]);
    for (const who of ['orgAdmin', 'ceo'] as const)
      expect([who, (await company.call(who, endpoint, options('2'))).status]).toEqual([who, 200]);
  });

  test('quarters, years and goals that are not theirs to summarise are 404, other input 400', async () => {
    const statuses = [
      await company.call('member', summaries.getQuarterlySummary, quarter('1', 2_000_000_000)),
      await company.call('foreigner', summaries.getQuarterlySummary, quarter()),
      await company.call('member', summaries.getAnnualSummary, year('1', 1999)),
      await company.call('member', summaries.regenerateGoalSummary, {
        params: { ...quarter().params, goalId: ids.company },
        body: {},
      }),
      await company.call('orgAdmin', summaries.regenerateGoalSummary, {
        params: { ...quarter('2').params, goalId: ids.ceoPrivate },
        body: {},
      }),
      await company.call('member', summaries.makeQuarterlyDeck, {
        ...quarter(),
        body: { Format: 'pdf', Summaries: [{ Id: ids.company, Summary: 'x' }] },
      }),
      await company.call('member', summaries.makeAnnualDeck, {
        ...year(),
        body: { Format: 'pdf', Periods: [{ PeriodId: running, Summary: 'x' }] },
      }),
      await company.call('member', summaries.makeQuarterlyDeck, {
        ...quarter('1', running),
        body: { Format: 'pdf' },
      }),
    ].map(({ status }) => status);
    expect(statuses).toEqual(statuses.map(() => 404));
    const bad = [
      await company.call('member', summaries.getQuarterlySummary, quarter('3')),
      await company.call('member', summaries.getAnnualSummary, { params: { year: 'abcd', audience: '1' } }),
      await company.call('member', summaries.makeQuarterlyDeck, { ...quarter(), body: { Format: 'docx' } }),
      await company.call('member', summaries.regenerateQuarterSummary, {
        ...quarter(),
        body: { Context: 'x'.repeat(3_001) },
      }),
    ].map(({ status }) => status);
    expect(bad).toEqual([400, 400, 400, 400]);
  });
});

describe('the summary of a quarter', () => {
  test('counts the own published goals, and says what it rests on', async () => {
    const summary = await company.must('member', summaries.getQuarterlySummary, quarter());
    expect(summary).toMatchObject({
      Success: true,
      Message: '',
      Engine: 'template',
      Notice: 'Drafted from templates; no AI provider is connected',
      User: { Id: people.member.id, Name: 'Mia Member' },
      Figures: {
        All: 4,
        AtRisk: 0,
        Improved: 1,
        Worsened: 0,
        NeedsUpdate: 0,
        Completed: 2,
        Likelihoods: [0, 1, 1, 0, 2],
        NotPredicted: 0,
      },
      Movers: [
        { Id: ids.missed, From: 3, To: 1, Week: 5 },
        { Id: ids.done, From: 2, To: 4, Week: 7 },
      ],
      Context: { Period: { PeriodId: ended, Quarter: 3, Year: 2026 } },
    });
    expect(summary.Context.Goals.map(({ Id, ParentId, Hidden }) => [Id, ParentId, Hidden])).toEqual([
      [ids.done, ids.company, false],
      [ids.missed, 0, false],
      [ids.open, 0, false],
      [ids.private, 0, true],
    ]);
    expect(summary.CompanyGoals.map(({ Id }) => Id)).toEqual([ids.company]);
    expect(summary.QuarterSummary?.Sentences.map(({ Sources }) => Sources)).toEqual([
      [ids.done, ids.private],
      [ids.missed, ids.open],
      [ids.missed],
    ]);
    expect(summary.QuarterSummary?.Summary.split('\n')).toHaveLength(3);
    for (const { Id, Summary, Sentences, SummaryAdditionalContext } of summary.GoalSummary.Goals) {
      expect([Summary, SummaryAdditionalContext]).toEqual([Sentences.map(({ Text }) => Text).join(' '), '']);
      for (const { Sources } of Sentences) expect(Sources).toEqual([Id]);
    }
    expect(JSON.stringify(summary)).not.toContain('Canary');
  });

  test('For CEO has the ceo’s goals but the private ones; the ceo has all of them', async () => {
    const forCeo = await company.must('orgAdmin', summaries.getQuarterlySummary, quarter('2'));
    expect([forCeo.User?.Id, forCeo.Context.Goals.map(({ Id }) => Id)]).toEqual([
      people.ceo.id,
      [ids.company],
    ]);
    expect(JSON.stringify(forCeo)).not.toContain('Canary');
    const own = await company.must('ceo', summaries.getQuarterlySummary, quarter('2'));
    expect(own.Context.Goals.map(({ Id }) => Id)).toEqual([ids.company, ids.ceoPrivate]);
  });

  test.each<[string, CastName, number, string]>([
    ['the running quarter', 'member', running, 'You do not have past quarter to generate report.'],
    ['a quarter without goals', 'peer', earlier, 'There are no goals of Q2 2026 to summarize.'],
  ])('is refused for %s, and counts no draft', async (_name, who, periodId, message) => {
    const before = await draftsOf(who);
    const summary = await company.must(who, summaries.getQuarterlySummary, quarter('1', periodId));
    expect([summary.Success, summary.Message, summary.QuarterSummary, summary.GoalSummary.Goals]).toEqual([
      false,
      message,
      null,
      [],
    ]);
    expect(await draftsOf(who)).toBe(before);
  });

  test('is written anew for one goal, with the person’s words; each time counts one draft', async () => {
    const before = await draftsOf('member');
    const goal = { params: { ...quarter().params, goalId: ids.done } };
    const again = await company.must('member', summaries.regenerateGoalSummary, {
      ...goal,
      body: { Context: 'the fair in Graz helped' },
    });
    expect(again.Success).toBe(true);
    expect(again.Sentences.at(-1)).toEqual({
      Text: 'The fair in Graz helped.',
      Sources: [],
      HasYourNumber: false,
    });
    const other = await company.must('member', summaries.regenerateGoalSummary, { ...goal, body: {} });
    expect(again.Summary.startsWith(other.Summary)).toBe(false);
    expect(await draftsOf('member')).toBe(before + 2);
    const made = await company.read((db) =>
      db.selectFrom('event').select('detail').where('kind', '=', 'summary.made').orderBy('id').execute(),
    );
    expect(made.at(-1)?.detail).toEqual({ summary: 'quarterly', audience: 1, made: 'text' });
  });
});

test('the summary of a year has its ended quarters, each with separate numbers', async () => {
  const summary = await company.must('member', summaries.getAnnualSummary, year());
  expect(summary.Context.Quarters.map(({ PeriodId, Figures }) => [PeriodId, Figures.All])).toEqual([
    ...summary.Context.Quarters.slice(0, -2).map(({ PeriodId }) => [PeriodId, 0]),
    [earlier, 1],
    [ended, 4],
  ]);
  expect(summary.AnnualSummary?.Periods.map(({ PeriodId }) => PeriodId)).toEqual([earlier, ended]);
  expect(summary.Context.Goals[0]).toMatchObject({
    Id: ids.before,
    Measurments: ['Ten of them', 'Before autumn'],
    OwnerGoalResult: { ObjectiveResult: 80 },
  });
  expect(summary.AnnualSummary?.Summary).toContain('In 2026, two of five goals were completed');
  expect(JSON.stringify(summary)).not.toContain('Canary');
});

test('a summary of 200 goals takes as many statements as one of four', async () => {
  const count = async (options: CallOptions) =>
    (await server.countStatements(() => server.call(summaries.getQuarterlySummary, options))).tables.length;
  const person = await server.buildPerson({ id: company.tenantId }, { manager: people.lead });
  const token = await server.signInAs(person);
  const goal = { ownerId: person.id, periodId: ended, title: 'Goal', weeks: '3' };
  await addEndedGoals(
    company,
    Array.from({ length: 200 }, () => goal),
  );
  await count({ ...quarter(), token });
  expect(await count({ ...quarter(), token })).toBe(
    await count({ ...quarter(), token: company.tokenOf('member') }),
  );
});

async function draftsOf(who: CastName): Promise<number> {
  const row = await company.read((db) =>
    db.selectFrom('draft_count').select('drafts').where('person_id', '=', people[who].id).executeTakeFirst(),
  );
  return row?.drafts ?? 0;
}
