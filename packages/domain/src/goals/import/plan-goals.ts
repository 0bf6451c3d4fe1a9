import { addDays, type Day, earlierDay } from '../../calendar/day.ts';
import { type Quarter, quarterByIndex } from '../../calendar/quarter.ts';
import { fold } from '../../shared/fold.ts';
import { grouped } from '../../shared/grouped.ts';
import type { DateOrder } from '../../shared/table/dates.ts';
import { answerKey } from '../../shared/table/questions.ts';
import { limits } from '../messages.ts';
import { characterCount, isMeasuredInPercent } from '../rules.ts';
import { type ReadCheckIns, readCheckIns } from './check-ins.ts';
import { type GoalAnswer, type GoalNote, goalQuestionsOf } from './faults.ts';
import { type GatheredGoal, gatherGoals } from './gather.ts';
import type { Meaning } from './meanings.ts';
import { type FoundPerson, personFinder } from './owners.ts';
import { alignGoals } from './parents.ts';
import type { GoalCompany, GoalPlan, GoalPlanOptions, PlannedGoal, PlannedResult, ReadGoal } from './plan.ts';
import type { GoalRow } from './read-rows.ts';
import { FileWords } from './read-words.ts';
import { hasEnded, quarterOfGoal } from './time.ts';

const goalsInStep = 200;
const exampleRow = /^(?:example|beispiel): /i;

/**
 * Returns what an import of rows would write, in steps. Goals with faults are left out; the others can be written alone. The
 * order of the rows changes nothing but the numbers of rows.
 */
export function* planGoals(
  rows: readonly GoalRow[],
  company: GoalCompany,
  options: GoalPlanOptions & { readonly dateOrder: DateOrder; readonly notes: readonly GoalNote[] },
): Generator<void, GoalPlan> {
  const notes: GoalNote[] = [...options.notes];
  const words = new FileWords(options.answers);
  const examples = rows.filter(({ texts }) => exampleRow.test(texts.title));
  for (const { row } of examples) notes.push({ row, column: null, code: 'example_row', value: '' });
  const sources = gatherGoals(
    rows.filter((row) => !examples.includes(row)),
    notes,
  );
  yield;
  const reader = new GoalReader(company, options, words, notes);
  const inheritedFrom = ownersBySource(sources);
  const read: ReadGoal[] = [];
  for (const [at, source] of sources.entries()) {
    const planned = reader.read(source, inheritedFrom(source));
    if (planned) read.push({ source, planned });
    if (at % goalsInStep === 0) yield;
  }
  const present = new Set(
    company.goals.map(({ ownerId, quarter, title }) => goalKey(ownerId, quarter, title)),
  );
  const isPresent = ({ planned }: ReadGoal) =>
    present.has(goalKey(planned.ownerId, planned.quarter, planned.title));
  const here = read.filter(isPresent);
  for (const { planned } of here)
    notes.push({ row: planned.row, column: 'Title', code: 'already_here', value: planned.title });
  yield;
  const fresh = read.filter((goal) => !isPresent(goal));
  const goals = alignGoals({ fresh, here, sources }, company, notes);
  const faults = notes.filter((note) => faultCodes.has(note.code)) as GoalPlan['faults'];
  return {
    goals,
    unchanged: here.length,
    faults,
    warnings: notes.filter((note) => !faultCodes.has(note.code)) as GoalPlan['warnings'],
    words: words.all(),
    ownersNotFound: [
      ...new Set(
        faults
          .filter(({ code }) => code === 'owner_unknown' || code === 'owner_ambiguous')
          .map(({ value }) => value),
      ),
    ].sort(),
    questions: goalQuestionsOf(notes),
  };
}

const faultCodes: ReadonlySet<string> = new Set([
  'title_missing',
  'title_too_long',
  'quarter_missing',
  'quarter_unknown',
  'quarter_out_of_range',
  'owner_missing',
  'owner_unknown',
  'owner_ambiguous',
  'owner_left_out',
  'owner_observer',
  'owner_deactivated',
] satisfies GoalPlan['faults'][number]['code'][]);

function goalKey(ownerId: number, quarter: number, title: string): string {
  return `${ownerId} ${quarter} ${fold(title)}`;
}

