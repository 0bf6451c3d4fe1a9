import { writesAppraisals } from '@bellwether/domain/talent/permissions';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '#platform/session.ts';
import { scheduleQuery, type TalentScope } from '../api.overview.ts';
import { useOpenCycles } from '../cycles/model/use-open-cycles.ts';

interface OwedScope extends TalentScope {
  /** The name of a review cycle; absent for a quarter. */
  readonly cycleName?: string;
}

/** Returns of what the viewer may owe appraisals: the latest quarter, then the review cycles whose reviews are written now. */
export function useOwedScopes(): readonly OwedScope[] {
  const { Profile } = useSession();
  const latest = useQuery(scheduleQuery).data?.Periods[0];
  const cycles = useOpenCycles();
  if (!writesAppraisals({ role: Profile.RoleName })) return [];
  const own = { personId: Profile.Id, isOrganization: false };
  return [
    ...(latest ? [{ ...own, periodId: latest.PeriodId }] : []),
    ...cycles.map(({ Id, Name, EvaluationPeriodId }) => ({
      ...own,
      periodId: EvaluationPeriodId,
      cycleId: Id,
      cycleName: Name,
    })),
  ];
}

/** The scope without what only the screen needs, so that equal scopes share one query. */
export const queriedScope = ({ periodId, personId, isOrganization, cycleId }: OwedScope): TalentScope => ({
  periodId,
  personId,
  isOrganization,
  ...(cycleId === undefined ? {} : { cycleId }),
});
