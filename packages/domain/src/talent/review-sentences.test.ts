import { describe, expect, test } from 'vitest';
import type { ReviewFacts } from './review-draft.ts';
import { type ModelReviewSentence, trustedParagraphs } from './review-sentences.ts';

const goal = (id: number, title: string, isPrivate = false) => ({
  id,
  title,
  measurement: 'Ten of them',
  state: 'finalized' as const,
  isPrivate,
  likelihood: null,
  isCompleted: true,
  percent: null,
});
const facts: ReviewFacts = {
  label: 'Half-year 2026',
  goals: [goal(7, 'Win 20 customers'), goal(8, 'Secret plan', true), goal(9, 'Hire two engineers')],
  selfReview: [{ question: 'What went well?', answers: ['The launch worked, because I asked early.'] }],
  peers: [{ question: 'What helps?', answers: ['Always calm when the site is down.'] }],
  peerNames: ['Ivo Brandt'],
};
const sentence = (text: string, from: Partial<ModelReviewSentence> = {}): ModelReviewSentence => ({
  text,
  goals: [],
  selfReview: false,
  peerFeedback: false,
  ...from,
});
const trusted = (sentences: readonly ModelReviewSentence[], of: ReviewFacts = facts) =>
  trustedParagraphs([sentences], of, { names: ['Ada Larkwood'], language: 'en' }).flat();

describe('the sources of a sentence', () => {
  test('are the goals by their numbers, the self review and the peers; a private goal has no number', () => {
    expect(
      trusted([
        sentence('The customers were won, and the engineers came.', { goals: [1, 2, 2] }),
        sentence('The launch worked.', { selfReview: true, peerFeedback: true }),
      ]),
    ).toEqual([
      {
        text: 'The customers were won, and the engineers came.',
        goals: [
          { id: 7, title: 'Win 20 customers' },
          { id: 9, title: 'Hire two engineers' },
        ],
        isFromSelfReview: false,
        isFromPeers: false,
      },
      { text: 'The launch worked.', goals: [], isFromSelfReview: true, isFromPeers: true },
    ]);
  });

  test('that were not sent count for nothing, so such a sentence is dropped', () => {
    const alone = { ...facts, selfReview: [], peers: [] };
    expect(trusted([sentence('You were calm.', { selfReview: true, peerFeedback: true })], alone)).toEqual(
      [],
    );
    expect(trusted([sentence('It went well.', { goals: [3, 0, -1] })])).toEqual([]);
  });

  test('may be missing only where the reviewer fills in a blank', () => {
    const [kept, ...others] = trusted([sentence('Well done.'), sentence('What I wish for is [next step].')]);
    expect([kept?.text, kept?.goals, others]).toEqual(['What I wish for is [next step].', [], []]);
  });
});

test('a title with a number passes only in a sentence that names its goal', () => {
  const text = '“Win 20 customers” was reached.';
  expect(trusted([sentence(text, { goals: [1] })]).map((one) => one.text)).toEqual([text]);
  expect(trusted([sentence(text, { goals: [2] })])).toEqual([]);
});

test('no peer is named, nor anybody who was not sent', () => {
  const from = { peerFeedback: true };
  expect(
    trusted([
      sentence('Ivo says that you stay calm.', from),
      sentence('Thank you, Ada Larkwood.', from),
      sentence('You stay calm.', from),
    ]).map((one) => one.text),
  ).toEqual(['You stay calm.']);
});

test('of several sentences in one, those that cannot be trusted are cut', () => {
  const [kept] = trusted([
    sentence('You stay calm. I rate this highly. Better than most of your colleagues.', {
      peerFeedback: true,
    }),
  ]);
  expect(kept?.text).toBe('You stay calm.');
});
