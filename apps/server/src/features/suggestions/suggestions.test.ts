import { deleteGoal } from '@bellwether/contract/goals/drafting';
import { draftDescription, draftGoal, draftMeasurements } from '@bellwether/contract/suggestions';
import { goalMessages, parentReasonSentences } from '@bellwether/domain/goals/messages';
import { goalTypes } from '@bellwether/domain/goals/rules';
import { functionalAreas } from '@bellwether/domain/suggestions/functional-areas';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;
const notice = 'Drafted from templates; no AI provider is connected';
const calls = [
  ['gpt', draftGoal],
  ['gpt/measurements', draftMeasurements],
  ['gpt/description', draftDescription],
] as const;
const parentOf = async (who: CastName, fields = {}) => (await company.makeApproved(who, fields)).Goal.Id;

describe('the built-in drafter', () => {
  test('suggests goals, and says that no AI is connected', async () => {
    const ParentId = await parentOf('ceo', {
      Title: 'Become the market leader',
      Measurement: 'Share of 20%',
    });
    const body = { Category: 'Sales', ParentId, MoreContext: 'reduce churn from 8% to 5%' };
    expect(await company.must('member', draftGoal, { body })).toEqual({
      Goals: [
        'Take churn from 8% to 5% by 31 December 2026',
        'Raise net revenue retention from [baseline]% to [target]% by 31 December 2026',
        'Deliver [number] results of Sales for “Become the market leader” by 31 December 2026',
      ],
      Measurements: [
        'Churn: from 8% to 5% by 31 December 2026, read every week from [system]',
        'Net revenue retention: from [baseline]% to [target]% by 31 December 2026',
        expect.stringContaining('“Become the market leader”: [target] of [number] delivered'),
      ],
      Description: expect.stringMatching(
        /^Why it matters\n[\s\S]*Contributes to\n“Become the market leader”/,
      ),
      Engine: 'template',
      IsFallback: false,
      Notice: notice,
    });
  });

  test('does not suggest past titles again', async () => {
    const body = { Category: 'Product' };
    const first = await company.must('member', draftGoal, { body });
    expect(await company.must('member', draftGoal, { body })).toEqual(first);
    const second = await company.must('member', draftGoal, { body: { ...body, pastTitles: first.Goals } });
    for (const title of first.Goals) expect(second.Goals).not.toContain(title);
  });

  test('drafts the measurement alone, and another one at the next call', async () => {
    const body = { Category: 'Sales', Title: 'Hire 5 people by 1 December' };
    const first = await company.must('member', draftMeasurements, { body });
    expect(first).toEqual({
      Measurements: expect.arrayContaining([expect.stringContaining('hire 5 people')]),
      Engine: 'template',
      IsFallback: false,
      Notice: notice,
    });
    const [Measurement] = first.Measurements;
    const second = await company.must('member', draftMeasurements, { body: { ...body, Measurement } });
    expect(second.Measurements).not.toContain(Measurement);
  });

  test('drafts the description alone', async () => {
    const body = { Category: 'Legal', Title: 'Train people', AdditionalContext: 'Mention the audit.' };
    expect(await company.must('member', draftDescription, { body })).toEqual({
      Description: expect.stringContaining('Mention the audit.'),
      Engine: 'template',
      IsFallback: false,
      Notice: notice,
    });
  });

  test.each(functionalAreas)('knows the area %s', async (Category) => {
    for (const [, call] of calls) await company.must('lead', call, { body: { Category } });
  });

  test.each(goalTypes)('writes in the form of the company’s goal type %s', async (goalType) => {
    const other = await buildGoalCompany(server, { goalType });
    const { Measurements } = await other.must('member', draftGoal, { body: { Category: 'Executive' } });
    for (const text of Measurements) expect(/^1\. .+\n2\. .+\n3\. /.test(text)).toBe(goalType !== 'SMART');
  });

  test('ends with the requested quarter', async () => {
    const next = company.periods.byIndex(company.periods.current.index + 1);
    const body = { Category: 'Sales', Quarter: next?.id };
    const { Goals } = await company.must('member', draftGoal, { body });
    expect(Goals[0]).toMatch(/by 31 March 2027$/);
  });

  test('takes few statements for any input', async () => {
    const ParentId = await parentOf('ceo');
    const body = { Category: 'Sales', ParentId, MoreContext: 'x '.repeat(1_000) };
    await company.must('member', draftGoal, { body });
    const { tables } = await server.countStatements(() => company.must('member', draftGoal, { body }));
    // One statement each for session, parent and count.
    expect(tables).toHaveLength(3);
  });
});

