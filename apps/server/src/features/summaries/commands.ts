import { quarterLabel } from '@bellwether/domain/calendar/shown';
import type { Language } from '@bellwether/domain/locale/language';
import type { SuggestionEngine } from '@bellwether/domain/suggestions/words';
import type { Sentence } from '@bellwether/domain/summaries/facts';
import { withContext } from '@bellwether/domain/summaries/further-context';
import { summaryLimits } from '@bellwether/domain/summaries/limits';
import { goalsForModel, privateSentences } from '@bellwether/domain/summaries/sent-goal';
import { summaryWriter } from '@bellwether/domain/summaries/writer.en';
import { partsOf } from '#platform/database/rows.ts';
import { type LanguageModel, ModelFault } from '#platform/llm/language-model.ts';
import type { FindStrangers } from '../suggestions/access.strangers.ts';
import type { Period } from '../tenant/queries.ts';
import { goalTextsByModel, quarterByModel, yearByModel } from './commands.model.ts';
import { goalsIn, quarterOf } from './queries.ts';
import type { SummarisedGoal } from './statements.ts';

/** A text and its author. */
export interface WrittenText {
  readonly sentences: readonly Sentence[];
  readonly engine: SuggestionEngine;
  /** Why templates wrote it, although the model was asked. */
  readonly fault?: ModelFault | undefined;
}

/** The texts of a quarter: of its first slide, and of each goal by its id. */
export interface WrittenQuarter {
  readonly quarter: WrittenText;
  readonly goals: ReadonlyMap<number, WrittenText>;
  /** The first fault, if templates wrote texts that the model was asked for. */
  readonly fault: ModelFault | undefined;
}

/** The texts of a year: of its first slide, and of each quarter with goals by the period's id. */
export interface WrittenYear {
  readonly year: WrittenText;
  readonly quarters: ReadonlyMap<number, WrittenText>;
  readonly fault: ModelFault | undefined;
}

/** The settings of one attempt to write a summary. */
export interface WritingAttempt {
  /** Undefined: the built-in templates write. */
  readonly model: LanguageModel | undefined;
  /** The language in which templates and model write. */
  readonly language: Language;
  /** The person's further context for a regeneration. */
  readonly further: string;
  /** Another number gives another wording of the templates. */
  readonly place: number;
  readonly gone: AbortSignal;
  /**
   * Aborts when the time of the whole summary is over. Templates then write the texts that the model has not written.
   */
  readonly late: AbortSignal;
  readonly strangers: FindStrangers;
}

/**
 * The maximum number of goals of one summary about which the model is asked. Templates write the other texts, and
 * screens mark them.
 */
const mostByModel = 24;
/** The number of questions that run at the same time. */
const lanes = 3;

/** Writes report 11. Templates write what the model does not write, or not in time. */
export async function writeQuarter(
  period: Period,
  goals: readonly SummarisedGoal[],
  attempt: WritingAttempt,
): Promise<WrittenQuarter> {
  const { model } = attempt;
  const templates = quarterByTemplate(period, goals, attempt);
  const open = goalsForModel(goals).slice(0, mostByModel);
  if (!model || open.length === 0) return templates;
  const label = quarterLabel(period);
  const texts = new Map<number, WrittenText>();
  let first: WrittenText = templates.quarter;
  const fault = await inLanes(attempt, [
    async (gone) => {
      first = await rewriteQuarter(period, goals, { ...attempt, gone });
      return first.fault;
    },
    ...partsOf(open, summaryLimits.goalsPerSummarySlide).map((slide) => async (gone: AbortSignal) => {
      const written = await orFault(attempt, () =>
        goalTextsByModel(model, { label, goals: slide }, { ...attempt, gone }),
      );
      if (written instanceof ModelFault) return written;
      for (const [id, sentences] of written) texts.set(id, { sentences, engine: 'model' });
      return written.size < slide.length ? new ModelFault('unusable') : undefined;
    }),
  ]);
  return { quarter: first, goals: new Map([...templates.goals, ...texts]), fault };
}

function quarterByTemplate(
  period: Period,
  goals: readonly SummarisedGoal[],
  { language, place }: WritingAttempt,
): WrittenQuarter {
  const quarter = quarterOf(period);
  const writer = language.words(summaryWriter);
  return {
    quarter: byTemplate(writer.quarter(goals, place)),
    goals: new Map(goals.map((goal, at) => [goal.id, byTemplate(writer.goal(goal, quarter, place + at))])),
    fault: undefined,
  };
}

/** Writes the text of one goal again. */
export async function rewriteGoal(
  period: Period,
  goal: SummarisedGoal,
  attempt: WritingAttempt,
): Promise<WrittenText> {
  const { language, model, further, place } = attempt;
  const writer = language.words(summaryWriter);
  const template = () => withContext(writer.goal(goal, quarterOf(period), place), further);
  if (!model || goal.isPrivate) return byTemplate(template());
  const label = quarterLabel(period);
  return orTemplate(
    attempt,
    async () => (await goalTextsByModel(model, { label, goals: [goal] }, attempt)).get(goal.id) ?? [],
    template,
  );
}

