import type { InsightGroup } from '@bellwether/contract/insight/calibration';
import { groupName } from '@bellwether/domain/insight/calibration/groups';
import type { Scope } from '#platform/session/scope.ts';
import { demandKnowing } from './access.groups.ts';
import { groupRows } from './statements.groups.ts';

/**
 * Returns the groups that the acting person may ask about, the company first. A listed group may have too little data
 * for an answer; only the call about that group tells.
 * @throws HttpProblem 404 for observers, and while insight is switched off.
 */
export async function groupsFor(scope: Scope): Promise<InsightGroup[]> {
  demandKnowing(scope);
  const rows = await groupRows(scope);
  return [
    { Group: groupName({ kind: 'company' }), Name: scope.tenant.name, Kind: 'company' },
    ...rows.map(({ kind, name, person_id: personId }): InsightGroup => {
      const group = kind === 'department' ? ({ kind, name } as const) : ({ kind, personId } as const);
      return { Group: groupName(group), Name: name, Kind: kind };
    }),
  ];
}
