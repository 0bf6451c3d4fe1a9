import { deleteGoal } from '@bellwether/contract/goals/drafting';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { getFirstMatrixGoal, getPredictionMatrix, searchMatrixGoals } from '@bellwether/contract/matrix';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { periods } = company;
const everybody = cast.filter((who) => who !== 'foreigner');
const nextPeriod = () => periods.byIndex(periods.current.index + 1) ?? expect.fail();

const first = async (who: CastName, periodId: number | string = 0) =>
  (await company.must(who, getFirstMatrixGoal, { params: { periodId } })).Id;
const search = async (who: CastName, text: string) =>
  (await company.must(who, searchMatrixGoals, { params: { text } })).data.map((goal) => goal.Title);

const ids: Record<string, number> = {};
const keep = async (who: CastName, Title: string, more = {}) => {
  ids[Title] = (await company.makeApproved(who, { Title, ...more })).Goal.Id;
};

beforeAll(async () => {
  // Nobody has a goal yet.
  expect(await first('ceo')).toBe(0);
  await company.make('member', { Title: 'Draft of mine' });
  await keep('ceo', 'Private of the ceo', { IsPrivate: true });
  await keep('ceo', 'Become the Élan leader');
  await keep('ceo', 'Later company goal', { PeriodId: nextPeriod().id });
  await keep('lead', 'Shelved of the lead');
  await company.must('ceo', shelveGoal, { body: { Id: ids['Shelved of the lead'], Status: 'shelved' } });
  await keep('lead', 'Grow sales by 100%');
  await keep('lead', 'Grow support');
  await keep('member', 'Secret growth', { IsPrivate: true });
  await keep('peer', 'Deleted growth');
  await company.must('goalAdmin', deleteGoal, { params: { id: ids['Deleted growth'] ?? 0 } });
});

describe('the first goal', () => {
  test('is the oldest own goal that has a matrix', async () => {
    expect(await first('lead')).toBe(ids['Grow sales by 100%']);
    expect(await first('member')).toBe(ids['Secret growth']);
    expect(await first('ceo')).toBe(ids['Private of the ceo']);
  });

  test('is the first company goal for people without one, except private goals', async () => {
    for (const who of ['peer', 'otherLead', 'observer'] as const)
      expect([who, await first(who)]).toEqual([who, ids['Become the Élan leader']]);
  });

  test('is a goal of the requested period; 0 means the current one', async () => {
    expect(await first('lead', periods.current.id)).toBe(ids['Grow sales by 100%']);
    expect(await first('lead', nextPeriod().id)).toBe(ids['Later company goal']);
    const former = periods.byIndex(periods.current.index - 1) ?? expect.fail();
    expect(await first('lead', former.id)).toBe(0);
    expect(await first('lead', 2_147_483_647)).toBe(0);
  });

  test('is none in a company without goals, also for another company’s period', async () => {
    expect(await first('foreigner')).toBe(0);
    expect(await first('foreigner', periods.current.id)).toBe(0);
  });
});

