import { describeManual } from '@bellwether/contract/people/manual';
import { draftGoal } from '@bellwether/contract/suggestions';
import * as summaries from '@bellwether/contract/summaries';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import { buildGoalCompany } from '../../testing/goal-company.ts';
import { completion, startModelServer, status } from '../../testing/model-server.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { addEndedGoals } from '../../testing/summary-goals.ts';
import { startTestServer } from '../../testing/test-server.ts';

// A model that invents: none of its sentences reaches a slide or a form, and every true one does.

const endpoint = await startModelServer();
const server = await startTestServer({
  now: '2026-11-18T15:00:00Z',
  env: { AI_BASE_URL: endpoint.url, AI_MODEL: 'test-model', AI_API_KEY: 'secret-key' },
});
const company = await buildGoalCompany(server);
const { people, periods } = company;
// The test asks more often than a person may on one day.
await inTenant(server.owner, company.tenantId, (db) =>
  db
    .updateTable('tenant_setting')
    .set({ drafts_per_day: 1_000 })
    .where('tenant_id', '=', company.tenantId)
    .execute(),
);
const ended = periods.byIndex(periods.current.index - 1)?.id ?? 0;
const added = await addEndedGoals(
  company,
  [
    { title: 'Win 20 customers', weeks: '2244', completed: true },
    { title: 'Cut delivery time to two days', weeks: '31', completed: false },
    { title: 'Earn more', weeks: '33', percent: 80 },
  ].map((goal) => ({ ownerId: people.member.id, periodId: ended, ...goal })),
);

const invented: readonly [string, ...number[]][] = [
  ['Revenue rose by 12% in the quarter.', 1],
  ['We won 21 customers.', 1],
  ['The 20 customers are all happy.', 1],
  ['Zero complaints came in.', 1],
  ['One customer left us.', 1],
  ['Seventeen customers wait for it.', 1],
  ['About half of the team helped.', 1],
  ['A quarter of the goals was late.', 1],
  ['Dozens of customers came.', 1],
  ['It was the second success of the team.', 1],
  ['Revenue was doubled by it.', 1],
  ['Only a ½ of it is done.', 1],
  ['It took ٣ weeks of work.', 1],
  ['In phase XII it was late.', 1],
  ['It was the twenty-first try of the team.', 1],
  ['Both customers are happy with it.', 1],
  ['Der Umsatz stieg um zwölf Prozent.', 1],
  ['Siebzehn Kunden sind mit dem Ergebnis zufrieden.', 1],
  ['Die Hälfte der Ziele ist erreicht.', 1],
  ['Das Quartal war gut und alle sind zufrieden.', 1],
  ['Les ventes ont augmenté de seize pour cent.', 1],
  ['La moitié des objectifs est atteinte.', 1],
  ['Le trimestre est un succès pour tous.', 1],
  ['Las ventas subieron un diecisiete por ciento.', 1],
  ['La mitad de los objetivos se ha cumplido.', 1],
  ['El trimestre fue un éxito para todos.', 1],
  ['客户增加了十二家。', 1],
  ['Продажи выросли вдвое за квартал.', 1],
  ['It was **very** good for all.', 1],
  ['It was <b>good</b> for all.', 1],
  ['Read [the report](here) about it.', 1],
  ['The report is at https://evil.example/x for all.', 1],
  ['More of this is at www.evil.example now.', 1],
  ['Write to boss@evil.example about it.', 1],
  [`This was the work of ${people.ceo.name}.`, 1],
  [`Without ${people.peer.name.split(' ').at(-1)} it would have failed.`, 1],
  ['The goal “Cut delivery time to two days” was reached with it.', 1],
  ['{salary} was paid for it.', 1],
  ['It got to {percent_1} in the end.', 1],
  ['There is {{secret}} in it.', 1],
];
const honest: readonly [string, ...number[]][] = [
  ['The goal “Win 20 customers” went well.', 1],
  ['It came out as planned, and it was good.', 1],
  ['{completed} was completed in Q3 2026.', 1, 2, 3],
  ['“Cut delivery time to two days” was not reached.', 2],
  ['Confidence fell from Likely to Not sure before the end.', 2],
  ['To decide: whether “Cut delivery time to two days” is worth another attempt.', 2],
  ['The goal “Earn more” got to {percent_3}.', 3],
  ['What is left of it should be decided next.', 3],
  ['The team is ahead of its plan with this.', 1],
  ['There were {all} in the quarter.', 1, 2, 3],
];
const said = (all: typeof invented) => all.map(([text, ...goals]) => ({ text, goals }));
const year = { params: { year: 2026, audience: '1' } };
/** Returns the first slide of the year that a model writes with these sentences, and the words of its deck. */
async function slideOf(sentences: ReturnType<typeof said>, context = '') {
  endpoint.answer(completion({ sentences }));
  const slide = await company.must('member', summaries.regenerateAnnualSummary, {
    ...year,
    body: { Context: context },
  });
  const { bytes } = await company.call('member', summaries.makeAnnualDeck, {
    ...year,
    body: { Format: 'pdf', Summary: slide.Summary },
  });
  const { pages } = await readPdf(bytes);
  return { slide, deck: pages[1]?.text.replace(/\s+/g, ' ') ?? '' };
}

