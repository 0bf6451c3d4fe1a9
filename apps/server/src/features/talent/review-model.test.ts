import { draftReview } from '@bellwether/contract/talent/writing';
import { expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { completion, startModelServer, status } from '../../testing/model-server.ts';
import { startTestServer } from '../../testing/test-server.ts';

const endpoint = await startModelServer();
const server = await startTestServer({
  env: { AI_BASE_URL: endpoint.url, AI_MODEL: 'test-model', AI_API_KEY: 'secret-key' },
});
const company = await buildAppraisalCompany(server);
const { people } = company;
await company.set({ review_drafts_enabled: true });
const body = (UserId: number) => ({ UserId, EvaluationPeriodId: company.quarter });
const documentOf = (place: number) => {
  const messages = endpoint.requests.at(place)?.body.messages as { content: string }[];
  return JSON.parse(messages[1]?.content ?? '') as unknown;
};

test('a model gets the fields that docs/drafting.md lists, and no private goal; templates word that one', async () => {
  await company.addGoal(people.member, 'Open goal', false);
  await company.addGoal(people.member, 'Private goal', true);
  await company.bring(
    'draft',
    { employee: people.member, token: '', manager: 'lead' },
    { Review: '<p>Canary</p>' },
  );
  endpoint.answer(completion({ paragraphs: ['Well done. **Very** well.', ''] }));
  const draft = await company.must('lead', draftReview, { body: body(people.member.id) });
  expect(draft).toEqual({
    Paragraphs: ['Well done.', 'Reached in Q3 2026: “Private goal”. What made it work was [reason].'],
    Engine: 'model',
    Notice: 'Drafted by an AI model; please check it before you use it',
    IsFallback: false,
  });
  expect(documentOf(-1)).toEqual({
    quarter: 'Q3 2026',
    goals: [{ title: 'Open goal', measurement: 'Ten of them', completed: true, percent: null }],
  });
  expect(JSON.stringify(endpoint.requests)).not.toMatch(/Private goal|Canary|Outcome of|Mia Member/);
});

test('where every goal is private, no model is asked', async () => {
  await company.addGoal(people.peer, 'Private goal', true);
  const asked = endpoint.requests.length;
  const draft = await company.must('lead', draftReview, { body: body(people.peer.id) });
  expect([draft.Engine, draft.Paragraphs.length, endpoint.requests.length]).toEqual(['template', 2, asked]);
});

test('ratings, comparisons, numbers and other people’s names do not pass; what is true does', async () => {
  await company.addGoal(people.member, 'Win 20 customers', false);
  const wrong = [
    'I rate this 4 of 5.',
    'The rating should be high.',
    'A grade of B fits.',
    'She ranks first in the department.',
    'Performance was above average.',
    'Better than most of her colleagues.',
    'Das war besser als bei den anderen Kollegen.',
    'Die Bewertung ist sehr gut.',
    'C’était mieux que les autres.',
    'Fue mejor que el resto del equipo.',
    'She is the best in the team.',
    'The top performer of the quarter.',
    'Sales rose by twelve percent.',
    'Half of it is done.',
    `Thank you, ${people.lead.name}, for the help.`,
    'See https://x.example for more.',
  ];
  const right = ['“Win 20 customers” was reached.', 'What made it work was [reason].'];
  endpoint.answer(completion({ paragraphs: [`${right[0]} ${wrong.join(' ')} ${right[1]}`, wrong[0]] }));
  const draft = await company.must('lead', draftReview, { body: body(people.member.id) });
  expect(draft.Paragraphs[0]).toBe(right.join(' '));
  expect(draft.Paragraphs.join(' ')).not.toContain('rate');
});

test.each([
  ['silence of the provider', status(500), 'The AI provider reports an error.'],
  [
    'nothing but ratings',
    completion({ paragraphs: ['I rate this 4 of 5.'] }),
    'The AI provider gave nothing',
  ],
])('%s gives the template’s paragraphs and says so', async (_name, reply, said) => {
  endpoint.answer(reply);
  const draft = await company.must('lead', draftReview, { body: body(people.member.id) });
  expect([draft.Engine, draft.IsFallback, draft.Paragraphs.length > 0]).toEqual(['template', true, true]);
  expect(draft.Notice).toMatch(new RegExp(`^${said}.*This was drafted from templates\\.$`));
});
