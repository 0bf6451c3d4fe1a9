import { addDays, type Day } from '../../calendar/day.ts';
import type { RoleName } from '../../people/roles/roles.ts';
import { dueDate } from '../periods.ts';

/** How many quarters a cycle covers, by its span (talent.18). */
export const cycleSpans = { quarter: 1, half_year: 2, year: 4 } as const;
export type CycleSpan = keyof typeof cycleSpans;
export const cycleSpanNames = Object.keys(cycleSpans) as readonly CycleSpan[];

/** The quarters of a cycle, as indexes of quarters; both ends belong to it. */
export interface CycleQuarters {
  readonly first: number;
  readonly last: number;
}

/**
 * What a cycle covers (talent.31). `quarters` stand in for the appraisals of these quarters. `dates` are days of its own, and
 * a `probation` is counted from the day on which a person was added; both stand beside the quarters.
 */
export const cycleKinds = ['quarters', 'dates', 'probation'] as const;
export type CycleKind = (typeof cycleKinds)[number];

/** The lengths of a probation, in months. */
export const probationMonths = [1, 2, 3, 4, 5, 6, 9, 12] as const;

/** The days between which the manager's review is written; it is overdue after the last one. */
export interface ReviewDays {
  readonly opens: Day;
  readonly due: Day;
}

/** So many days before the end of a probation its review opens, because the decision falls before the end. */
export const probationNotice = 28;

/**
 * Returns the days of the manager's review: the chosen ones; else for a probation its last four weeks, and otherwise from the
 * day after the end until the grace weeks are over. `ends` is the last day of the cycle, for a probation the person's.
 */
export function reviewDaysOf(
  {
    kind,
    ends,
    chosen,
  }: { readonly kind: CycleKind; readonly ends: Day; readonly chosen: ReviewDays | null },
  graceWeeks: number,
): ReviewDays {
  if (kind === 'probation') return { opens: addDays(ends, 1 - probationNotice), due: ends };
  return chosen ?? { opens: addDays(ends, 1), due: dueDate({ endDate: ends }, graceWeeks) };
}

/** The two parts of a cycle that ask questions. */
export const questionParts = ['self_review', 'review'] as const;
export type QuestionPart = (typeof questionParts)[number];

/** How a question is answered: by text, by a word of its scale, or by text beside the goals of the period. */
export const questionKinds = ['text', 'scale', 'goals'] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Whom a question is asked about; empty lists: everybody. */
export interface QuestionAudience {
  readonly roles: readonly RoleName[];
  readonly departments: readonly string[];
}

/** Returns whether the question is asked about a person. */
export function isAskedAbout(
  { roles, departments }: QuestionAudience,
  person: { readonly role: RoleName; readonly department: string },
): boolean {
  return (
    (roles.length === 0 || roles.includes(person.role)) &&
    (departments.length === 0 || departments.includes(person.department))
  );
}

/** Returns whether the answer fits the question: one of the words of a scale, any text otherwise. */
export function isAnswerTo(
  { kind, levels }: { readonly kind: QuestionKind; readonly levels: readonly string[] },
  answer: string,
): boolean {
  return kind !== 'scale' || answer === '' || levels.includes(answer);
}

/** Returns the quarters of a span that begins with the quarter `first`. */
export function quartersOfSpan(first: number, span: CycleSpan): CycleQuarters {
  return { first, last: first + cycleSpans[span] - 1 };
}

/** Returns the span of a cycle's quarters. */
export function spanOf({ first, last }: CycleQuarters): CycleSpan {
  const length = last - first + 1;
  const span = cycleSpanNames.find((name) => cycleSpans[name] === length);
  if (!span) throw new Error(`A cycle of ${length} quarters has no span.`);
  return span;
}

/** The maximum lengths in characters, and how many questions a cycle has at most (talent.18). */
export const cycleLimits = {
  name: 60,
  question: 300,
  help: 500,
  answer: 5_000,
  questions: 12,
  level: 60,
  fewestLevels: 2,
  levels: 7,
  choices: 500,
} as const;

export const cycleTexts = {
  name: 'Name',
  question: 'Question',
  help: 'Help text',
  answer: 'Answer',
  level: 'Level',
} as const;

export interface SelfReviewDates {
  readonly opens: Day;
  readonly due: Day;
}

/** A question as it is stored, and whether somebody has saved an answer to it. */
export interface StoredQuestion {
  readonly id: number;
  readonly question: string;
  readonly help: string;
  readonly isRequired: boolean;
  readonly kind: QuestionKind;
  /** The words of a scale, lowest first; empty for other kinds. */
  readonly levels: readonly string[];
  readonly isAnswered: boolean;
}

/** A question of a form; without an id it is a new one. */
export interface AskedQuestion {
  readonly id: number | null;
  readonly question: string;
  readonly help: string;
  readonly isRequired: boolean;
  readonly kind: QuestionKind;
  readonly levels: readonly string[];
}

/**
 * Returns why the questions cannot be saved: one belongs to another cycle or is sent twice, or changes or leaves out one that
 * somebody has answered. Undefined if they can be (talent.18).
 */
export function refusedQuestions(
  stored: readonly StoredQuestion[],
  asked: readonly AskedQuestion[],
): 'unknown' | 'answered' | 'left_out' | undefined {
  const seen = new Set<number>();
  for (const one of asked) {
    const { id } = one;
    if (id === null) continue;
    const former = stored.find((one) => one.id === id);
    if (!former || seen.has(id)) return 'unknown';
    seen.add(id);
    if (former.isAnswered && !isSameQuestion(former, one)) return 'answered';
  }
  return stored.some(({ id, isAnswered }) => isAnswered && !seen.has(id)) ? 'left_out' : undefined;
}

/** The help text and whom it is asked about may change: neither changes what an answer says. */
function isSameQuestion(former: StoredQuestion, asked: AskedQuestion): boolean {
  return (
    former.question === asked.question &&
    former.isRequired === asked.isRequired &&
    former.kind === asked.kind &&
    former.levels.join('\n') === asked.levels.join('\n')
  );
}

/**
 * Returns the review as formatted text: each answered question is a heading, its answer the paragraphs below it. So an
 * appraisal with a template is signed, printed, compared and reported like any other (talent.32).
 */
export function reviewOfAnswers(
  answers: readonly { readonly question: string; readonly answer: string }[],
): string {
  return answers
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }) => {
      const lines = answer.split(/\r?\n/).filter((line) => line.trim() !== '');
      return `<p><strong>${escaped(question)}</strong></p>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}`;
    })
    .join('');
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? sign);
