import { type Day, daysBetween, earlierDay } from '../../calendar/day.ts';
import type { Quarter } from '../../calendar/quarter.ts';
import { weekAt } from '../../calendar/week.ts';
import type { DateOrder } from '../../shared/table/dates.ts';
import { dayOfHeading } from './dates.ts';
import type { GoalNote } from './faults.ts';
import type { GatheredGoal } from './gather.ts';
import { type Meaning, type Paces, ratingByPace, ratingOf } from './meanings.ts';
import type { FoundPerson } from './owners.ts';
import type { PlannedCheckIn } from './plan.ts';
import type { RowCheckIn } from './read-rows.ts';
import type { FileWords } from './read-words.ts';

interface Reading {
  readonly quarter: Quarter;
  readonly today: Day;
  readonly dateOrder: DateOrder;
  readonly paces: Paces;
  readonly words: FileWords;
  readonly personOf: (text: string) => FoundPerson;
  readonly notes: GoalNote[];
}

/** An end that a check-in tells: a goal that is called done. */
export interface EndedBy {
  readonly meaning: Meaning;
  readonly day: Day;
}

export interface ReadCheckIns {
  /** By day. */
  readonly checkIns: readonly PlannedCheckIn[];
  readonly ended: EndedBy | undefined;
  /** The last progress. */
  readonly progress: number | undefined;
  /** Whether a check-in says that the goal runs. */
  readonly isActive: boolean;
}

/** Reads the check-ins of a goal: a word counts before a progress. Those outside of the quarter or the future are dropped. */
export function readCheckIns(goal: GatheredGoal, reading: Reading): ReadCheckIns {
  const { quarter, today, words, notes } = reading;
  const dated = goal.checkIns
    .map((said) => ({ said, day: dayOf(said, reading) }))
    .toSorted((one, other) => inOrder(one.day ?? '', other.day ?? ''));
  const found: PlannedCheckIn[] = [];
  let ended: EndedBy | undefined;
  let progress: number | undefined;
  let isActive = false;
  for (const { said, day } of dated) {
    const meaning = words.read(said.word);
    if (words.isUnknown(said.word))
      notes.push({ row: goal.row, column: 'Status', code: 'word_unknown', value: said.word });
    progress = said.progress ?? progress;
    isActive ||= meaning !== undefined && meaning !== 'draft' && meaning !== 'nothing';
    if (day === undefined) continue;
    if (meaning !== undefined && ['achieved', 'missed', 'cancelled', 'closed'].includes(meaning))
      ended = { meaning, day };
    const likelihood =
      (meaning && ratingOf(meaning)) ??
      (meaning === undefined && said.progress !== undefined
        ? ratingByPace(said.progress, elapsed(goal, quarter, day), reading.paces)
        : undefined);
    if (likelihood === undefined) continue;
    const week = weekAt(quarter, day);
    if (!week?.inside || day > today) {
      notes.push({ row: goal.row, column: 'CheckInDate', code: 'check_in_outside', value: day });
      continue;
    }
    const author = said.author === '' ? undefined : reading.personOf(said.author);
    if (author === 'nobody' || author === 'several')
      notes.push({ row: goal.row, column: 'CheckInAuthor', code: 'author_unknown', value: said.author });
    const authorId = typeof author === 'object' ? author.id : null;
    found.push({ week: week.week, day, likelihood, authorId, note: said.note });
  }
  return { checkIns: found.toSorted(byDay), ended, progress, isActive };
}

function inOrder(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** Of two check-ins of a day the lower one counts, whatever the order of the rows. */
function byDay(one: PlannedCheckIn, other: PlannedCheckIn): number {
  return (
    inOrder(one.day, other.day) ||
    other.likelihood - one.likelihood ||
    (one.authorId ?? 0) - (other.authorId ?? 0) ||
    inOrder(one.note, other.note)
  );
}

/** A check-in without a date is the present one, or the last one of a quarter that is over. */
function dayOf({ day, heading }: RowCheckIn, { quarter, today, dateOrder }: Reading): Day | undefined {
  if (heading !== undefined) return dayOfHeading(heading, dateOrder, quarter);
  return day ?? earlierDay(today, quarter.endDate);
}

/** Returns the part of the goal's time that is over at the end of the day, from 0 to 1. */
function elapsed({ start, end }: GatheredGoal, quarter: Quarter, day: Day): number {
  const [from, to] = start && end && start < end ? [start, end] : [quarter.startDate, quarter.endDate];
  const part = (daysBetween(from, day) + 1) / (daysBetween(from, to) + 1);
  return Math.min(1, Math.max(0, part));
}
