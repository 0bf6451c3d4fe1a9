import { limits } from '../goals/messages.ts';
import { formatLongDay } from '../locale/dates.ts';
import type { Language } from '../locale/language.ts';
import type { GoalDrafts, SuggestionFacts, WrittenGoal } from './facts.ts';
import type { GoalTemplate } from './goal-template.ts';
import { titleKey } from './quality-hints.ts';
import { readTopic, readWish, shortened, type Wish } from './wish.ts';
import { measurementOf, onOneLine } from './wording.ts';
import { functionalAreaLabels } from './words.areas.ts';
import { businessTemplates } from './words.templates-business.ts';
import { supportTemplates } from './words.templates-support.ts';
import { draftWriter } from './writer.en.ts';
import { wishWriter } from './writer.phrases.en.ts';

/** The number of suggestions in one answer. */
const titleCount = 3;
const measurementCount = 3;

/** Returns what a draft is worded with, in the language of its reader. */
function wordingIn(language: Language, { quarter }: SuggestionFacts) {
  const writer = language.words(draftWriter);
  return {
    writer,
    wishes: language.words(wishWriter),
    areas: language.words(functionalAreaLabels),
    templates: { ...language.words(businessTemplates), ...language.words(supportTemplates) },
    by: writer.by(formatLongDay(quarter.endDate, language.locale)),
  };
}

type Wording = ReturnType<typeof wordingIn>;

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
export function draftGoal(
  facts: SuggestionFacts,
  pastTitles: readonly string[],
  language: Language,
): GoalDrafts {
  const wording = wordingIn(language, facts);
  const past = new Set(pastTitles.map(titleKey));
  const chosen: Candidate[] = [];
  for (const candidate of candidatesOf(facts, wording)) {
    const key = titleKey(candidate.title);
    if (past.has(key)) continue;
    past.add(key);
    chosen.push(candidate);
    if (chosen.length === titleCount) break;
  }
  const { share } = wording.writer;
  const measurements = chosen.map(({ measures, place }) =>
    measurementOf(measures, { goalType: facts.goalType, place, share }),
  );
  const [first] = chosen;
  return {
    titles: chosen.map((candidate) => candidate.title),
    measurements,
    description: describe(facts, first?.template, wording),
  };
}

/**
 * Drafts measurements for the goal in the form, other than the present one; each further call gives the next
 * ones.
 */
export function draftMeasurements(facts: SuggestionFacts, goal: WrittenGoal, language: Language): string[] {
  const wording = wordingIn(language, facts);
  const { by, wishes, writer } = wording;
  const wish = wishIn(goal.title, wording) ?? wishIn(facts.context, wording);
  const ranked = rankedTemplates(facts, wording, `${goal.title} ${goal.title}`).map(
    (template) => worded(template, by).measures,
  );
  const sources = wish ? [wishes.measures(wish, by), ...ranked] : ranked;
  const { goalType } = facts;
  const all =
    goalType === 'SMART'
      ? interleaved(sources.map((measures) => [...measures]))
      : sources.map((measures) => measurementOf(measures, { goalType, place: 0, share: writer.share }));
  const at = all.findIndex((measurement) => titleKey(measurement) === titleKey(goal.measurement));
  const rotated = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return rotated.slice(0, measurementCount);
}

/** Drafts a description of the goal in the form: reason, contribution, first steps, review. */
export function draftDescription(facts: SuggestionFacts, goal: WrittenGoal, language: Language): string {
  const wording = wordingIn(language, facts);
  const [first] = rankedTemplates(facts, wording, `${goal.title} ${goal.title} ${goal.measurement}`);
  return describe(facts, first, wording);
}

function wishIn(text: string, { wishes, writer }: Wording): Wish | undefined {
  return wishes.readsWishes ? readWish(text) : readTopic(text, writer.quoted);
}

/** Yields every title for the facts, the best first: more than a person can have seen. */
function* candidatesOf(facts: SuggestionFacts, wording: Wording): Generator<Candidate> {
  const plain = plainCandidates(facts, wording);
  yield* plain;
  // After the last template, repeat them in other frames, so that a further attempt always gives new titles.
  for (const frame of wording.writer.frames)
    for (const candidate of plain)
      yield { ...candidate, title: shortened(frame(candidate.title, facts.quarter.label), limits.title) };
}

function plainCandidates(facts: SuggestionFacts, wording: Wording): Candidate[] {
  const { by, wishes } = wording;
  const isSmart = facts.goalType === 'SMART';
  const ranked = rankedTemplates(facts, wording);
  const fromTemplates = ranked.map((template) => {
    const { titles, objectives, measures } = worded(template, by);
    return (isSmart ? titles : objectives).map((title, place) => ({ title, measures, place, template }));
  });
  // The wish of the further attempt has priority.
  const wished = [facts.more, facts.context]
    .map((text) => wishIn(text, wording))
    .filter((wish): wish is Wish => wish !== undefined);
  const fromWishes = wished.map((wish) =>
    wishes.titles(wish, facts.goalType, by).map((title, place) => ({
      title: shortened(title, limits.title),
      measures: wishes.measures(wish, by),
      place,
      template: ranked[0],
    })),
  );
  return interleaved([
    ...fromWishes,
    ...fromTemplates.slice(0, 1),
    parentCandidates(facts, wording),
    ...fromTemplates.slice(1),
  ]);
}

function parentCandidates(facts: SuggestionFacts, wording: Wording): Candidate[] {
  const { parent, goalType } = facts;
  if (!parent) return [];
  const { areas, by, writer } = wording;
  const area = areas[facts.area];
  const name = writer.quoted(onOneLine(parent.title));
  const titles =
    goalType === 'SMART' ? writer.parentTitles(area, name, by) : writer.parentObjectives(area, name);
  const measures = writer.parentMeasures(area, name, by);
  const template = rankedTemplates(facts, wording)[0];
  return titles.map((title, place) => ({ title, measures, place, template }));
}

/**
 * Returns the area's templates, those whose words occur in the facts first. A text that is passed twice
 * counts twice.
 */
function rankedTemplates(facts: SuggestionFacts, { templates }: Wording, said = ''): GoalTemplate[] {
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

function describe(facts: SuggestionFacts, template: GoalTemplate | undefined, { writer }: Wording): string {
  const { parent, context, more, quarter } = facts;
  const said = [context, more]
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join('\n');
  const parts = [
    template && `${writer.why}\n${template.why}`,
    said !== '' && `${writer.background}\n${shortened(said, 2000)}`,
    parent && `${writer.contributes}\n${writer.quoted(onOneLine(parent.title, limits.title))}`,
    template && `${writer.steps}\n${template.steps.map((step) => `- ${step}`).join('\n')}`,
    writer.review(quarter.label),
  ];
  return parts.filter((part) => typeof part === 'string').join('\n\n');
}
