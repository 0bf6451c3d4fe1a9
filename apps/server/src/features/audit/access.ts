import { type AuditKind, auditKindsOf, isAuditGroup, isAuditKind } from '@bellwether/domain/audit/kinds';
import { auditGroupsFor } from '@bellwether/domain/audit/rights';
import { forbidden } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';

/**
 * Returns the kinds that the acting person reads, as far as `wanted` names some: a kind or a group.
 * @throws HttpProblem 403 for people who read none, and for a kind or group that is not theirs.
 */
export function readableKinds(scope: Scope, wanted: string | undefined): readonly AuditKind[] {
  const groups = auditGroupsFor(scope.person);
  const all = groups.flatMap(auditKindsOf);
  if (all.length === 0) throw forbidden();
  if (wanted === undefined) return all;
  const some = isAuditGroup(wanted) ? auditKindsOf(wanted) : isAuditKind(wanted) ? [wanted] : [];
  const read = some.filter((kind) => all.includes(kind));
  if (read.length === 0) throw forbidden();
  return read;
}
