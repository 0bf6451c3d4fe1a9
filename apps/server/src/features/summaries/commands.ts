import type { SuggestionEngine } from '@bellwether/domain/suggestions/words';
import type { Sentence } from '@bellwether/domain/summaries/facts';
import { withContext } from '@bellwether/domain/summaries/further-context';
import { summariseGoal } from '@bellwether/domain/summaries/goal-text';
import { summaryLimits } from '@bellwether/domain/summaries/limits';
import { summariseQuarter } from '@bellwether/domain/summaries/quarter-text';
import { goalsForModel, privateSentences } from '@bellwether/domain/summaries/sent-goal';
import { summariseYear } from '@bellwether/domain/summaries/year-text';
import { type LanguageModel, ModelFault } from '#platform/llm/language-model.ts';
import type { Period } from '../tenant/queries.ts';
import { goalTextsByModel, quarterByModel, yearByModel } from './commands.model.ts';
import { goalsIn, quarterOf } from './queries.ts';
import type { SummarisedGoal } from './statements.ts';

/** A text and its author. */
export interface WrittenText {
  readonly sentences: readonly Sentence[];
  readonly engine: SuggestionEngine;
}

/** The texts of a quarter: of its first slide, and of each goal by its id. */
export interface WrittenQuarter {
  readonly quarter: WrittenText;
  readonly goals: ReadonlyMap<number, WrittenText>;
}

/** The texts of a year: of its first slide, and of each quarter with goals by the period's id. */
export interface WrittenYear {
  readonly year: WrittenText;
  readonly quarters: ReadonlyMap<number, WrittenText>;
}

/** The settings of one attempt to write a summary. */
export interface WritingAttempt {
  /** Undefined: the built-in templates write. */
  readonly model: LanguageModel | undefined;
  /** The person's further context for a regeneration. */
  readonly further: string;
  /** Another number gives another wording of the templates. */
  readonly place: number;
  readonly gone: AbortSignal;
  /**
   * Aborts when the time of the whole summary is over. Templates then write the texts that the model has not written.
   */
  readonly late: AbortSignal;
}

/**
 * The maximum number of goals of one summary about which the model is asked. Templates write the other texts, and
 * screens mark them.
 */
const mostByModel = 24;
/** The number of questions that run at the same time. */
const lanes = 3;

/**
 * Writes report 11.
 * @throws ModelFault if the provider fails, writes nothing in time, or if none of its sentences can be trusted.
 */
export async function writeQuarter(
  period: Period,
  goals: readonly SummarisedGoal[],
  attempt: WritingAttempt,
): Promise<WrittenQuarter> {
  const { model } = attempt;
  const open = goalsForModel(goals).slice(0, mostByModel);
  if (!model || open.length === 0) return quarterByTemplate(period, goals, attempt);
  const slides = slidesOf(open);
  const { label } = quarterOf(period);
  const texts = new Map<number, Sentence[]>();
  let first: WrittenText | undefined;
  await inLanes(attempt, [
    async (gone) => {
      first = await rewriteQuarter(period, goals, { ...attempt, gone });
    },
    ...slides.map((slide) => async (gone: AbortSignal) => {
      const written = await goalTextsByModel(model, { label, goals: slide }, { ...attempt, gone });
      for (const [id, sentences] of written) texts.set(id, sentences);
    }),
  ]);
  if (texts.size === 0 && first?.engine !== 'model') throw nothingWritten(attempt);
  const templates = quarterByTemplate(period, goals, attempt);
  const byModel = [...texts].map(([id, sentences]) => [id, { sentences, engine: 'model' }] as const);
  return { quarter: first ?? templates.quarter, goals: new Map([...templates.goals, ...byModel]) };
}

function quarterByTemplate(
  period: Period,
  goals: readonly SummarisedGoal[],
  { place }: WritingAttempt,
): WrittenQuarter {
  const quarter = quarterOf(period);
  return {
    quarter: byTemplate(summariseQuarter(goals, place)),
    goals: new Map(goals.map((goal, at) => [goal.id, byTemplate(summariseGoal(goal, quarter, place + at))])),
  };
}

/**
 * Writes the text of one goal again.
 * @throws ModelFault
 */
export async function rewriteGoal(
  period: Period,
  goal: SummarisedGoal,
  attempt: WritingAttempt,
): Promise<WrittenText> {
  const { model, further, place } = attempt;
  if (model && !goal.isPrivate) {
    const texts = await goalTextsByModel(model, { label: quarterOf(period).label, goals: [goal] }, attempt);
    const sentences = texts.get(goal.id);
    if (!sentences) throw new ModelFault('unusable');
    return { sentences, engine: 'model' };
  }
  return byTemplate(withContext(summariseGoal(goal, quarterOf(period), place), further));
}

