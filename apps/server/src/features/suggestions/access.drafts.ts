import type { Day } from '@bellwether/domain/calendar/day';
import { endOfDay, tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { said } from '@bellwether/domain/shared/said';
import { sql } from 'kysely';
import type { ServerContext } from '#platform/context.ts';
import { inTenant } from '#platform/database/transaction.ts';
import { ModelFault, type ModelFaultKind } from '#platform/llm/language-model.ts';
import { HttpProblem } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { draftCountWords } from './words.ts';

/** A counted draft, which is uncounted if no draft came. */
export interface CountedDraft {
  readonly tenantId: number;
  readonly personId: number;
  readonly day: Day;
  /** The drafts of the person on this day, with this one. */
  readonly drafts: number;
}

/**
 * Counts a draft of the acting person on the tenant's day (suggestions.2). Concurrent attempts cannot pass the
 * limit together.
 * @throws HttpProblem 429 until the day's end when the day's limit is reached.
 */
export async function countDraft(scope: Scope): Promise<CountedDraft> {
  const { tenant, person, now, db } = scope;
  const day = tenantDay(now, tenant.calendar.zone);
  const limit = tenant.settings.drafts_per_day;
  const counted = await sql<{ drafts: number }>`
    insert into draft_count (tenant_id, person_id, day, drafts)
    select ${tenant.id}::int, ${person.id}::int, ${day}::date, 1 where ${limit}::int > 0
    on conflict (tenant_id, person_id) do update set day = excluded.day,
      drafts = case when draft_count.day = excluded.day then draft_count.drafts + 1 else 1 end
      where draft_count.day <> excluded.day or draft_count.drafts < ${limit}::int
    returning drafts`.execute(db);
  const [row] = counted.rows;
  if (!row) {
    const retryAfterSeconds = Math.ceil((endOfDay(day, tenant.calendar.zone) - now) / 1_000);
    const told =
      limit === 0 ? said(draftCountWords, 'drafting_off') : said(draftCountWords, 'no_drafts_left', limit);
    throw new HttpProblem(429, told, { retryAfterSeconds });
  }
  return { tenantId: tenant.id, personId: person.id, day, drafts: row.drafts };
}

/**
 * Faults that do not count against the day's limit, because the provider did no work (docs/decisions/0008).
 */
const givenBack: readonly ModelFaultKind[] = [
  'unreachable',
  'busy',
  'not_accepted',
  'not_understood',
  'failing',
  'redirected',
];

/** A text, and why templates wrote it although a model was asked. */
export interface Drafted<T> {
  readonly written: T;
  readonly fault: ModelFaultKind | undefined;
}

/**
 * Returns what the model writes, or what templates write if it gave nothing. The draft is uncounted if the provider
 * did no work.
 */
export async function orTemplate<T>(
  context: Pick<ServerContext, 'pool' | 'log'>,
  draft: CountedDraft,
  byModel: () => Promise<T>,
  byTemplate: () => T,
): Promise<Drafted<T>> {
  try {
    return { written: await byModel(), fault: undefined };
  } catch (error) {
    if (!(error instanceof ModelFault)) throw error;
    await noteFault(context, draft, error);
    return { written: byTemplate(), fault: error.kind };
  }
}

/**
 * Logs that templates wrote for a model, and uncounts the draft if the provider did no work. `hasWritten`: the model wrote
 * other texts of the draft.
 */
export async function noteFault(
  context: Pick<ServerContext, 'pool' | 'log'>,
  draft: CountedDraft,
  fault: ModelFault,
  hasWritten = false,
): Promise<void> {
  context.log.warn({ model: fault.kind, status: fault.upstreamStatus }, fault.message);
  if (hasWritten || !givenBack.includes(fault.kind)) return;
  // The person gets the text even if uncounting fails; the log says so.
  await giveBack(context, draft).catch((err: Error) =>
    context.log.warn({ err }, 'a draft that the model refused stays counted'),
  );
}

async function giveBack(context: Pick<ServerContext, 'pool'>, draft: CountedDraft): Promise<void> {
  await inTenant(context.pool, draft.tenantId, (db) =>
    db
      .updateTable('draft_count')
      .set((update) => ({ drafts: update('drafts', '-', 1) }))
      .where('tenant_id', '=', draft.tenantId)
      .where('person_id', '=', draft.personId)
      .where('day', '=', draft.day)
      .where('drafts', '>', 0)
      .execute(),
  );
}
