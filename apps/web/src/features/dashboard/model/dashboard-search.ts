import type { ComplianceAnswer, ComplianceFigure, ComplianceScope } from '@bellwether/contract/dashboard';
import * as z from 'zod/mini';
import { type GoalSearch, type LayerName, readGoalSide } from '#features/goals/door.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { type LayerSearch, layerParameters, readLayerSearch } from '#platform/layers/layer-search.ts';
import { kept, searchReader, useReadSearch } from '#platform/search-params.ts';

// Repeat the contract's values here: this file is in the route table, which every visitor loads.
const figures = ['goals', 'lastweekgoals', 'lastgoals'] as const satisfies readonly ComplianceFigure[];
const answers = ['done', 'waiting', 'draft', 'open'] as const satisfies readonly ComplianceAnswer[];
const scopes = {
  reports: 1,
  organization: 2,
  company: 3,
} as const satisfies Readonly<Record<string, ComplianceScope>>;

/** The drawers of the dashboard itself, and the goal drawers that it opens. */
export type DashboardLayer = LayerName | 'theme' | 'people';

const dashboardSearchSchema = z.object({
  /** The people whose compliance is shown. */
  scope: kept(z.enum(['reports', 'organization', 'company'])),
});

/** The compliance number whose people the drawer shows. */
export const numberParameters = layerParameters({
  figure: kept(z.enum(figures)),
  answer: kept(z.enum(answers)),
});
export type NumberParameters = ReturnType<typeof numberParameters.read>;

/** The dashboard's search parameters. Absent = not set. */
export type DashboardSearch = LayerSearch &
  Pick<GoalSearch, 'side' | 'sideTab'> &
  NumberParameters &
  Partial<z.output<typeof dashboardSearchSchema>>;

const readOwn = searchReader(dashboardSearchSchema);

/** Reads the dashboard's search parameters; drops invalid values. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  return {
    ...readLayerSearch(raw),
    ...numberParameters.read(raw),
    ...readOwn(raw),
    ...readGoalSide(raw),
  };
}

export function useDashboardSearch(): DashboardSearch {
  return useReadSearch(readDashboardSearch);
}

/** Returns the one drawer or dialog that is open over the dashboard, stored in the address as `open`. */
export function useDashboardLayer() {
  return useAddressLayer<DashboardLayer, NumberParameters>();
}

/** Returns the scope to show: a copied link never requests a scope that the person may not use. */
export function scopeOf(
  search: Pick<DashboardSearch, 'scope'>,
  offered: readonly ComplianceScope[],
): ComplianceScope | undefined {
  const wanted = search.scope && scopes[search.scope];
  return wanted !== undefined && offered.includes(wanted) ? wanted : offered[0];
}

/** Returns the scope's name in the address. */
export function scopeName(scope: ComplianceScope): NonNullable<DashboardSearch['scope']> {
  return scope === 1 ? 'reports' : scope === 2 ? 'organization' : 'company';
}
