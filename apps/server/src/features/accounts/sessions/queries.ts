import type { SignedInSession } from '@bellwether/contract/accounts/settings';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { instant } from '#platform/database/instant.ts';
import { anyId, type PageEnds, readCursor, writeCursor } from '#platform/http/cursor.ts';
import type { Scope } from '#platform/session/scope.ts';

/** Whether a row of `session` belongs to the acting person and still signs in: the same rule as the session gate's. */
export function liveSession({ tenant, person, now }: Scope): RawBuilder<SqlBool> {
  const at = instant(now);
  return sql<SqlBool>`(session.tenant_id = ${tenant.id} and session.person_id = ${person.id}
      and session.ended_at is null and session.last_seen_at > ${at} - make_interval(days => ${tenant.settings.session_idle_days}::int)
      and session.created_at > ${at} - make_interval(days => ${tenant.settings.session_days}::int))`;
}

const pageSize = 50;
const question = 'sessions';
const lastSession: PageEnds<'id'> = { path: 'Cursor', numbers: { id: anyId } };

/** A page of the acting person's live sessions, newest first (accounts.6). */
export async function sessionsOf(
  scope: Scope,
  cursor: string | null | undefined,
): Promise<{ data: SignedInSession[]; Next: string | null }> {
  const after = readCursor(scope, question, lastSession, cursor);
  let query = scope.db
    .selectFrom('session')
    .select(['id', 'created_at', 'last_seen_at', 'user_agent'])
    .where(liveSession(scope))
    .orderBy('id', 'desc')
    .limit(pageSize + 1);
  if (after) query = query.where('id', '<', after.id);
  const rows = await query.execute();
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    data: page.map((row) => ({
      Id: row.id,
      CreatedAt: instantToIso(row.created_at),
      LastSeenAt: instantToIso(row.last_seen_at),
      UserAgent: row.user_agent,
      IsCurrent: row.id === scope.principal.id,
    })),
    Next: last
      ? writeCursor(scope, question, lastSession, { at: after?.at ?? scope.now, id: last.id })
      : null,
  };
}
