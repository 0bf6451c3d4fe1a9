import { auditGroups } from '@bellwether/domain/audit/groups';
import type { AuditObject } from '@bellwether/domain/audit/kinds';
import * as z from 'zod/mini';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch, useReplaceSearch } from '#platform/search-params.ts';

const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** What the log can be filtered by; nobody looks for what is private. */
export const filteredObjects = [
  'person',
  'goal',
  'appraisal',
  'action_item',
  'strategy',
  'quarter',
  'company',
  'group',
  'import',
  'report',
] as const satisfies readonly AuditObject[];

const auditSearchSchema = z.object({
  kind: kept(z.enum(auditGroups)),
  person: kept(z.int().check(z.gte(1), z.lte(2_147_483_647))),
  object: kept(z.enum(filteredObjects)),
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
