import { limits } from '../goals/messages.ts';
import type { GoalDrafts, SuggestionFacts, WrittenGoal } from './facts.ts';
import type { GoalTemplate } from './goal-template.ts';
import { titleKey } from './quality-hints.ts';
import { businessTemplates } from './templates-business.ts';
import { supportTemplates } from './templates-support.ts';
import { readWish, shortened, type Wish } from './wish.ts';
import { byDay, measurementOf, quoted, wishMeasures, wishTitles } from './wording.ts';

/** The number of suggestions in one answer. */
const titleCount = 3;
const measurementCount = 3;

const templates = { ...businessTemplates, ...supportTemplates };

/** A suggested title with its source. */
interface Candidate {
  readonly title: string;
  readonly measures: readonly string[];
  readonly place: number;
  readonly template: GoalTemplate | undefined;
}

/**
 * Drafts titles without a model (issue 3): from the person's own words, the functional area and the goal
 * above. Given numbers are used; for others it leaves `[placeholders]`. The same facts give the same drafts;
 * titles in `pastTitles` are not repeated.
 */
export function draftGoal(facts: SuggestionFacts, pastTitles: readonly string[]): GoalDrafts {
  const past = new Set(pastTitles.map(titleKey));
  const chosen: Candidate[] = [];
  for (const candidate of candidatesOf(facts)) {
    const key = titleKey(candidate.title);
    if (past.has(key)) continue;
    past.add(key);
    chosen.push(candidate);
    if (chosen.length === titleCount) break;
  }
  const measurements = chosen.map(({ measures, place }) => measurementOf(measures, facts.goalType, place));
  const [first] = chosen;
  return {
    titles: chosen.map((candidate) => candidate.title),
    measurements,
    description: describe(facts, first?.template),
  };
}

/**
 * Drafts measurements for the goal in the form, other than the present one; each further call gives the next
 * ones.
 */
export function draftMeasurements(facts: SuggestionFacts, goal: WrittenGoal): string[] {
  const by = byDay(facts.quarter.endDate);
  const wish = readWish(goal.title) ?? readWish(facts.context);
  const ranked = rankedTemplates(facts, `${goal.title} ${goal.title}`).map(
    (template) => worded(template, by).measures,
  );
  const sources = wish ? [wishMeasures(wish, by), ...ranked] : ranked;
  const isList = facts.goalType !== 'SMART';
  const all = isList
    ? sources.map((measures) => measurementOf(measures, facts.goalType, 0))
    : interleaved(sources.map((measures) => [...measures]));
  const at = all.findIndex((measurement) => titleKey(measurement) === titleKey(goal.measurement));
  const rotated = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return rotated.slice(0, measurementCount);
}

/** Drafts a description of the goal in the form: reason, contribution, first steps, review. */
export function draftDescription(facts: SuggestionFacts, goal: WrittenGoal): string {
  return describe(facts, rankedTemplates(facts, `${goal.title} ${goal.title} ${goal.measurement}`)[0]);
}

/** Yields every title for the facts, the best first: more than a person can have seen. */
function* candidatesOf(facts: SuggestionFacts): Generator<Candidate> {
  const plain = plainCandidates(facts);
  yield* plain;
  // After the last template, repeat them in other frames, so that a further attempt always gives new titles.
  const { label } = facts.quarter;
  const frames = [
    (title: string) => `First step: ${title}`,
    (title: string) => `Together with [team]: ${title}`,
    (title: string) => `Pilot in [segment]: ${title}`,
    (title: string) => `${label}: ${title}`,
    (title: string) => `With [partner]: ${title}`,
    (title: string) => `For [audience]: ${title}`,
    (title: string) => `${label}, first half: ${title}`,
    (title: string) => `In [market]: ${title}`,
    (title: string) => `${label}, with [team]: ${title}`,
    (title: string) => `${label}, for [customer]: ${title}`,
    (title: string) => `In [project]: ${title}`,
    (title: string) => `With [owner]: ${title}`,
    (title: string) => `In [process]: ${title}`,
  ];
  for (const frame of frames)
    for (const candidate of plain)
      yield { ...candidate, title: shortened(frame(candidate.title), limits.title) };
}

