import type { Session } from '@bellwether/contract/accounts';
import { lookScopesOf } from '@bellwether/domain/insight/scopes';
import { useSession } from '#platform/session.ts';
import { type InsightTab, insightTabs, type ScopeName, scopeNames } from './insight-search.ts';

type Viewer = Pick<Session['Profile'], 'RoleName'>;

/** Returns the tabs of the insight page. Observers get only the list and the forecast of the company (insight.15). */
export function tabsFor({ RoleName }: Viewer): readonly InsightTab[] {
  return RoleName === 'observer' ? ['week', 'quarter'] : insightTabs;
}

/** Returns the scopes of the list that the person may choose; the first one is the default (insight.15). */
export function scopesFor({ RoleName }: Viewer): readonly ScopeName[] {
  return lookScopesOf(RoleName).map((scope) => scopeNames[scope]);
}

/** Returns whether the company uses insight. If so, the side menu has the entry, and goals show their chance. */
export function useIsInsightOn(): boolean {
  return useSession().Tenant.InsightEnabled;
}
