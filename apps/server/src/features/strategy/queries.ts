import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  getStrategyDocument,
  getStrategyVersion,
  listStrategyVersions,
} from '@bellwether/contract/strategy';
import { sql } from 'kysely';
import { anyId, readCursor, writeCursor } from '#platform/http/cursor.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { holdEditedStrategy, holdPublication, shownTexts } from './access.ts';
import {
  type Guidance,
  type PublicationRow,
  presentDocument,
  presentPublication,
  presentVersion,
} from './presenter.ts';

const pageSize = 50;
const lastVersion = { path: 'Cursor', numbers: { id: anyId } } as const;

/** Returns the editors' document: the waiting draft, else the published version (strategy.1). */
export async function strategyDocumentOf(
  scope: Scope,
  guidance: Guidance,
): Promise<EndpointReplyInput<typeof getStrategyDocument>> {
  const held = await holdEditedStrategy(scope);
  const edited = held.draft ?? held.published;
  return presentDocument(held, edited && (await shownTexts(edited.texts)), guidance);
}

/** Returns the published versions, the latest first (strategy.4). */
export async function strategyVersionsOf(
  scope: Scope,
  cursor: string | null | undefined,
): Promise<EndpointReplyInput<typeof listStrategyVersions>> {
  const after = readCursor(scope, 'strategy.versions', lastVersion, cursor);
  if (!scope.tenant.isStrategyEnabled) throw notFound();
  const query = sql<PublicationRow>`select version.id, version.published_at, version.author_id,
      author.name as author_name, not exists (select 1 from strategy_version later
        where later.tenant_id = version.tenant_id and later.published_at is not null and later.id > version.id) as is_current
    from strategy_version version
    join person author on author.tenant_id = version.tenant_id and author.id = version.author_id
    where version.tenant_id = ${scope.tenant.id} and version.published_at is not null
      and (${after?.id ?? null}::int is null or version.id < ${after?.id ?? null}::int)
    order by version.id desc limit ${pageSize + 1}::int`;
  const { rows } = await query.execute(scope.db);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  const at = after?.at ?? scope.now;
  return {
    data: page.map(presentPublication),
    Next: last ? writeCursor(scope, 'strategy.versions', lastVersion, { at, id: last.id }) : null,
  };
}

/** Returns one published version with its texts. */
export async function strategyVersionOf(
  scope: Scope,
  id: number,
): Promise<EndpointReplyInput<typeof getStrategyVersion>> {
  const version = await holdPublication(scope, id);
  const { published } = await holdEditedStrategy(scope);
  return presentVersion(version, await shownTexts(version.texts), published?.id === id);
}
