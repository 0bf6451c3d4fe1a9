import { administersPeople, type CapablePerson, readsAudit } from '../people/roles/capabilities.ts';
import { type AuditGroup, auditGroups } from './groups.ts';

/** Returns the groups of the log that the person reads: HR admins read events about people alone (audit.2). */
export function auditGroupsFor(person: CapablePerson): readonly AuditGroup[] {
  if (administersPeople(person)) return auditGroups;
  return readsAudit(person) ? ['people'] : [];
}
