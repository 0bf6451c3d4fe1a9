import { savePeerSummary } from '@bellwether/contract/talent/peers';
import { handInSelfReview, saveSelfReview } from '@bellwether/contract/talent/self-review';
import { draftReview } from '@bellwether/contract/talent/writing';
import type { PeerNaming } from '@bellwether/domain/talent/peers/rules';
import { describe, expect, test } from 'vitest';
import { appraisalCast, buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { askedQuestion } from '../../testing/cycle-company.ts';
import { completion, startModelServer, status } from '../../testing/model-server.ts';
import { peerBuilders } from '../../testing/peer-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const endpoint = await startModelServer();
const server = await startTestServer({
  env: { AI_BASE_URL: endpoint.url, AI_MODEL: 'test-model', AI_API_KEY: 'secret-key' },
});
const company = await buildAppraisalCompany(server);
const { people } = company;
const build = peerBuilders(company);
await company.set({ review_drafts_enabled: true });
const body = (UserId: number) => ({ UserId, EvaluationPeriodId: company.quarter });
const sentence = (text: string, from: object = {}) => ({
  text,
  goals: [],
  selfReview: false,
  peerFeedback: false,
  ...from,
});
/** A reply of one paragraph. */
const replyOf = (...sentences: ReturnType<typeof sentence>[]) => completion({ paragraphs: [{ sentences }] });
const documentOf = (place: number) => {
  const messages = endpoint.requests.at(place)?.body.messages as { content: string }[];
  return JSON.parse(messages[1]?.content ?? '') as unknown;
};

test('a model gets the fields that docs/drafting.md lists, and no private goal; templates word that one', async () => {
  const open = await company.addGoal(people.member, 'Open goal', false);
  const hidden = await company.addGoal(people.member, 'Private goal', true);
  await company.bring(
    'draft',
    { employee: people.member, token: '', manager: 'lead' },
    { Review: '<p>Canary</p>' },
  );
  endpoint.answer(
    replyOf(
      sentence('The goal was reached. **Very** well.', { goals: [1] }),
      sentence('Well done.'),
      sentence('You asked early.', { selfReview: true, peerFeedback: true }),
    ),
  );
  const draft = await company.must('lead', draftReview, { body: body(people.member.id) });
  expect(draft).toEqual({
    Paragraphs: [
      'The goal was reached.',
      'Reached in Q3 2026: “Private goal”. What made it work was [reason].',
    ],
    Sentences: [
      [
        {
          Text: 'The goal was reached.',
          Goals: [{ Id: open, Title: 'Open goal' }],
          SelfReview: false,
          PeerFeedback: false,
        },
      ],
      [
        {
          Text: 'Reached in Q3 2026: “Private goal”. What made it work was [reason].',
          Goals: [{ Id: hidden, Title: 'Private goal' }],
          SelfReview: false,
          PeerFeedback: false,
        },
      ],
    ],
    Engine: 'model',
    Notice: 'Drafted by an AI model; please check it before you use it',
    IsFallback: false,
  });
  expect(documentOf(-1)).toEqual({
    period: 'Q3 2026',
    goals: [{ goal: 1, title: 'Open goal', measurement: 'Ten of them', completed: true, percent: null }],
    selfReview: [],
    peerFeedback: [],
  });
  expect(JSON.stringify(endpoint.requests)).not.toMatch(/Private goal|Canary|Outcome of|Mia Member/);
});

describe('in a cycle', () => {
  const asked = (made: { at: { id: number; userId: number } }) => ({
    UserId: made.at.userId,
    EvaluationPeriodId: company.quarter,
    CycleId: made.at.id,
  });
  const selfReview = {
    OpensOn: '2026-10-01',
    DueOn: '2026-11-10',
    Questions: [
      askedQuestion('What went well?'),
      askedQuestion('How was it?', { Kind: 'scale', Levels: ['Canary-low', 'Canary-high'] }),
    ],
  };
  const begin = (naming: PeerNaming) => build.begin(naming, {}, { SelfReview: selfReview });
  type Begun = Awaited<ReturnType<typeof begin>>;
  const saveSelf = (made: Begun, call: typeof saveSelfReview | typeof handInSelfReview, text: string) =>
    server.call(call, {
      token: made.token,
      params: { id: made.id },
      body: {
        Answers: made.cycle.Questions.filter(({ Part }) => Part === 'self_review').map(({ Id, Kind }) => ({
          Id,
          Answer: Kind === 'scale' ? 'Canary-high' : text,
        })),
      },
    });
  const sentFor = async (made: Begun, who: 'lead' | 'hrLead' = 'lead') => {
    const { status } = await company.call(who, draftReview, { body: asked(made) });
    return status === 200 ? (documentOf(-1) as { selfReview: unknown; peerFeedback: unknown }) : status;
  };

  test('a self review is sent once it is handed in, without the answers on scales', async () => {
    const made = await begin('both');
    await company.addGoal(made.employee, 'Third quarter goal', false);
    endpoint.answer(replyOf(sentence('You asked early.', { selfReview: true })));
    await saveSelf(made, saveSelfReview, 'Canary-draft');
    expect(await sentFor(made)).toMatchObject({
      period: 'Half-year review',
      selfReview: [],
      peerFeedback: [],
    });
    await saveSelf(made, handInSelfReview, 'I asked early.');
    expect(await sentFor(made)).toMatchObject({
      goals: [{ goal: 1, title: 'Third quarter goal' }],
      selfReview: [{ question: 'What went well?', answers: ['I asked early.'] }],
    });
    const draft = await company.must('lead', draftReview, { body: asked(made) });
    expect([draft.Engine, draft.Sentences]).toEqual([
      'model',
      [[{ Text: 'You asked early.', Goals: [], SelfReview: true, PeerFeedback: false }]],
    ]);
    expect(JSON.stringify(endpoint.requests)).not.toContain('Canary');
  });

  test('what peers said is sent without names, in the order of the alphabet, and no draft names them', async () => {
    const made = await begin('manager');
    const chosen = await build.give(made, ['Calm when it burns.', 'Asks early.']);
    const [first] = chosen;
    endpoint.answer(replyOf(sentence('You ask early.', { peerFeedback: true })));
    expect(await company.call('lead', draftReview, { body: asked(made) })).toMatchObject({ status: 200 });
    // Two are not enough where the employee must not guess who it was, so there was nothing to send.
    expect(endpoint.requests).toEqual([]);
    const third = chosen[2];
    if (!first || !third) throw new Error('Three people are asked.');
    await build.answer(third, made);
    await build.write(third, made, `I am ${third.person.name}. Believe me.`);
    expect(await sentFor(made)).toMatchObject({
      peerFeedback: [
        { question: 'What helps?', answers: ['Asks early.', 'Believe me.', 'Calm when it burns.'] },
        { question: 'What else?', answers: ['Asks early.', 'Believe me.', 'Calm when it burns.'] },
      ],
    });
    endpoint.answer(
      replyOf(
        sentence(`${first.person.name} praises the calm.`, { peerFeedback: true }),
        sentence('You ask early.', { peerFeedback: true }),
      ),
    );
    const { Paragraphs } = await company.must('lead', draftReview, { body: asked(made) });
    expect(Paragraphs).toEqual(['You ask early.']);
    expect(JSON.stringify(endpoint.requests)).not.toContain(first.person.name);
  });

  test('of pooled words only the manager’s summary is sent', async () => {
    const made = await begin('pooled');
    await build.give(made, ['Canary-one', 'Canary-two', 'Canary-three']);
    await company.addGoal(made.employee, 'Third quarter goal', false);
    endpoint.answer(replyOf(sentence('You stay calm.', { peerFeedback: true })));
    expect(await sentFor(made)).toMatchObject({ peerFeedback: [] });
    await company.must('lead', savePeerSummary, {
      params: made.at,
      body: { Summary: 'They praise the calm.' },
    });
    expect(await sentFor(made)).toMatchObject({
      peerFeedback: [{ question: '', answers: ['They praise the calm.'] }],
    });
    expect(JSON.stringify(endpoint.requests)).not.toContain('Canary');
  });

  test('nobody but the writer of the review gets a draft, and nothing of theirs is sent', async () => {
    const made = await begin('both');
    await saveSelf(made, handInSelfReview, 'I asked early.');
    const statuses = new Map<string, number>();
    for (const who of appraisalCast)
      if (who !== 'lead')
        statuses.set(who, (await company.call(who, draftReview, { body: asked(made) })).status);
    expect([...new Set(statuses.values())]).toEqual([404]);
    expect((await company.call(null, draftReview, { body: asked(made) })).status).toBe(401);
    const own = await server.call(draftReview, { token: made.token, body: asked(made) });
    expect([own.status, endpoint.requests]).toEqual([404, []]);
    const elsewhere = { ...asked(made), CycleId: made.id + 9_999 };
    expect((await company.call('lead', draftReview, { body: elsewhere })).status).toBe(404);
    const wrongQuarter = { ...asked(made), EvaluationPeriodId: company.quarters[1] };
    expect((await company.call('lead', draftReview, { body: wrongQuarter })).status).toBe(404);
    expect((await company.call('lead', draftReview, { body: { ...asked(made), CycleId: 'x' } })).status).toBe(
      400,
    );
  });
});

test('where every goal is private, no model is asked', async () => {
  await company.addGoal(people.peer, 'Private goal', true);
  const asked = endpoint.requests.length;
  const draft = await company.must('lead', draftReview, { body: body(people.peer.id) });
  expect([draft.Engine, draft.Paragraphs.length, endpoint.requests.length]).toEqual(['template', 2, asked]);
});

test('ratings, comparisons, numbers and other people’s names do not pass; what is true does', async () => {
  await company.addGoal(people.member, 'Win 20 customers', false);
  const goals = [1, 2];
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
  endpoint.answer(
    replyOf(
      sentence(`${right[0]} ${wrong.join(' ')} ${right[1]}`, { goals }),
      sentence(wrong[0] ?? '', { goals }),
    ),
  );
  const draft = await company.must('lead', draftReview, { body: body(people.member.id) });
  expect(draft.Paragraphs[0]).toBe(right.join(' '));
  expect(draft.Paragraphs.join(' ')).not.toContain('rate');
});

test.each([
  ['silence of the provider', status(500), 'The AI provider reports an error.'],
  [
    'nothing but ratings',
    replyOf(sentence('I rate this 4 of 5.', { goals: [1] })),
    'The AI provider gave nothing',
  ],
])('%s gives the template’s paragraphs and says so', async (_name, reply, said) => {
  endpoint.answer(reply);
  const draft = await company.must('lead', draftReview, { body: body(people.member.id) });
  expect([draft.Engine, draft.IsFallback, draft.Paragraphs.length > 0]).toEqual(['template', true, true]);
  expect(draft.Notice).toMatch(new RegExp(`^${said}.*This was drafted from templates\\.$`));
});

test('a model gets a percentage as the manager corrected it', async () => {
  const id = await company.addGoal(people.peer, 'Half of it', false);
  const { owner } = server;
  await owner.query('update goal_result set completed = null, objective_result = 100 where goal_id = $1', [
    id,
  ]);
  await owner.query(
    `insert into goal_result (tenant_id, goal_id, author_id, kind, round, objective_result, body, created_at, updated_at)
      select tenant_id, goal_id, author_id, 'manager', round, 40, body, created_at, updated_at
      from goal_result where goal_id = $1`,
    [id],
  );
  await company.bring('draft', { employee: people.peer, token: '', manager: 'lead' });
  endpoint.answer(replyOf(sentence('A start.', { goals: [1] })));
  await company.must('lead', draftReview, { body: body(people.peer.id) });
  expect(documentOf(-1)).toMatchObject({ goals: [{ title: 'Half of it', percent: 40 }] });
});