test('the lists have forty and ten sentences', () => {
  expect([invented.length, honest.length, added.length]).toEqual([40, 10, 3]);
});

test.each(invented)('invented, and on no slide: %s', async (text, ...goals) => {
  const { slide, deck } = await slideOf([
    { text, goals },
    { text: 'So much for that.', goals: [1] },
  ]);
  expect(slide.Sentences.map(({ Text }) => Text)).toEqual(['So much for that.']);
  expect(deck).not.toContain(text);
});

test('forty invented sentences alone leave the template’s slide, which says so', async () => {
  const { slide } = await slideOf(said(invented));
  expect([slide.Engine, slide.IsFallback]).toEqual(['template', true]);
  for (const [text] of invented) expect(slide.Summary).not.toContain(text);
});

test.each(honest)('true, and on the slide: %s', async (text, ...goals) => {
  const { slide, deck } = await slideOf([{ text, goals }]);
  expect([slide.Engine, slide.Sentences.length]).toEqual(['model', 1]);
  const shown = slide.Sentences[0]?.Text ?? '';
  expect(shown).toBe(
    text
      .replace('{completed}', 'One of three goals')
      .replace('{percent_3}', '80 percent')
      .replace('{all}', 'three goals'),
  );
  expect(deck).toContain(shown);
});

test('an unknown goal is no source, and a number of the wish is marked', async () => {
  const { slide } = await slideOf(
    said([
      ['We shook hands with 25 people, as you said.', 99],
      ['We shook hands with 26 people, as you said.', 1],
    ]),
    'Mention the 25 people in Graz',
  );
  expect(slide.Sentences).toEqual([
    { Text: 'We shook hands with 25 people, as you said.', Sources: [], HasYourNumber: true },
  ]);
});

test('a name that was sent may be said', async () => {
  const { slide } = await slideOf(
    said([[`Thanks to ${people.ceo.name} it is done.`, 1]]),
    `Thank ${people.ceo.name}`,
  );
  expect(slide.Engine).toBe('model');
});

describe('drafts of goals and manuals', () => {
  const asked = {
    ParentId: 0,
    Category: 'Sales',
    MoreContext: 'Win 25 customers in Graz, with a margin of 40 percent',
    AdditionalContext: '',
    goalOwner: 0,
    Quarter: 0,
    pastTitles: ['Close 17 deals'],
  } as const;
  const goalsOf = async (...goals: readonly (readonly [title: string, measurement: string])[]) => {
    endpoint.answer(
      completion({
        goals: goals.map(([title, measurement]) => ({ title, measurement })),
        description:
          'It matters to the team. We lost 31 customers last year. The 25 customers come from Graz.',
      }),
    );
    return company.must('member', draftGoal, { body: asked });
  };

  test('repeat the person’s own numbers, which the line below names, and the quarter’s', async () => {
    const draft = await goalsOf(
      ['Win 25 customers in Graz', 'By 31 December 2026, 25 customers buy at a margin of 40%.'],
      [
        'Win the customers of Graz',
        '1. 25 customers sign\n2. Margin reaches 40 percent\n3. [target] of them buy again',
      ],
    );
    expect(draft.Goals).toEqual(['Win 25 customers in Graz', 'Win the customers of Graz']);
    expect(draft.Measurements[1]).toContain('2. Margin reaches 40 percent');
    expect(draft.Description).toBe('It matters to the team. The 25 customers come from Graz.');
    expect([draft.Engine, draft.Notice]).toEqual([
      'model',
      'Drafted by an AI model; please check it before you use it. Your numbers: 25, 40.',
    ]);
  });

  test.each([
    ['a digit', 'Win 26 customers in Graz', 'Measured at the end.'],
    ['a number of another goal', 'Win 17 customers in Graz', 'Measured at the end.'],
    ['a word', 'Win customers in Graz', 'Twelve customers buy.'],
    ['a German word', 'Kunden in Graz gewinnen', 'Siebzehn Kunden kaufen.'],
    ['a half', 'Win customers in Graz', 'Half of the customers buy again.'],
    ['another script', 'Win customers in Graz', 'It takes ٣ weeks.'],
  ])('are dropped with an invented number: %s', async (_name, title, measurement) => {
    const draft = await goalsOf([title, measurement], ['Win 25 customers in Graz', 'By [date].']);
    expect(draft.Goals).toEqual(['Win 25 customers in Graz']);
  });

  test('a manual’s description says no link, and no number, because nothing was typed; a fault leaves the template’s', async () => {
    endpoint.answer(
      completion({
        description:
          'I bring energy. I answer within 24 hours. Give me two days. See https://evil.example for more. I like a plan.',
      }),
    );
    const describe = () => company.must('member', describeManual, { body: { Disc: 'DI' } });
    expect((await describe()).Description).toBe('I bring energy. I like a plan.');
    endpoint.answer(status(500));
    expect(await describe()).toMatchObject({ Engine: 'template', IsFallback: true });
  });

  test('invented numbers alone leave the template’s drafts', async () => {
    const draft = await goalsOf(['Win 26 customers', 'By ten.']);
    expect([draft.Engine, draft.IsFallback]).toEqual(['template', true]);
    expect(JSON.stringify(draft)).not.toMatch(/(?:26|31) customers/);
  });
});
