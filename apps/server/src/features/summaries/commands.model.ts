import type { Language } from '@bellwether/domain/locale/language';
import { spokenIn } from '@bellwether/domain/locale/spoken';
import type { Sentence, SummaryGoal } from '@bellwether/domain/summaries/facts';
import { trustedSentences } from '@bellwether/domain/summaries/model-sentences';
import { figureValues, percentValues, sentGoal } from '@bellwether/domain/summaries/sent-goal';
import * as z from 'zod/mini';
import type { LanguageModel } from '#platform/llm/language-model.ts';
import type { FindStrangers } from '../suggestions/access.strangers.ts';
import { summaryOrdersIn } from './words.orders.ts';

/**
 * The time limit of one question and of a whole summary, in milliseconds. Servers and proxies end connections that
 * are silent for a minute.
 */
export const longestMilliseconds = 50_000;
/** The maximum number of goals in the question about one slide. The slide's numbers count all goals. */
const mostOnSlide = 60;
const sentencesOfGoal = 4;
const sentencesOfSlide = 3;

const sentenceSchema = z.object({ text: z.string(), goals: z.array(z.int()) });
const slideSchema = z.object({ sentences: z.array(sentenceSchema) });
const goalsSchema = z.object({
  goals: z.array(z.object({ goal: z.int(), sentences: z.array(sentenceSchema) })),
});

/** Some goals under one label, such as those of a quarter. */
interface LabelledGoals {
  readonly label: string;
  readonly goals: readonly SummaryGoal[];
}

/** The settings of one request to the model. */
interface Attempt {
  /** The person's further context. */
  readonly further: string;
  readonly gone: AbortSignal;
  readonly strangers: FindStrangers;
  /** The reader's. */
  readonly language: Language;
}

/**
 * Returns the model's sentences about each goal, by the goal's id. A goal without a trustworthy sentence has no
 * entry. The caller leaves private goals out. docs/drafting.md lists the fields.
 * @throws ModelFault
 */
export async function goalTextsByModel(
  model: LanguageModel,
  { label, goals }: LabelledGoals,
  { further, gone, strangers, language }: Attempt,
): Promise<Map<number, Sentence[]>> {
  const placeholders = percentValues(goals, language);
  const data = {
    quarter: label,
    goals: goals.map((goal, at) => sentGoal(goal, at + 1, language)),
    placeholders,
    further,
  };
  const asked = {
    orders: summaryOrdersIn(language.locale).goals,
    data,
    name: 'goals',
    shape: goalsSchema,
    longestMilliseconds,
  };
  const answer = await model.ask(asked, gone);
  const all = answer.goals.flatMap(({ sentences }) => sentences.map(({ text }) => text));
  const names = await strangers(all, data);
  const texts = new Map<number, Sentence[]>();
  for (const [at, goal] of goals.entries()) {
    const written = answer.goals.find((one) => one.goal === at + 1)?.sentences ?? [];
    // A sentence may cite other goals of the slide, too, but its percentage must be the percentage of this goal.
    const name = `percent_${at + 1}`;
    const values = Object.fromEntries(Object.entries(placeholders).filter(([one]) => one === name));
    const sent = {
      goals: numbered(goals),
      values,
      labels: [label],
      wish: further,
      strangers: names,
      language: spokenIn(language.locale),
    };
    const sentences = trustedSentences(written, sent, sentencesOfGoal);
    if (sentences.length > 0) texts.set(goal.id, sentences);
  }
  return texts;
}

/**
 * Returns the model's sentences about all goals of a quarter; an empty list if no sentence could be trusted.
 * @throws ModelFault
 */
export async function quarterByModel(
  model: LanguageModel,
  { label, goals: all }: LabelledGoals,
  attempt: Attempt,
): Promise<Sentence[]> {
  const { further, language } = attempt;
  const goals = all.slice(0, mostOnSlide);
  const placeholders = { ...figureValues(all, language), ...percentValues(goals, language) };
  const data = {
    quarter: label,
    goals: goals.map((goal, at) => sentGoal(goal, at + 1, language)),
    placeholders,
    further,
  };
  return askForSlide(model, { orders: 'quarter', data, goals, labels: [label] }, attempt);
}

/**
 * Returns the model's sentences about a year; an empty list if no sentence could be trusted.
 * @throws ModelFault
 */
export async function yearByModel(
  model: LanguageModel,
  year: number,
  quarters: readonly LabelledGoals[],
  attempt: Attempt,
): Promise<Sentence[]> {
  const { further, language } = attempt;
  const all = quarters.flatMap((quarter) => quarter.goals);
  // Share the limit among the quarters, so that many goals in an early quarter do not push out a later one.
  const most = all.length > mostOnSlide ? Math.floor(mostOnSlide / quarters.length) : mostOnSlide;
  const goals = quarters.flatMap((quarter) => quarter.goals.slice(0, most));
  const ofQuarters = quarters.map((quarter, at) =>
    figureValues(quarter.goals, language, `quarter_${at + 1}_`),
  );
  const placeholders: Record<string, string> = Object.assign(
    { ...figureValues(all, language), ...percentValues(goals, language) },
    ...ofQuarters,
  );
  const labels = quarters.map(({ label }) => label);
  const labelOf = (goal: SummaryGoal) => quarters.find((quarter) => quarter.goals.includes(goal))?.label;
  const data = {
    year: String(year),
    quarters: labels,
    goals: goals.map((goal, at) => ({ ...sentGoal(goal, at + 1, language), quarter: labelOf(goal) })),
    placeholders,
    further,
  };
  return askForSlide(model, { orders: 'year', data, goals, labels: [...labels, String(year)] }, attempt);
}

interface AskedSlide {
  readonly orders: 'quarter' | 'year';
  readonly data: { readonly placeholders: Record<string, string> };
  readonly goals: readonly SummaryGoal[];
  /** Names of quarters and years that the sentences may have. */
  readonly labels: readonly string[];
}

async function askForSlide(
  model: LanguageModel,
  { orders, data, goals, labels }: AskedSlide,
  { further, gone, strangers, language }: Attempt,
): Promise<Sentence[]> {
  const asked = {
    orders: summaryOrdersIn(language.locale)[orders],
    data,
    name: 'slide',
    shape: slideSchema,
    longestMilliseconds,
  };
  const { sentences } = await model.ask(asked, gone);
  const sent = {
    goals: numbered(goals),
    values: data.placeholders,
    labels,
    wish: further,
    strangers: await strangers(textsOf(sentences), data),
    language: spokenIn(language.locale),
  };
  return trustedSentences(sentences, sent, sentencesOfSlide);
}

const textsOf = (sentences: readonly { readonly text: string }[]) => sentences.map(({ text }) => text);

function numbered(goals: readonly SummaryGoal[]) {
  return new Map(goals.map(({ id, title }, at) => [at + 1, { id, title }] as const));
}
