import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useSession } from '#platform/session.ts';
import { useGoalSearch } from '../../model/goal-search.ts';
import { goalInfoQuery, periodsQuery } from '../api.ts';
import { labelOf } from './list-filter.ts';

/** Returns the quarter of the page's goal, of its list, or else the current one: "Q4 2026". */
export function useShownQuarter(): string {
  const { goalId } = useParams({ strict: false });
  const { period } = useGoalSearch();
  const { Period } = useSession();
  // The page requests both; here they are only read.
  const goal = useQuery({ ...goalInfoQuery(typeof goalId === 'number' ? goalId : 0), enabled: false }).data;
  const periods = useQuery({ ...periodsQuery, enabled: false }).data;
  const chosen = periods?.data.find(({ Id }) => Id === period);
  return labelOf(goal?.Period ?? chosen ?? Period);
}
