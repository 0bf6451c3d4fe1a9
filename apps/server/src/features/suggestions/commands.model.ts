import { limits } from '@bellwether/domain/goals/messages';
import type { Locale } from '@bellwether/domain/locale/locales';
import { spokenIn } from '@bellwether/domain/locale/spoken';
import { type DiscType, discTypeName } from '@bellwether/domain/people/manual/disc';
import { manualLimits } from '@bellwether/domain/people/manual/manual';
import {
  type DraftMaterial,
  draftedSentences,
  suitsDraft,
} from '@bellwether/domain/suggestions/drafted-texts';
import type { GoalDrafts, SuggestionFacts, WrittenGoal } from '@bellwether/domain/suggestions/facts';
import { plainLine, plainText } from '@bellwether/domain/suggestions/plain-text';
import { isSameTitle } from '@bellwether/domain/suggestions/quality-hints';
import * as z from 'zod/mini';
import { type LanguageModel, ModelFault } from '#platform/llm/language-model.ts';
import type { FindStrangers } from './access.strangers.ts';
import { ordersIn } from './words.orders.ts';

/** What every question needs beside its facts. */
export interface ModelAttempt {
  readonly gone: AbortSignal;
  readonly strangers: FindStrangers;
  /** The reader's, in whose language the model is asked to answer. */
  readonly locale: Locale;
}

/** A person waits for a draft with the form open. */
const longestMilliseconds = 15_000;

/** The maximum number of suggestions in an answer; the rest is dropped. */
const most = 5;

const goalsSchema = z.object({
  goals: z.array(z.object({ title: z.string(), measurement: z.string() })),
  description: z.string(),
});
const measurementsSchema = z.object({ measurements: z.array(z.string()) });
const descriptionSchema = z.object({ description: z.string() });

/**
 * Returns goals by the model, as plain text within the limits of a goal. Sends `sentTitles` to the model, and
 * removes `pastTitles` from its answer.
 * @throws ModelFault also if nothing is new.
 */
export async function goalsByModel(
  model: LanguageModel,
  facts: SuggestionFacts,
  asked: ModelAttempt & { pastTitles: readonly string[]; sentTitles: readonly string[] },
): Promise<GoalDrafts> {
  const { pastTitles, sentTitles, gone, locale } = asked;
  const data = { ...dataOf(facts), pastTitles: sentTitles };
  const answer = await model.ask(
    { orders: ordersIn(locale).goals, data, name: 'goals', shape: goalsSchema, longestMilliseconds },
    gone,
  );
  const { suits, sentences } = await checked(asked, data, [
    ...answer.goals.flatMap(({ title, measurement }) => [title, measurement]),
    answer.description,
  ]);
  const goals = answer.goals
    .filter(({ title, measurement }) => suits(title) && suits(measurement))
    .map(({ title, measurement }) => ({
      title: plainLine(title, limits.title),
      measurement: plainText(measurement, limits.measurement),
    }))
    .filter(({ title }) => title !== '' && !pastTitles.some((past) => isSameTitle(past, title)))
    .slice(0, most);
  if (goals.length === 0) throw new ModelFault('unusable');
  return {
    titles: goals.map((goal) => goal.title),
    measurements: goals.map((goal) => goal.measurement),
    description: plainText(sentences(answer.description), limits.description),
  };
}

/**
 * Returns measurements by the model for the goal in the form.
 * @throws ModelFault
 */
export async function measurementsByModel(
  model: LanguageModel,
  facts: SuggestionFacts,
  asked: ModelAttempt & { goal: WrittenGoal },
): Promise<string[]> {
  const data = { ...dataOf(facts), goal: writtenOf(asked.goal) };
  const answer = await model.ask(
    {
      orders: ordersIn(asked.locale).measurements,
      data,
      name: 'measurements',
      shape: measurementsSchema,
      longestMilliseconds,
    },
    asked.gone,
  );
  const { suits } = await checked(asked, data, answer.measurements);
  const texts = answer.measurements.filter(suits).map((text) => plainText(text, limits.measurement));
  const measurements = texts.filter((text) => text !== '').slice(0, most);
  if (measurements.length === 0) throw new ModelFault('unusable');
  return measurements;
}

/**
 * Returns a description by the model for the goal in the form.
 * @throws ModelFault
 */
export async function descriptionByModel(
  model: LanguageModel,
  facts: SuggestionFacts,
  asked: ModelAttempt & { goal: WrittenGoal },
): Promise<string> {
  const data = { ...dataOf(facts), goal: writtenOf(asked.goal) };
  const answer = await model.ask(
    {
      orders: ordersIn(asked.locale).description,
      data,
      name: 'description',
      shape: descriptionSchema,
      longestMilliseconds,
    },
    asked.gone,
  );
  const { sentences } = await checked(asked, data, [answer.description]);
  const description = plainText(sentences(answer.description), limits.description);
  if (description === '') throw new ModelFault('unusable');
  return description;
}

/**
 * Returns a description of a DISC type by the model. Nothing but the type's name is sent.
 * @throws ModelFault
 */
export async function manualByModel(
  model: LanguageModel,
  type: DiscType,
  attempt: ModelAttempt,
): Promise<string> {
  const data = { discType: discTypeName(type) };
  const answer = await model.ask(
    {
      orders: ordersIn(attempt.locale).manual,
      data,
      name: 'description',
      shape: descriptionSchema,
      longestMilliseconds,
    },
    attempt.gone,
  );
  const { sentences } = await checked(attempt, data, [answer.description]);
  const description = plainText(sentences(answer.description), manualLimits.description);
  if (description === '') throw new ModelFault('unusable');
  return description;
}

/** Returns the checks of an answer's texts: whether a text may be shown, and the sentences of a text that may. */
async function checked(
  { strangers, locale }: ModelAttempt,
  data: Readonly<Record<string, unknown>> & { readonly quarter?: DraftMaterial['quarter'] },
  texts: readonly string[],
) {
  // The titles of other goals were sent as titles to avoid, so their numbers are no numbers of this goal.
  const { pastTitles: _, quarter, ...own } = data;
  const material = {
    names: await strangers(texts, data),
    texts: JSON.stringify(Object.values(data)),
    numbered: textsIn(own).join('\n'),
    quarter,
    language: spokenIn(locale),
  };
  return {
    suits: (text: string) => suitsDraft(text, material),
    sentences: (text: string) => draftedSentences(text, material),
  };
}

/** Returns the texts in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Returns the facts that are sent, field by field; docs/drafting.md has the same list. */
function dataOf(facts: SuggestionFacts) {
  return {
    functionalArea: facts.area,
    goalType: facts.goalType,
    quarter: { label: facts.quarter.label, endsOn: facts.quarter.endDate },
    parentGoal: facts.parent ? writtenOf(facts.parent) : null,
    context: facts.context,
    furtherContext: facts.more,
  };
}

function writtenOf(goal: WrittenGoal) {
  return { title: goal.title, measurement: goal.measurement };
}
