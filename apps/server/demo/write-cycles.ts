import { addDays, type Day } from '@bellwether/domain/calendar/day';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows, takeIds } from '#platform/database/rows.ts';
import type { Periods } from '../src/features/tenant/queries.ts';
import type { WriteCyclePart } from './cycle-parts.ts';
import type { CycleQuestionStory, northwindCycle } from './northwind-cycles.ts';
import type { northwindFinishedCycle } from './northwind-finished-cycle.ts';
import { writeAppraisals } from './write-appraisals.ts';
import { writePeers } from './write-peers.ts';

const day = 86_400_000;

/** The further parts of the cycles, in the order in which they are written. */
const cycleParts: readonly WriteCyclePart[] = [writePeers];

interface CyclesToWrite {
  readonly tenantId: number;
  readonly now: number;
  readonly zone: string;
  readonly periods: Periods;
  readonly idOf: (key: string) => number;
  readonly nameOf: (key: string) => string;
  readonly cycle: typeof northwindCycle;
  readonly finished: typeof northwindFinishedCycle;
}

/** Writes a finished cycle with everything in it, and a running one over the present quarter and the next one. */
export async function writeCycles(db: Queries, given: CyclesToWrite): Promise<void> {
  const { tenantId, now, zone, idOf } = given;
  const today = tenantDay(now, zone);
  const written = [
    { cycleId: await writeFinished(db, given), isFinished: true },
    { cycleId: await writeRunning(db, given), isFinished: false },
  ];
  for (const cycle of written)
    for (const writePart of cycleParts) await writePart(db, { tenantId, now, today, idOf, ...cycle });
}

/** Over the two quarters before the last one, so that every part of it lies in the past. */
async function writeFinished(db: Queries, given: CyclesToWrite): Promise<number> {
  const { tenantId, now, zone, periods, finished } = given;
  const last = periods.current.index - 2;
  const ended = Date.parse(`${periods.byIndex(last)?.endDate}T15:00:00Z`);
  const ends = tenantDay(ended, zone);
  const cycleId = await writeSetUp(db, given, {
    name: finished.name,
    first: last - 1,
    last,
    people: finished.reviews.map(({ employee }) => employee),
    departments: finished.departments,
    opens: addDays(ends, -14),
    due: addDays(ends, 5),
    begun: ended - 20 * day,
    questions: finished.questions,
    selfReviews: finished.reviews.map(({ employee, selfReview }) => ({
      person: employee,
      isHandedIn: true,
      answers: selfReview,
    })),
    saved: ended - day,
  });
  await writeAppraisals(db, {
    tenantId,
    now,
    idOf: given.idOf,
    nameOf: given.nameOf,
    periods,
    appraisals: finished.reviews.map((review, turn) => ({
      employee: review.employee,
      reviewer: review.reviewer,
      quartersAgo: 2,
      state: 'completed',
      turn,
      levels: 3,
      primary: review.primary,
      secondary: review.secondary,
      comment: review.comment,
      closed: review.closed,
      cycle: { id: cycleId, name: finished.name, quarters: 2 },
    })),
  });
  return cycleId;
}

function writeRunning(db: Queries, given: CyclesToWrite): Promise<number> {
  const { now, zone, periods, cycle } = given;
  const today = tenantDay(now, zone);
  return writeSetUp(db, given, {
    name: cycle.name,
    first: periods.current.index,
    last: periods.current.index + 1,
    people: cycle.people,
    departments: [],
    opens: addDays(today, -9),
    due: addDays(today, 12),
    begun: now - 10 * day,
    questions: cycle.questions,
    selfReviews: cycle.selfReviews,
    saved: now - 2 * day,
  });
}

interface SetUp {
  readonly name: string;
  /** The first and the last quarter, as indexes. */
  readonly first: number;
  readonly last: number;
  readonly people: readonly string[];
  /** Empty: the people were chosen one by one. */
  readonly departments: readonly string[];
  readonly opens: Day;
  readonly due: Day;
  /** When it was started, and when the self reviews were saved, epoch milliseconds. */
  readonly begun: number;
  readonly saved: number;
  readonly questions: readonly CycleQuestionStory[];
  readonly selfReviews: readonly {
    readonly person: string;
    readonly isHandedIn: boolean;
    readonly answers: readonly string[];
  }[];
}

/** Writes a started cycle with its people, questions and self reviews, and returns its id. */
async function writeSetUp(db: Queries, { tenantId, idOf }: CyclesToWrite, setUp: SetUp): Promise<number> {
  const begun = timestamp(setUp.begun);
  const people = setUp.people.map(idOf);
  const isOfDepartments = setUp.departments.length > 0;
  const { id: cycleId } = await db
    .insertInto('appraisal_cycle')
    .values({
      tenant_id: tenantId,
      name: setUp.name,
      first_index: setUp.first,
      last_index: setUp.last,
      audience: JSON.stringify({
        company: false,
        departments: setUp.departments,
        organisations: [],
        people: isOfDepartments ? [] : people,
        addedBefore: null,
      }),
      self_review_opens: setUp.opens,
      self_review_due: setUp.due,
      started_at: begun,
      created_at: begun,
      updated_at: begun,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const place = { tenant_id: tenantId, cycle_id: cycleId };
  await insertRows(
    db,
    'appraisal_cycle_member',
    people.map((id) => ({ ...place, employee_id: id })),
  );
  const ids = await takeIds(db, 'appraisal_question', setUp.questions.length);
  await insertRows(
    db,
    'appraisal_question',
    setUp.questions.map(({ question, help, isRequired }, at) => ({
      ...place,
      id: ids[at],
      part: 'self_review',
      kind: 'text',
      place: at + 1,
      question,
      help,
      is_required: isRequired,
    })),
  );
  const saved = timestamp(setUp.saved);
  await insertRows(
    db,
    'self_review',
    setUp.selfReviews.map(({ person, isHandedIn }) => ({
      ...place,
      employee_id: idOf(person),
      state: isHandedIn ? 'handed_in' : 'draft',
      handed_in_at: isHandedIn ? saved : null,
      created_at: begun,
      updated_at: saved,
    })),
  );
  await insertRows(
    db,
    'self_review_answer',
    setUp.selfReviews.flatMap(({ person, answers }) =>
      answers.flatMap((answer, at) =>
        answer === '' ? [] : [{ ...place, employee_id: idOf(person), question_id: ids[at], answer }],
      ),
    ),
  );
  return cycleId;
}