/**
 * Writes the text of a quarter again; with a template if all goals are private.
 * @throws ModelFault
 */
export async function rewriteQuarter(
  period: Period,
  goals: readonly SummarisedGoal[],
  attempt: WritingAttempt,
): Promise<WrittenText> {
  const { model, further, place } = attempt;
  const open = goalsForModel(goals);
  if (model && open.length > 0) {
    const sentences = await quarterByModel(model, { label: quarterOf(period).label, goals: open }, attempt);
    if (sentences.length > 0)
      return { sentences: [...sentences, ...privateSentences(goals)], engine: 'model' };
  }
  return byTemplate(withContext(summariseQuarter(goals, place), further));
}

/**
 * Writes report 12.
 * @throws ModelFault if the provider fails, writes nothing in time, or if none of its sentences can be trusted.
 */
export async function writeYear(
  year: number,
  periods: readonly Period[],
  goals: readonly SummarisedGoal[],
  attempt: WritingAttempt,
): Promise<WrittenYear> {
  const filled = periods.filter((period) => goalsIn(goals, period).length > 0);
  const quarters = new Map<number, WrittenText>();
  let first: WrittenText | undefined;
  await inLanes(attempt, [
    async (gone) => {
      first = await rewriteYear(year, periods, goals, { ...attempt, gone });
    },
    ...filled.map((period) => async (gone: AbortSignal) => {
      quarters.set(period.id, await rewriteQuarter(period, goalsIn(goals, period), { ...attempt, gone }));
    }),
  ]);
  const texts = [first, ...quarters.values()];
  const wasAsked = attempt.model !== undefined && goalsForModel(goals).length > 0;
  if (wasAsked && texts.every((text) => text?.engine !== 'model')) throw nothingWritten(attempt);
  const byTemplates = { ...attempt, model: undefined };
  for (const period of filled)
    if (!quarters.has(period.id))
      quarters.set(period.id, await rewriteQuarter(period, goalsIn(goals, period), byTemplates));
  return { year: first ?? (await rewriteYear(year, periods, goals, byTemplates)), quarters };
}

/**
 * Writes the first slide of a year again; with a template if all goals are private.
 * @throws ModelFault
 */
export async function rewriteYear(
  year: number,
  periods: readonly Period[],
  goals: readonly SummarisedGoal[],
  attempt: WritingAttempt,
): Promise<WrittenText> {
  const { model, further, place } = attempt;
  const quarters = periods
    .map((period) => ({ quarter: quarterOf(period), goals: goalsIn(goals, period) }))
    .filter((one) => one.goals.length > 0);
  if (model && goalsForModel(goals).length > 0) {
    const sent = quarters.map((one) => ({ label: one.quarter.label, goals: goalsForModel(one.goals) }));
    const sentences = await yearByModel(model, year, sent, attempt);
    if (sentences.length > 0)
      return { sentences: [...sentences, ...privateSentences(goals)], engine: 'model' };
  }
  return byTemplate(withContext(summariseYear(year, quarters, place), further));
}

function byTemplate(sentences: readonly Sentence[]): WrittenText {
  return { sentences, engine: 'template' };
}

/** Returns the goals slide by slide, as the summary arranges them. */
function slidesOf(goals: readonly SummarisedGoal[]): SummarisedGoal[][] {
  const size = summaryLimits.goalsPerSummarySlide;
  return Array.from({ length: Math.ceil(goals.length / size) }, (_, at) =>
    goals.slice(at * size, (at + 1) * size),
  );
}

function nothingWritten({ late }: WritingAttempt): ModelFault {
  return new ModelFault(late.aborted ? 'too_slow' : 'unusable');
}

/**
 * Runs the work in a few lanes. The first fault aborts the open questions. `late` aborts them, too, but is not
 * reported as a fault.
 */
async function inLanes(
  { gone, late }: Pick<WritingAttempt, 'gone' | 'late'>,
  work: readonly ((gone: AbortSignal) => Promise<void>)[],
): Promise<void> {
  const fault = new AbortController();
  const ended = AbortSignal.any([gone, late, fault.signal]);
  const waiting = [...work];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        await next(ended);
      } catch (error) {
        waiting.length = 0;
        if (late.aborted && !gone.aborted && error instanceof ModelFault) return;
        fault.abort();
        throw error;
      }
    }
  };
  // Wait for all lanes, so that no question runs on after the reply. Report the fault of the first failed lane.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  const failed = ends.flatMap((end) => (end.status === 'rejected' ? [end.reason as unknown] : []));
  const reported =
    failed.find((reason) => !(reason instanceof ModelFault && reason.kind === 'gone')) ?? failed[0];
  if (reported !== undefined) throw reported;
}
