import { addDays, type Day } from '@bellwether/domain/calendar/day';
import {
  partDaysToTell,
  partNoticeDays,
  partOverdueDays,
} from '@bellwether/domain/notifications/telling/company-day';
import { type RawBuilder, sql } from 'kysely';
import { eventClausesOf } from '#platform/events/record-event.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { peersDue } from '../../talent/peers/queries.reminders.ts';
import { cycleAppraisalsDue, signaturesDue } from '../../talent/queries.reminders.ts';
import { selfReviewsDue } from '../../talent/self-review/queries.reminders.ts';

type EventOfRow = Parameters<typeof eventClausesOf>[2][number];

/**
 * Tells people of the parts of review cycles, and of signatures, that wait for them: seven days before the due day, one day
 * before, and then weekly (talent.25). Two statements a part, whatever the number of people.
 */
export async function tellReviews(scope: TenantScope, last: Day, day: Day): Promise<void> {
  if (!scope.tenant.hasTalent) return;
  const detail = { cycle: sql<number>`concerned.cycle_id`, count: sql<number>`concerned.left_days` };
  const subjectId = sql`concerned.person_id`;
  const employee = sql<number>`concerned.employee_id`;
  await tellOfDue(scope, { last, day }, selfReviewsDue(scope, day), {
    kind: 'talent.self_review_due',
    subjectId,
    detail,
  });
  await tellOfDue(scope, { last, day }, peersDue(scope, day), {
    kind: 'talent.peer_feedback_due',
    subjectId,
    detail: { ...detail, employee },
  });
  await tellOfDue(scope, { last, day }, cycleAppraisalsDue(scope, day), {
    kind: 'talent.cycle_appraisals_due',
    subjectId,
    detail,
  });
  await tellOfDue(scope, { last, day }, signaturesDue(scope), {
    kind: 'talent.signature_due',
    subjectId: sql`concerned.appraisal_id`,
    detail: {
      employee,
      period: sql<number>`concerned.period_id`,
      signer: sql<number>`concerned.person_id`,
      count: detail.count,
    },
  });
}

/** The day of a telling, and the one told before it. */
interface Telling {
  readonly last: Day;
  readonly day: Day;
}

/**
 * Records an event for each row of `waiting` whose due day is told of on the day. `waiting` selects at least
 * `(person_id, due)`; the event reads its columns and `left_days` as `concerned`.
 */
export async function tellOfDue(
  scope: TenantScope,
  { last, day }: Telling,
  waiting: RawBuilder<unknown>,
  event: EventOfRow,
): Promise<void> {
  const { rows } = await sql<{ due: Day }>`select distinct waiting.due::text as due from (${waiting}) waiting
    where waiting.due between ${addDays(day, -partOverdueDays)}::date and ${addDays(day, partNoticeDays)}::date`.execute(
    scope.db,
  );
  const told = rows.flatMap(({ due }) => {
    const left = partDaysToTell(due, last, day);
    return left === undefined ? [] : [{ due, left }];
  });
  if (told.length === 0) return;
  const concerned = sql`(select waiting.*, due.left_days
    from unnest(${told.map(({ due }) => due)}::date[], ${told.map(({ left }) => left)}::int[]) due (day, left_days)
    join (${waiting}) waiting on waiting.due = due.day) concerned`;
  await sql`with ${eventClausesOf(scope, concerned, [event])} select 1`.execute(scope.db);
}
