import type { PeoplePlan } from './plan-of.ts';

/**
 * Returns whether a plan may be written without somebody who looks at it (people.47): nobody leaves or returns, nothing is
 * unclear, nobody gets rights or another address, and nobody becomes a deputy, because whoever can leave a file need not be an
 * admin. A move to another manager needs nobody, because monthly lists have moves.
 */
export function needsNobody(plan: PeoplePlan): boolean {
  const { faults, questions, leavers, returners, promoted, added, changed, warnings } = plan;
  const isOpen = [faults, questions, leavers, returners].some((list) => list.length > 0);
  if (isOpen || promoted.some(({ key }) => key > 0)) return false;
  if (warnings.some(({ code }) => code === 'leaver_kept')) return false;
  return [...added, ...changed].every(
    ({ changes: { granted, revoked, role, email, returns }, absence }) =>
      granted.length + revoked.length === 0 && !role && !email && !returns && absence?.namesDeputy !== true,
  );
}