describe.each(calls)('POST /Goal/%s', (_path, call) => {
  const ask = (who: CastName | null, fields: object = {}) =>
    company.call(who, call, { body: { Category: 'Sales', ...fields } });

  test('is allowed for everybody who may have goals', async () => {
    for (const who of ['ceo', 'lead', 'member', 'goalAdmin', 'goalManager', 'orgAdmin'] as const)
      expect((await ask(who)).status).toBe(200);
  });

  test('is refused to strangers and observers', async () => {
    expect((await ask(null)).status).toBe(401);
    expect((await ask('observer')).status).toBe(403);
  });

  test('is 404 for an invisible parent, for everybody', async () => {
    const hidden = (await company.make('peer', { IsPrivate: true })).Goal.Id;
    const drafted = (await company.make('peer')).Goal.Id;
    const deleted = await parentOf('ceo');
    await company.must('ceo', deleteGoal, { params: { id: deleted } });
    const open = await parentOf('ceo');
    const answers = [
      await ask('member', { ParentId: hidden }),
      await ask('goalAdmin', { ParentId: hidden }),
      await ask('member', { ParentId: drafted }),
      await ask('ceo', { ParentId: deleted }),
      await ask('foreigner', { ParentId: open }),
      await ask('member', { ParentId: 2_000_000_000 }),
    ];
    for (const { status, problem } of answers)
      expect([status, problem.detail]).toEqual([404, 'This was not found.']);
    expect((await ask('goalAdmin', { ParentId: drafted })).status).toBe(200);
    expect((await ask('lead', { ParentId: drafted })).status).toBe(200);
  });

  test('is refused for a private goal as parent, also to people who see it', async () => {
    const ParentId = (await company.make('member', { IsPrivate: true })).Goal.Id;
    for (const who of ['member', 'lead'] as const) {
      const { status, problem } = await ask(who, { ParentId });
      expect(status).toBe(400);
      expect(problem.errors).toEqual([{ path: 'ParentId', message: parentReasonSentences.is_private }]);
    }
  });

  test('is allowed for an owner for whom the person may create goals, and for nobody else', async () => {
    const goalOwner = people.member.id;
    expect((await ask('member', { goalOwner })).status).toBe(200);
    expect((await ask('goalAdmin', { goalOwner })).status).toBe(200);
    expect((await ask('goalManager', { goalOwner })).status).toBe(200);
    for (const who of ['peer', 'lead', 'ceo', 'orgAdmin'] as const)
      expect((await ask(who, { goalOwner })).status).toBe(403);
    for (const id of [people.observer.id, people.foreigner.id, 2_000_000_000]) {
      const { status, problem } = await ask('goalAdmin', { goalOwner: id });
      expect([status, problem.errors]).toEqual([
        400,
        [{ path: 'goalOwner', message: goalMessages.ownerRequired }],
      ]);
    }
  });

  test.each<[string, object, string, string | undefined]>([
    ['no area', { Category: undefined }, 'Category', goalMessages.categoryRequired],
    ['an unknown area', { Category: 'Astrology' }, 'Category', goalMessages.categoryRequired],
    ['an empty area', { Category: '' }, 'Category', goalMessages.categoryRequired],
    ['a long context', { MoreContext: 'x'.repeat(3_001) }, 'MoreContext', undefined],
    ['a long further context', { AdditionalContext: 'x'.repeat(3_001) }, 'AdditionalContext', undefined],
    ['a NUL', { MoreContext: 'a\u0000b' }, 'MoreContext', undefined],
    ['a number for a text', { MoreContext: 5 }, 'MoreContext', undefined],
    ['a negative parent', { ParentId: -1 }, 'ParentId', undefined],
    ['a huge parent', { ParentId: 2 ** 31 }, 'ParentId', undefined],
    ['a quarter that is none', { Quarter: 2_000_000_000 }, 'Quarter', goalMessages.quarterRequired],
    ['an unknown field', { Temperature: 2 }, 'Temperature', 'This field is not known.'],
  ])('refuses %s', async (_name, fields, path, message) => {
    const { status, problem } = await ask('member', fields);
    expect(status).toBe(400);
    expect(problem.errors?.[0]?.path).toBe(path);
    if (message !== undefined) expect(problem.errors?.[0]?.message).toBe(message);
  });

  test('accepts contexts of 3,000 characters', async () => {
    const text = 'ä'.repeat(3_000);
    expect((await ask('member', { MoreContext: text, AdditionalContext: text })).status).toBe(200);
  });
});

test.each([
  ['too many past titles', draftGoal, { pastTitles: Array.from({ length: 101 }, (_, at) => `Title ${at}`) }],
  ['a long past title', draftGoal, { pastTitles: ['x'.repeat(256)] }],
  ['a long title', draftMeasurements, { Title: 'x'.repeat(256) }],
  ['a long measurement', draftDescription, { Measurement: 'x'.repeat(3_001) }],
  ['the goal in the form of a whole draft', draftGoal, { Title: 'x' }],
  ['past titles of a part', draftDescription, { pastTitles: [] }],
])('%s is refused', async (_name, call, fields) => {
  expect((await company.call('member', call, { body: { Category: 'Sales', ...fields } })).status).toBe(400);
});
