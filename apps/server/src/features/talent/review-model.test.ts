import { draftReview } from '@bellwether/contract/talent/writing';
import { expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { completion, startModelServer } from '../../testing/model-server.ts';
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
  endpoint.answer(completion({ paragraphs: ['**Well** done.', ''] }));
  const draft = await company.must('lead', draftReview, { body: body(people.member.id) });
  expect(draft).toEqual({
    Paragraphs: ['Well done.', 'Reached in Q3 2026: “Private goal”. What made it work was [reason].'],
    Engine: 'model',
    Notice: 'Drafted by an AI model; please check it before you use it',
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