/** Returns a search for the owner that the parent of a goal has in the file: key results often name none. */
function ownersBySource(sources: readonly GatheredGoal[]): (source: GatheredGoal) => string {
  const byId = new Map(sources.map((source) => [source.texts.id.toLowerCase(), source]));
  const byTitle = grouped(sources, ({ texts }) => fold(texts.title));
  return ({ owner, parent }) => {
    if (owner !== '' || parent === '') return owner;
    const named = byTitle.get(fold(parent)) ?? [];
    const above = byId.get(parent.toLowerCase()) ?? (named.length === 1 ? named[0] : undefined);
    return above?.owner ?? '';
  };
}

class GoalReader {
  readonly #company: GoalCompany;
  readonly #options: GoalPlanOptions & { readonly dateOrder: DateOrder };
  readonly #words: FileWords;
  readonly #notes: GoalNote[];
  readonly #personOf: (text: string) => FoundPerson;
  readonly #answers: ReadonlyMap<string, GoalAnswer>;

  constructor(
    company: GoalCompany,
    options: GoalPlanOptions & { readonly dateOrder: DateOrder },
    words: FileWords,
    notes: GoalNote[],
  ) {
    this.#company = company;
    this.#options = options;
    this.#words = words;
    this.#notes = notes;
    this.#personOf = personFinder(company.people);
    this.#answers = new Map(options.answers.map((answer) => [answerKey(answer.kind, answer.value), answer]));
  }

  /** Returns the goal; undefined with a fault. */
  read(source: GatheredGoal, owner: string): ReadGoal['planned'] | undefined {
    const { calendar, goalType, today } = this.#company;
    const { title } = source.texts;
    const before = this.#notes.length;
    if (title === '') this.#note(source, 'Title', 'title_missing');
    if (characterCount(title) > limits.title)
      this.#note(source, 'Title', 'title_too_long', String(limits.title));
    const when = quarterOfGoal(source, calendar, today);
    if ('code' in when) this.#note(source, 'Quarter', when.code, source.quarter.slice(0, 100));
    const quarter = 'code' in when ? undefined : quarterByIndex(when.index, calendar);
    const isOver = quarter !== undefined && hasEnded(quarter, today);
    const ownerId = this.#ownerOf(source, owner, isOver);
    const isFaulty = this.#notes.slice(before).some(({ code }) => faultCodes.has(code));
    if (quarter === undefined || ownerId === undefined || isFaulty) return undefined;
    const said = readCheckIns(source, {
      quarter,
      today,
      dateOrder: this.#options.dateOrder,
      paces: this.#options.paces,
      words: this.#words,
      personOf: this.#personOf,
      notes: this.#notes,
    });
    const end = this.#endOf(source, said, quarter);
    const state = stateOf(
      { isCancelled: end?.meaning === 'cancelled', result: end?.result, said, isOver },
      this.#stateWord(source),
    );
    if (state === 'draft' && said.checkIns.length > 0) this.#note(source, 'State', 'check_in_of_draft');
    const checkIns = state === 'draft' ? [] : said.checkIns;
    return {
      row: source.row,
      title,
      measurement: this.#cut(source, 'Measurement', this.#measurementOf(source), limits.measurement),
      description: this.#cut(source, 'Description', source.texts.description, limits.description),
      memo:
        goalType === 'ObjectiveResult'
          ? this.#cut(source, 'ReportingMemo', source.texts.memo, limits.reportingMemo)
          : '',
      ownerId,
      quarter: quarter.index,
      isPrivate: source.isPrivate,
      state,
      publishedDay: state === 'draft' ? null : publishedDay(quarter, checkIns[0]?.day, today),
      checkIns,
      result: state === 'finalized' ? (end?.result ?? null) : null,
    };
  }

