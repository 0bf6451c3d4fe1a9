import { askedFrom, latestAskedWeek } from '@bellwether/domain/calendar/prediction-window';
import { insideWeeksOf } from '@bellwether/domain/calendar/week';
import type { Northwind } from './northwind.ts';
import { northwindPeople } from './northwind-people.ts';
import { feedback, outcomes } from './northwind-remarks.ts';
import type { GoalStory, PredictionStory, ResultStory } from './story.ts';

/** Sales is too hopeful until the end; Operations says early what will be missed. */
const habits: Readonly<Record<string, Habit>> = { sales: 'hopeful', operations: 'open' };
type Habit = 'hopeful' | 'open' | 'usual';

/**
 * Returns a goal with the predictions of an owner with this habit. In older quarters some goals end differently from
 * their last prediction; in the running quarter, the worst goals fell recently. Uses no random numbers, so that the
 * rest of the demo stays as it is.
 */
export function withHabit(company: Northwind, story: GoalStory, key: string): GoalStory {
  if (story.period === company.periods.current) return withLatest(company, withFall(story), key);
  if (story.period.index > company.periods.current.index || !story.result || !story.managerResult)
    return story;
  const habit = habits[headOf(key)] ?? 'usual';
  const ended = isOlder(company, story) ? turned(story, habit) : story;
  return { ...ended, predictions: ended.predictions.map((given) => said(given, ended, habit)) };
}

/** The person right below the ceo in whose organisation somebody is. */
function headOf(key: string): string {
  const manager = northwindPeople.find((person) => person.key === key)?.manager;
  return manager === undefined || manager === 'ceo' ? key : headOf(manager);
}

/** An unsure goal of low quality was hopeful until two weeks ago; what its owner says now stays. */
function withFall(story: GoalStory): GoalStory {
  const last = story.predictions.at(-1);
  if (last?.likelihood !== 2 || last.quality > 1) return story;
  const [first, end] = [last.week - 4, last.week - 2];
  const hoped = lot(story, 2) === 0 ? 3 : 4;
  const predictions = story.predictions.map((given) =>
    given.week >= first && given.week <= end ? at(given, Math.max(given.likelihood, hoped)) : given,
  );
  return { ...story, predictions };
}

/**
 * The demo's accounts, the lead's team and a few more owners: their goals keep what waits for them, so that every kind of
 * reminder is seen.
 */
const keptAsTheyAre: ReadonlySet<string> = new Set([
  'ceo',
  'manager',
  'lead',
  'contributor',
  'peer',
  'nav3',
  'nav4',
  'orgadmin',
  'goaladmin',
  'goalmanager',
  'hradmin',
  'fin1',
  'hardware',
  'seu1',
  'sna1',
  'suc1',
]);

/**
 * Most of the company has updated its goals of the latest asked week: a goal without that update gets one like the week
 * before, but for one in four of its owners.
 */
function withLatest({ now, calendar }: Northwind, story: GoalStory, key: string): GoalStory {
  const { period, predictions } = story;
  const week = latestAskedWeek(period, now, calendar);
  const days = insideWeeksOf(period).find((each) => each.week === week);
  const last = predictions.at(-1);
  if (!days || !last || last.week >= week || keptAsTheyAre.has(key) || waits(key)) return story;
  const asked = askedFrom(days, calendar) ?? now;
  const at = asked + (8 + lot(story, 9)) * 3_600_000;
  if (at >= now) return story;
  const { comments: _, ...former } = last;
  return { ...story, predictions: [...predictions, { ...former, week, at }] };
}

/** Whether a person has not updated yet, by the letters of the key. */
function waits(key: string): boolean {
  return [...key].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0) % 5 === 0;
}

/** A dispute and the latest quarter, whose goals are carried over, stay as they are. */
function isOlder({ periods }: Northwind, { period, result, managerResult }: GoalStory): boolean {
  return period.index < periods.current.index - 1 && result?.completed === managerResult?.completed;
}

/** Returns a number that depends on the goal alone, so that other changes of the demo do not move it. */
function lot({ title, owner, period }: GoalStory, of: number): number {
  const letters = [...`${title}${owner}${period.quarter}`];
  return letters.reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9_973, 7) % of;
}

function turned(story: GoalStory, habit: Habit): GoalStory {
  const isReached = story.result?.completed === true;
  const turns = isReached ? lot(story, habit === 'hopeful' ? 3 : 12) === 0 : lot(story, 12) === 0;
  if (!turns || !story.result || !story.managerResult) return story;
  const words = <T>(of: { readonly yes: readonly T[]; readonly no: readonly T[] }) => {
    const choices = isReached ? of.no : of.yes;
    return choices[lot(story, choices.length)];
  };
  const other = (result: ResultStory, body: string | undefined): ResultStory => ({
    ...result,
    completed: !isReached,
    body: body ?? result.body,
  });
  return {
    ...story,
    result: other(story.result, words(outcomes)),
    managerResult: other(story.managerResult, words(feedback)),
  };
}

function said(given: PredictionStory, story: GoalStory, habit: Habit): PredictionStory {
  const isMissed = story.managerResult?.completed === false;
  if (habit === 'hopeful' && isMissed) return at(given, Math.max(given.likelihood, given.week < 12 ? 3 : 2));
  if (habit === 'usual') return knowing(given, story, isMissed);
  if (habit !== 'open') return given;
  const warns = isMissed ? lot(story, 8) !== 0 : lot(story, 4) === 0;
  const until = isMissed ? 14 : 9;
  const from = 5 + lot(story, 4);
  return warns && given.week >= from && given.week <= until
    ? at(given, Math.min(given.likelihood, 1))
    : given;
}

/** Three of four owners know early how a goal will end. Predictions with a comment stay as they are. */
function knowing(given: PredictionStory, story: GoalStory, isMissed: boolean): PredictionStory {
  if (given.week < 2 || (given.comments?.length ?? 0) > 0 || lot(story, 4) === 0) return given;
  if (isMissed) return given.likelihood >= 3 ? at(given, given.likelihood - 1) : given;
  return given.likelihood <= 2 ? at(given, given.likelihood + 1) : given;
}

/** A remark belongs to the likelihood that it was made with. */
function at(given: PredictionStory, likelihood: number): PredictionStory {
  if (likelihood === given.likelihood) return given;
  const { comments: _, ...rest } = given;
  return { ...rest, likelihood, quality: Math.min(4, Math.max(1, likelihood)) };
}
