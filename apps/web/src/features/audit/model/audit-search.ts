import { auditGroups } from '@bellwether/domain/audit/groups';
import { filteredAuditObjects } from '@bellwether/domain/audit/objects';
import * as z from 'zod/mini';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch, useReplaceSearch } from '#platform/search-params.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

const auditSearchSchema = z.object({
  kind: kept(z.enum(auditGroups)),
  person: kept(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  object: kept(z.enum(filteredAuditObjects)),
  from: kept(day),
  to: kept(day),
});

export type AuditFilters = Partial<z.output<typeof auditSearchSchema>>;
/** The search parameters of the audit log. Absent = not set. */
export type AuditSearch = AuditFilters & LayerSearch;

const readOwn = searchReader(auditSearchSchema);

/** Reads the search parameters of the audit log; drops invalid values. */
export function readAuditSearch(raw: Record<string, unknown>): AuditSearch {
  return { ...readOwn(raw), ...readLayerSearch(raw) };
}

/** Returns the filters of the address, and a function that changes some; undefined clears one. */
export function useAuditFilters() {
  const { kind, person, object, from, to } = useReadSearch(readAuditSearch);
  return [{ kind, person, object, from, to }, useReplaceSearch<AuditFilters>()] as const;
}