  #note(source: GatheredGoal, column: GoalNote['column'], code: GoalNote['code'], value = ''): void {
    this.#notes.push({ row: source.row, column, code, value });
  }

  #stateWord(source: GatheredGoal): Meaning | undefined {
    const meaning = this.#words.read(source.state);
    if (this.#words.isUnknown(source.state)) this.#note(source, 'State', 'word_unknown', source.state);
    return meaning;
  }

  #ownerOf(source: GatheredGoal, owner: string, isOver: boolean): number | undefined {
    const kind = owner === '' ? 'no_owner' : 'owner';
    const answer = this.#answers.get(answerKey(kind, owner));
    if (answer?.to === null) {
      this.#note(source, 'Owner', 'owner_left_out', owner);
      return undefined;
    }
    const named = answer === undefined ? owner : answer.to;
    if (named === '') {
      this.#note(source, 'Owner', 'owner_missing');
      return undefined;
    }
    const found =
      typeof named === 'number'
        ? (this.#company.people.find(({ id }) => id === named) ?? 'nobody')
        : this.#personOf(named);
    if (found === 'nobody' || found === 'several') {
      this.#note(source, 'Owner', found === 'nobody' ? 'owner_unknown' : 'owner_ambiguous', owner);
      return undefined;
    }
    if (found.isObserver) this.#note(source, 'Owner', 'owner_observer', found.name);
    // Former people keep what they have ended.
    if (found.isDeactivated && !isOver) this.#note(source, 'Owner', 'owner_deactivated', found.name);
    return found.id;
  }

  #measurementOf(source: GatheredGoal): string {
    const { measurement, title } = source.texts;
    if (measurement !== '') return measurement;
    this.#note(source, 'Measurement', 'measurement_missing');
    return title;
  }

  #cut(source: GatheredGoal, column: GoalNote['column'], text: string, limit: number): string {
    if (characterCount(text) <= limit) return text;
    this.#note(source, column, 'text_cut', String(limit));
    return [...text].slice(0, limit).join('').trim();
  }

  /** Returns how the goal ended; undefined while it runs. An outcome counts before a state and before a last check-in. */
  #endOf(
    source: GatheredGoal,
    said: ReadCheckIns,
    quarter: Quarter,
  ): { meaning: Meaning; result: PlannedResult | undefined } | undefined {
    const { outcome } = source;
    const word = this.#words.read(outcome.word);
    if (this.#words.isUnknown(outcome.word)) this.#note(source, 'Outcome', 'word_unknown', outcome.word);
    const state = this.#words.read(source.state);
    const ends = [word, state, said.ended?.meaning].filter(
      (meaning) => meaning !== undefined && endings.has(meaning),
    );
    const meaning: Meaning | undefined = ends[0] ?? (outcome.percent === undefined ? undefined : 'closed');
    if (meaning === undefined) return undefined;
    const percent = outcome.percent ?? said.progress;
    const completed = completedBy(meaning, percent, this.#company.achievedPercent);
    // Without a word about how it ended, nothing is known.
    if (meaning === 'cancelled' || completed === undefined) return { meaning, result: undefined };
    const inPercent = isMeasuredInPercent(this.#company.goalType);
    const share = percent ?? (completed ? 100 : 0);
    // An objective that was not begun has no result.
    if (inPercent && share <= 0) return { meaning: 'cancelled', result: undefined };
    const day = outcome.day ?? said.ended?.day ?? addDays(quarter.endDate, 1);
    return {
      meaning,
      result: {
        completed: inPercent ? null : completed,
        percent: inPercent ? Math.min(100, share) : null,
        text: this.#cut(source, 'OutcomeText', outcome.text, limits.outcome),
        day: earlierDay(day, this.#company.today),
      },
    };
  }
}

const endings: ReadonlySet<Meaning> = new Set(['achieved', 'missed', 'cancelled', 'closed']);

function completedBy(meaning: Meaning, percent: number | undefined, enough: number): boolean | undefined {
  if (meaning === 'achieved') return true;
  if (meaning === 'missed') return false;
  return percent === undefined ? undefined : percent >= enough;
}

function stateOf(
  {
    isCancelled,
    result,
    said,
    isOver,
  }: {
    readonly isCancelled: boolean;
    readonly result: PlannedResult | undefined;
    readonly said: ReadCheckIns;
    readonly isOver: boolean;
  },
  word: Meaning | undefined,
): PlannedGoal['state'] {
  if (isCancelled) return 'shelved';
  if (result) return 'finalized';
  if (word === 'draft') return 'draft';
  return isOver || said.checkIns.length > 0 || said.isActive || word !== undefined ? 'approved' : 'draft';
}

/** A goal is asked for from its publication on: a past one from its first check-in, a present one from today. */
function publishedDay(quarter: Quarter, first: Day | undefined, today: Day): Day {
  if (first !== undefined) return first;
  return hasEnded(quarter, today) ? quarter.startDate : today;
}
