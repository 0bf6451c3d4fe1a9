import type { AuditRow, listAudit } from '@bellwether/contract/audit';
import type { EndpointParsed, EndpointReplyInput } from '@bellwether/contract/endpoint';
import { peopleIn } from '@bellwether/domain/audit/detail';
import { auditObjectOf } from '@bellwether/domain/audit/kinds';
import { isDay } from '@bellwether/domain/calendar/day';
import { isoToInstant } from '@bellwether/domain/calendar/instant';
import { endOfDay, startOfDay } from '@bellwether/domain/calendar/tenant-day';
import type { Scope } from '#platform/session/scope.ts';
import { readableKinds } from './access.ts';
import { presentAuditRow } from './presenter.ts';
import { type AuditEventRow, type AuditPlace, type AuditQuestion, namesOf, readAudit } from './statements.ts';

const pageSize = 50;
/** A transaction ends within this time, imports too, so older events are complete. */
const settled = 300_000;

type Filters = Omit<EndpointParsed<typeof listAudit>['query'], 'After'>;

/**
 * Returns 50 rows: the newest, older ones (`<id`), or what happened after a row (`id`), oldest first. Events can commit in
 * another order than their ids, so `Next` of a reader that polls stops before events that are not settled, and these rows
 * come again: none is missed.
 */
export async function auditPage(
  scope: Scope,
  { After, ...filters }: EndpointParsed<typeof listAudit>['query'],
): Promise<EndpointReplyInput<typeof listAudit>> {
  const place = placeOf(After);
  const question = questionOf(scope, filters);
  if ('after' in place) {
    const rows = await readAudit(scope, question, place, pageSize);
    return { data: await presentAll(scope, rows), Next: String(settledEnd(scope, rows, place.after)) };
  }
  const rows = await readAudit(scope, question, place, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return { data: await presentAll(scope, page), Next: last ? `<${last.id}` : null };
}

/** Returns rows for a file, newest first, before the row `before`. */
export async function auditRowsBefore(
  scope: Scope,
  filters: Filters,
  before: number | null,
  limit: number,
): Promise<AuditRow[]> {
  return presentAll(scope, await readAudit(scope, questionOf(scope, filters), { before }, limit));
}

async function presentAll(scope: Scope, rows: readonly AuditEventRow[]): Promise<AuditRow[]> {
  const people = [...new Set(rows.flatMap(({ kind, detail }) => peopleIn(kind, detail)))];
  const names = await namesOf(scope, people);
  return rows.map((row) => presentAuditRow(scope, row, names));
}

function questionOf(
  scope: Scope,
  { Kind, Person, Object: about, ObjectId, From, To }: Filters,
): AuditQuestion {
  const { zone } = scope.tenant.calendar;
  return {
    kinds: readableKinds(scope, Kind).filter((kind) => about === undefined || auditObjectOf(kind) === about),
    // Ids of private things could be guessed, so nobody finds rows by them.
    subject: about === undefined || about === 'private' ? undefined : ObjectId,
    person: Person,
    from: From === undefined ? undefined : isDay(From) ? startOfDay(From, zone) : isoToInstant(From),
    to: To === undefined ? undefined : isDay(To) ? endOfDay(To, zone) : isoToInstant(To),
  };
}

function placeOf(after: string | undefined): AuditPlace {
  if (after === undefined) return { before: null };
  return after.startsWith('<') ? { before: Number(after.slice(1)) } : { after: Number(after) };
}

function settledEnd({ now }: Scope, rows: readonly AuditEventRow[], start: number): number {
  const end = rows.findLast(({ at, is_quiet }) => is_quiet || at <= now - settled);
  return end?.id ?? start;
}
