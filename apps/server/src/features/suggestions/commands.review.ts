import { spokenIn } from '@bellwether/domain/locale/spoken';
import { goalsForModel, type ReviewDraft, type ReviewFacts } from '@bellwether/domain/talent/review-draft';
import { trustedParagraphs } from '@bellwether/domain/talent/review-sentences';
import * as z from 'zod/mini';
import { type LanguageModel, ModelFault } from '#platform/llm/language-model.ts';
import type { ModelAttempt } from './commands.model.ts';
import { ordersIn } from './words.orders.ts';

/** A reviewer waits for a draft with the form open. */
const longestMilliseconds = 15_000;
const mostParagraphs = 5;

const sentence = z.object({
  text: z.string(),
  goals: z.array(z.int()),
  selfReview: z.boolean(),
  peerFeedback: z.boolean(),
});
const shape = z.object({ paragraphs: z.array(z.object({ sentences: z.array(sentence) })) });

/**
 * Returns paragraphs by the model, of the sentences that can be trusted, each with its sources. Private goals are not sent;
 * docs/drafting.md lists the fields.
 * @throws ModelFault
 */
export async function paragraphsByModel(
  model: LanguageModel,
  facts: ReviewFacts,
  { gone, strangers, locale }: ModelAttempt,
): Promise<ReviewDraft> {
  const { label, selfReview, peers } = facts;
  const data = {
    period: label,
    goals: goalsForModel(facts).map(({ title, measurement, isCompleted, percent }, at) => ({
      goal: at + 1,
      title,
      measurement,
      completed: isCompleted,
      percent,
    })),
    selfReview,
    peerFeedback: peers,
  };
  const answer = await model.ask(
    { orders: ordersIn(locale).review, data, name: 'review', shape, longestMilliseconds },
    gone,
  );
  const written = answer.paragraphs.map(({ sentences }) => sentences);
  const texts = written.flat().map(({ text }) => text);
  const names = await strangers(texts, data);
  const paragraphs = trustedParagraphs(written, facts, { names, language: spokenIn(locale) });
  if (paragraphs.length === 0) throw new ModelFault('unusable');
  return paragraphs.slice(0, mostParagraphs);
}