/** Writes the text of a quarter again; with a template if all goals are private. */
export async function rewriteQuarter(
  period: Period,
  goals: readonly SummarisedGoal[],
  attempt: WritingAttempt,
): Promise<WrittenText> {
  const { language, model, further, place } = attempt;
  const writer = language.words(summaryWriter);
  const open = goalsForModel(goals);
  const template = () => withContext(writer.quarter(goals, place), further);
  if (!model || open.length === 0) return byTemplate(template());
  const label = quarterLabel(period);
  const written = await orTemplate(
    attempt,
    () => quarterByModel(model, { label, goals: open }, attempt),
    template,
  );
  return withPrivate(written, goals, language);
}

/** Writes report 12. Templates write what the model does not write, or not in time. */
export async function writeYear(
  year: number,
  periods: readonly Period[],
  goals: readonly SummarisedGoal[],
  attempt: WritingAttempt,
): Promise<WrittenYear> {
  const filled = periods.filter((period) => goalsIn(goals, period).length > 0);
  const byTemplates = { ...attempt, model: undefined };
  const quarters = new Map<number, WrittenText>();
  for (const period of filled)
    quarters.set(period.id, await rewriteQuarter(period, goalsIn(goals, period), byTemplates));
  let first = await rewriteYear(year, periods, goals, byTemplates);
  const fault = await inLanes(attempt, [
    async (gone) => {
      first = await rewriteYear(year, periods, goals, { ...attempt, gone });
      return first.fault;
    },
    ...filled.map((period) => async (gone: AbortSignal) => {
      const text = await rewriteQuarter(period, goalsIn(goals, period), { ...attempt, gone });
      quarters.set(period.id, text);
      return text.fault;
    }),
  ]);
  return { year: first, quarters, fault };
}

/** Writes the first slide of a year again; with a template if all goals are private. */
export async function rewriteYear(
  year: number,
  periods: readonly Period[],
  goals: readonly SummarisedGoal[],
  attempt: WritingAttempt,
): Promise<WrittenText> {
  const { language, model, further, place } = attempt;
  const writer = language.words(summaryWriter);
  const quarters = periods
    .map((period) => ({ quarter: quarterOf(period), goals: goalsIn(goals, period) }))
    .filter((one) => one.goals.length > 0);
  const template = () => withContext(writer.year(year, quarters, place), further);
  if (!model || goalsForModel(goals).length === 0) return byTemplate(template());
  const sent = quarters.map((one) => ({ label: one.quarter.label, goals: goalsForModel(one.goals) }));
  const written = await orTemplate(attempt, () => yearByModel(model, year, sent, attempt), template);
  return withPrivate(written, goals, language);
}

function byTemplate(sentences: readonly Sentence[]): WrittenText {
  return { sentences, engine: 'template' };
}

/** A template's text has the private goals already. */
function withPrivate(text: WrittenText, goals: readonly SummarisedGoal[], language: Language): WrittenText {
  if (text.engine === 'template') return text;
  return { ...text, sentences: [...text.sentences, ...privateSentences(goals, language)] };
}

/** Returns the model's sentences, or the template's if the model gave none that can be trusted. */
async function orTemplate(
  attempt: Pick<WritingAttempt, 'late'>,
  byModel: () => Promise<readonly Sentence[]>,
  template: () => readonly Sentence[],
): Promise<WrittenText> {
  const written = await orFault(attempt, byModel);
  if (written instanceof ModelFault) return { ...byTemplate(template()), fault: written };
  if (written.length > 0) return { sentences: written, engine: 'model' };
  return { ...byTemplate(template()), fault: new ModelFault('unusable') };
}

/** Returns the model's fault as a value. A call that the time limit ended was too slow. */
async function orFault<T>(
  { late }: Pick<WritingAttempt, 'late'>,
  ask: () => Promise<T>,
): Promise<T | ModelFault> {
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    return error.kind === 'gone' && late.aborted ? new ModelFault('too_slow') : error;
  }
}

/** Faults of one answer; after every other fault the remaining questions would fail, too. */
const ofOneAnswer: readonly ModelFault['kind'][] = [
  'unusable',
  'cut',
  'refused',
  'too_large',
  'not_understood',
];

/**
 * Runs the questions in a few lanes, and returns the first fault. A fault of the provider itself ends the others, as
 * the end of the time does.
 */
async function inLanes(
  { gone, late }: Pick<WritingAttempt, 'gone' | 'late'>,
  work: readonly ((gone: AbortSignal) => Promise<ModelFault | undefined>)[],
): Promise<ModelFault | undefined> {
  const failed = new AbortController();
  const ended = AbortSignal.any([gone, late, failed.signal]);
  const waiting = [...work];
  const faults: ModelFault[] = [];
  const lane = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const fault = await next(ended);
      if (!fault) continue;
      faults.push(fault);
      if (ofOneAnswer.includes(fault.kind)) continue;
      waiting.length = 0;
      failed.abort();
    }
  };
  // Wait for all lanes, so that no question runs on after the reply.
  const ends = await Promise.allSettled(Array.from({ length: lanes }, lane));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return faults.find(({ kind }) => kind !== 'gone') ?? faults[0];
}
