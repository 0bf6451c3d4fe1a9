import { addDays } from '@bellwether/domain/calendar/day';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Queries } from '#platform/database/driver.ts';
import { timestamp } from '#platform/database/instant.ts';
import { insertRows, takeIds } from '#platform/database/rows.ts';
import type { northwindCycle } from './northwind-cycles.ts';
import { writePeers } from './write-peers.ts';

const day = 86_400_000;

interface CyclesToWrite {
  readonly tenantId: number;
  readonly now: number;
  readonly zone: string;
  /** The index of the running quarter. */
  readonly currentIndex: number;
  readonly idOf: (key: string) => number;
  readonly cycle: typeof northwindCycle;
}

/** Writes a running cycle over the present quarter and the next one, with its self reviews. */
export async function writeCycles(db: Queries, given: CyclesToWrite): Promise<void> {
  const { tenantId, now, zone, currentIndex, idOf, cycle } = given;
  const today = tenantDay(now, zone);
  const begun = timestamp(now - 10 * day);
  const people = cycle.people.map(idOf);
  const { id: cycleId } = await db
    .insertInto('appraisal_cycle')
    .values({
      tenant_id: tenantId,
      name: cycle.name,
      first_index: currentIndex,
      last_index: currentIndex + 1,
      audience: JSON.stringify({
        company: false,
        departments: [],
        organisations: [],
        people,
        addedBefore: null,
      }),
      self_review_opens: addDays(today, -9),
      self_review_due: addDays(today, 12),
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
  const ids = await takeIds(db, 'appraisal_question', cycle.questions.length);
  await insertRows(
    db,
    'appraisal_question',
    cycle.questions.map(({ question, help, isRequired }, at) => ({
      ...place,
      id: ids[at],
      place: at + 1,
      question,
      help,
      is_required: isRequired,
    })),
  );
  const saved = timestamp(now - 2 * day);
  await insertRows(
    db,
    'self_review',
    cycle.selfReviews.map(({ person, isHandedIn }) => ({
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
    cycle.selfReviews.flatMap(({ person, answers }) =>
      answers.flatMap((answer, at) =>
        answer === '' ? [] : [{ ...place, employee_id: idOf(person), question_id: ids[at], answer }],
      ),
    ),
  );
  await writePeers(db, { place, today, begun, saved, idOf });
}