describe('the search', () => {
  test('finds each word of a title, without case and accents, the newest first', async () => {
    expect(await search('peer', 'GROW')).toEqual(['Grow support', 'Grow sales by 100%']);
    expect(await search('peer', 'sales  grow')).toEqual(['Grow sales by 100%']);
    expect(await search('peer', 'elan')).toEqual(['Become the Élan leader']);
    expect(await search('peer', 'ÉLAN')).toEqual(['Become the Élan leader']);
    expect(await search('peer', 'company goal')).toEqual(['Later company goal']);
  });

  test('reads titles whose characters decompose into many', async () => {
    // A syllable decomposes into three letters, a unit into six, a ligature into eighteen.
    for (const sign of ['각', '㌖', 'ﷺ', 'ﬃ']) {
      const Title = sign.repeat(255);
      await keep('peer', Title);
      expect(await search('peer', sign.repeat(3))).toEqual([Title]);
    }
  });

  test('returns the fields that a select shows', async () => {
    const { data, Next } = await company.must('peer', searchMatrixGoals, { params: { text: 'support' } });
    expect(Next).toBeNull();
    expect(data).toEqual([
      {
        Id: ids['Grow support'],
        Title: 'Grow support',
        State: 'approved',
        GoalPeriodId: periods.current.id,
        User: { Id: company.people.lead.id, Name: company.people.lead.name, Avatar: null },
      },
    ]);
  });

  test('finds visible goals, none deleted or shelved', async () => {
    const chain: CastName[] = ['ceo', 'lead', 'member'];
    for (const who of everybody) {
      const seen = chain.includes(who) ? ['Secret growth'] : [];
      expect([who, await search(who, 'growth')]).toEqual([who, seen]);
      const drafts = [...chain, 'goalAdmin'].includes(who) ? ['Draft of mine'] : [];
      expect([who, await search(who, 'draft of')]).toEqual([who, drafts]);
      expect([who, await search(who, 'shelved of')]).toEqual([who, []]);
    }
    expect(await search('foreigner', 'grow')).toEqual([]);
  });

  test.each([
    '%',
    '_',
    '\\',
    '100%',
    "'; drop table goal; --",
    '../..',
    'a/b',
    '?',
    '#',
    '+',
    '\u202e',
    '👍',
    '\t',
  ])('takes "%s" literally', async (text) => {
    const found = await company.call('peer', searchMatrixGoals, { params: { text } });
    expect(found.status).toBe(200);
    expect(found.body.data.map((goal) => goal.Title)).toEqual(
      text.includes('100%') || text === '%' ? ['Grow sales by 100%'] : [],
    );
  });

  test('without text finds nothing', async () => {
    expect(await search('peer', '  ')).toEqual([]);
  });

  test('returns at most as many goals as a select shows', async () => {
    for (let made = 0; made < 21; made += 1) await company.make('peer', { Title: 'Many' });
    expect(await search('peer', 'many')).toHaveLength(20);
  });
});

describe('invalid requests', () => {
  const send = async (path: string, who: CastName | null = 'peer') => {
    const headers: Record<string, string> =
      who === null ? {} : { authorization: await server.signInAs(company.people[who]) };
    const answer = await server.send({ url: `/api${path}`, headers });
    return answer.statusCode;
  };

  test.each([
    '/predication/x/0',
    '/predication/0/0',
    '/predication/1/x',
    '/predication/1/-1',
    '/predication/1/99999999999',
    '/predication/99999999999/0',
    '/predication/1.5/0',
    '/predication/firstgoal/x',
    '/predication/firstgoal/-1',
    '/predication/firstgoal/99999999999',
    '/predication/searchgoals/%00',
    '/predication/searchgoals/a%00b',
    '/predication/searchgoals/%ZZ',
    '/predication/searchgoals/%C3%28',
    `/predication/searchgoals/${'x'.repeat(256)}`,
    '/predication/1/0?Unknown=1',
    '/predication/searchgoals/a?Unknown=1',
  ])('%s is a bad request', async (path) => {
    expect(await send(path)).toBe(400);
  });

  test.each(['/predication/1/0', '/predication/firstgoal/0', '/predication/searchgoals/a'])(
    '%s needs a session',
    async (path) => {
      expect(await send(path, null)).toBe(401);
    },
  );

  test('paths are matched without case', async () => {
    expect(await send('/Predication/FirstGoal/0')).toBe(200);
    expect(await send('/PREDICATION/SearchGoals/Grow')).toBe(200);
  });

  test('an invisible goal gives the same reply and does the same work as an absent one', async () => {
    const ask = (goalId: number, who: CastName = 'peer') =>
      server.countStatements(() => company.call(who, getPredictionMatrix, { params: { goalId, week: 0 } }));
    const absent = await ask(2_000_000_000);
    for (const title of ['Secret growth', 'Deleted growth', 'Private of the ceo']) {
      const unseen = await ask(ids[title] ?? 0);
      expect([unseen.result.status, unseen.result.problem]).toEqual([404, absent.result.problem]);
      expect(unseen.tables).toEqual(absent.tables);
    }
    const elsewhere = await ask(ids['Grow support'] ?? 0, 'foreigner');
    expect([elsewhere.result.status, elsewhere.result.problem]).toEqual([404, absent.result.problem]);
  });
});
