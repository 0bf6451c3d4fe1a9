import { type AuditKind, auditKindsOf, isAuditGroup, isAuditKind } from '@bellwether/domain/audit/kinds';
import { auditGroupsFor } from '@bellwether/domain/audit/rights';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Returns the kinds that the acting person reads, as far as `wanted` names some: a kind or a group. None for a kind that
 * is not theirs, because a refused read would end the session (wire.2).
 */
export function readableKinds({ person }: Scope, wanted: string | undefined): readonly AuditKind[] {
  const all = auditGroupsFor(person).flatMap(auditKindsOf);
  if (wanted === undefined) return all;
  const some = isAuditGroup(wanted) ? auditKindsOf(wanted) : isAuditKind(wanted) ? [wanted] : [];
  return some.filter((kind) => all.includes(kind));
}
