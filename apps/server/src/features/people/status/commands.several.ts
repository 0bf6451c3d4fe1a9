import type { SeveralOutcome } from '@bellwether/contract/people/several';
import type { SeveralAct } from '@bellwether/domain/people/status/several';
import { rowByRow } from '#platform/session/row-by-row.ts';
import type { Scope } from '#platform/session/scope.ts';
import { moveBelow } from '../organisation/commands.manager.ts';
import { reinvite } from './commands.invitation.ts';
import { deactivate } from './commands.ts';

/** Does one act for several people, with the rights and the limits of the single act for each (people.45). */
export async function actOnPeople(
  scope: Scope,
  { ids, act, managerId }: { ids: readonly number[]; act: SeveralAct; managerId: number },
): Promise<SeveralOutcome> {
  const acts: Readonly<Record<SeveralAct, (id: number) => Promise<void>>> = {
    manager: (id) => moveBelow(scope, id, { managerId, seenId: undefined }),
    reinvite: (id) => reinvite(scope, id),
    deactivate: (id) => deactivate(scope, id),
  };
  const { done, refused } = await rowByRow(scope, ids, acts[act]);
  return {
    Done: done.map(({ id }) => id),
    Refused: refused.map(({ id, reason }) => ({ Id: id, Reason: reason })),
  };
}
