import { spokenIn } from '@bellwether/domain/locale/spoken';
import { plainText } from '@bellwether/domain/suggestions/plain-text';
import { goalsForModel, type ReviewFacts } from '@bellwether/domain/talent/review-draft';
import { trustedParagraphs } from '@bellwether/domain/talent/review-sentences';
import * as z from 'zod/mini';
import { type LanguageModel, ModelFault } from '#platform/llm/language-model.ts';
import type { ModelAttempt } from './commands.model.ts';
import { ordersIn } from './words.orders.ts';

/** A reviewer waits for a draft with the form open. */
const longestMilliseconds = 15_000;
const mostParagraphs = 5;
const longestParagraph = 3_000;

const shape = z.object({ paragraphs: z.array(z.string()) });

/**
 * Returns paragraphs by the model, as plain text, of the sentences that can be trusted. Private goals are not sent; docs/drafting.md lists the fields.
 * @throws ModelFault
 */
export async function paragraphsByModel(
  model: LanguageModel,
  facts: ReviewFacts,
  { gone, strangers, locale }: ModelAttempt,
): Promise<string[]> {
  const data = {
    quarter: facts.quarter,
    goals: goalsForModel(facts).map(({ title, measurement, isCompleted, percent }) => ({
      title,
      measurement,
      completed: isCompleted,
      percent,
    })),
  };
  const answer = await model.ask(
    { orders: ordersIn(locale).review, data, name: 'review', shape, longestMilliseconds },
    gone,
  );
  const names = await strangers(answer.paragraphs, data);
  const paragraphs = trustedParagraphs(answer.paragraphs, facts, { names, language: spokenIn(locale) })
    .map((text) => plainText(text, longestParagraph))
    .slice(0, mostParagraphs);
  if (paragraphs.length === 0) throw new ModelFault('unusable');
  return paragraphs;
}
