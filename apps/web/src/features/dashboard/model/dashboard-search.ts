import type { ComplianceAnswer, ComplianceFigure, ComplianceScope } from '@bellwether/contract/dashboard';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import type { LayerName } from '#features/goals/door.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { type LayerSearch, readLayerSearch } from '#platform/layers/layer-search.ts';

// Written out and not taken from the contract: this file stands in the route table, which every visitor loads.
const figures = ['goals', 'lastweekgoals', 'lastgoals'] as const satisfies readonly ComplianceFigure[];
const answers = ['done', 'open'] as const satisfies readonly ComplianceAnswer[];
const scopes = {
  reports: 1,
  organization: 2,
  company: 3,
} as const satisfies Readonly<Record<string, ComplianceScope>>;

/** The drawers of the dashboard itself, and those of goals that it opens. */
export type DashboardLayer = LayerName | 'theme' | 'people';

// What an address gets wrong is left out, so that an old or mistyped link still opens the page.
const kept = <S extends z.ZodMiniType>(schema: S) => z.catch(z.optional(schema), undefined);
const dashboardSearchSchema = z.object({
  /** Whose compliance is shown. */
  scope: kept(z.enum(['reports', 'organization', 'company'])),
  /** The compliance number whose people are shown. */
  figure: kept(z.enum(figures)),
  answer: kept(z.enum(answers)),
});

/** What the dashboard keeps in the address. Absent = not set. */
export type DashboardSearch = LayerSearch & Partial<z.output<typeof dashboardSearchSchema>>;

/** Reads the dashboard's search parameters; whatever does not fit is left out. */
export function readDashboardSearch(raw: Record<string, unknown>): DashboardSearch {
  const read = dashboardSearchSchema.parse(raw) as Record<string, unknown>;
  const { figure: _figure, answer: _answer, ...layer } = readLayerSearch(raw);
  const own = Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined));
  return { ...layer, ...own };
}

export function useDashboardSearch(): DashboardSearch {
  // The router hands on what the reader left out as well.
  const search: object = useSearch({ strict: false });
  return useMemo(() => readDashboardSearch(search as Record<string, unknown>), [search]);
}

/** The one drawer or dialog that is open over the dashboard, kept in the address as `open`. */
export function useDashboardLayer() {
  return useAddressLayer<DashboardLayer>();
}

/** The scope in force: a copied link never asks for what the person does not get. */
export function scopeOf(
  search: Pick<DashboardSearch, 'scope'>,
  offered: readonly ComplianceScope[],
): ComplianceScope | undefined {
  const wanted = search.scope && scopes[search.scope];
  return wanted !== undefined && offered.includes(wanted) ? wanted : offered[0];
}

/** The scope as the address says it. */
export function scopeName(scope: ComplianceScope): NonNullable<DashboardSearch['scope']> {
  return scope === 1 ? 'reports' : scope === 2 ? 'organization' : 'company';
}
