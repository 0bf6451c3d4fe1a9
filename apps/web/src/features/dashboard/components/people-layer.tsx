import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { numberOf } from '../model/compliance-number.ts';
import { useMergedDashboard } from '../model/use-merged-dashboard.ts';
import { CompliancePeople } from './compliance-people.tsx';

/** The people behind a compliance number. */
export function PeopleLayer({ at }: LayerProps<'people'>) {
  const { dashboard } = useMergedDashboard();
  const number = numberOf(at.search, dashboard);
  return number ? <CompliancePeople number={number} /> : null;
}
