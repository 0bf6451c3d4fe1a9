import type { ListedAppraisal } from '@bellwether/contract/talent/appraisal';
import type { TeamEntry } from './team-groups.ts';

/** What an appraisal waits for the viewer to do. */
export type OwedAct = 'write' | 'share' | 'sign';

/** Returns what the viewer owes for an appraisal; undefined if it waits for nobody or for somebody else. */
export function owedActOf({ State, Permissions }: ListedAppraisal): OwedAct | undefined {
  if (State === 'none') return Permissions.Create === true ? 'write' : undefined;
  if (State === 'draft') return Permissions.Share === true ? 'share' : undefined;
  return Permissions.Complete === true ? 'sign' : undefined;
}

/** Returns the earliest due day; an absence of the viewer has moved it (talent.25). */
export function nextDue(owed: readonly TeamEntry[]): string | undefined {
  return owed.map(({ appraisal }) => appraisal.DueDate).sort()[0];
}

const order: readonly OwedAct[] = ['sign', 'share', 'write'];

/** Returns the entries that wait for the viewer: overdue ones first, then those that need least work. */
export function owedFirst(entries: readonly TeamEntry[]): TeamEntry[] {
  const rank = ({ appraisal }: TeamEntry) =>
    (appraisal.IsOverdue ? 0 : order.length) + order.indexOf(owedActOf(appraisal) ?? 'write');
  return entries
    .filter(({ appraisal }) => owedActOf(appraisal) !== undefined)
    .sort((one, other) => rank(one) - rank(other));
}