function plainCandidates(facts: SuggestionFacts): Candidate[] {
  const by = byDay(facts.quarter.endDate);
  const isSmart = facts.goalType === 'SMART';
  const fromTemplates = rankedTemplates(facts).map((template) => {
    const { titles, objectives, measures } = worded(template, by);
    return (isSmart ? titles : objectives).map((title, place) => ({ title, measures, place, template }));
  });
  // The wish of the further attempt has priority.
  const wishes = [facts.more, facts.context].map(readWish).filter((wish): wish is Wish => wish !== undefined);
  const fromWishes = wishes.map((wish) =>
    wishTitles(wish, facts.goalType, by).map((title, place) => ({
      title: shortened(title, limits.title),
      measures: wishMeasures(wish, by),
      place,
      template: rankedTemplates(facts)[0],
    })),
  );
  return interleaved([
    ...fromWishes,
    ...fromTemplates.slice(0, 1),
    parentCandidates(facts, by),
    ...fromTemplates.slice(1),
  ]);
}

function parentCandidates(facts: SuggestionFacts, by: string): Candidate[] {
  const { parent, area, goalType } = facts;
  if (!parent) return [];
  const name = quoted(parent.title);
  const titles =
    goalType === 'SMART'
      ? [
          `Deliver [number] results of ${area} for ${name} ${by}`,
          `Bring the part of ${area} in ${name} from [baseline] to [target] ${by}`,
        ]
      : [`Make ${area} a driving force behind ${name}`, `Give ${name} what only ${area} can give`];
  const measures = [
    `Agreed contributions of ${area} to ${name}: [target] of [number] delivered ${by}, confirmed by the owner of that goal`,
    `[metric] that ${name} depends on: from [baseline] to [target] ${by}, read from [system]`,
    `Dependencies of ${name} on ${area} that are open: from [baseline] to [target] ${by}`,
  ];
  const template = rankedTemplates(facts)[0];
  return titles.map((title, place) => ({ title, measures, place, template }));
}

/**
 * Returns the area's templates, those whose words occur in the facts first. A text that is passed twice
 * counts twice.
 */
function rankedTemplates(facts: SuggestionFacts, said = ''): GoalTemplate[] {
  const { context, more, parent } = facts;
  const text = [said, context, more, context, more, parent?.title, parent?.measurement]
    .join(' ')
    .toLowerCase();
  const words = text.match(/\p{L}+/gu) ?? [];
  const scored = templates[facts.area].map((template, order) => {
    const stems = template.about.split(' ');
    return {
      template,
      order,
      score: words.filter((word) => stems.some((stem) => word.startsWith(stem))).length,
    };
  });
  return scored
    .sort((one, other) => other.score - one.score || one.order - other.order)
    .map((one) => one.template);
}

function worded(template: GoalTemplate, by: string) {
  const fill = (text: string) => text.replaceAll('{by}', by);
  return {
    titles: template.titles.map(fill),
    objectives: template.objectives.map(fill),
    measures: template.measures.map(fill),
  };
}

/** Returns the first of each list, then the second of each: variety before depth. */
function interleaved<T>(lists: readonly (readonly T[])[]): T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

function describe(facts: SuggestionFacts, template: GoalTemplate | undefined): string {
  const { parent, context, more, quarter } = facts;
  const said = [context, more]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n');
  const parts = [
    template && `Why it matters\n${template.why}`,
    said !== '' && `Background\n${shortened(said, 2000)}`,
    parent && `Contributes to\n${quoted(parent.title, limits.title)}`,
    template && `First steps\n${template.steps.map((step) => `- ${step}`).join('\n')}`,
    `Review\nEvery week with the prediction; in the middle of ${quarter.label} we decide what to change.`,
  ];
  return parts.filter((part) => typeof part === 'string').join('\n\n');
}
