import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { type GoalTab, useGoalSearch } from '../../model/goal-search.ts';
import { goalInfoQuery } from '../api.ts';
import { useListSearch } from '../model/use-list-search.ts';
import { useRowEnds } from '../model/use-row-ends.ts';
import { ChildGoals } from './child-goals.tsx';
import { DetailHeader } from './detail-header.tsx';
import { DetailNotices } from './detail-notices.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DetailsTab } from './details-tab.tsx';
import classes from './goal-detail.module.css';

const HistoryTab = lazy(() => import('./history-tab.tsx').then((module) => ({ default: module.HistoryTab })));
const HierarchyTab = lazy(() =>
  import('./hierarchy-tab.tsx').then((module) => ({ default: module.HierarchyTab })),
);

export interface GoalDetailProps {
  readonly goalId: number;
  /**
   * Whether the goal is in the side drawer: without Hierarchy, and with its own tab in the address (1-goals
   * §2).
   */
  readonly inDrawer?: boolean;
}

/** Shows one goal: header, warnings, tabs. */
export function GoalDetail({ goalId, inDrawer = false }: GoalDetailProps) {
  const info = useQuery(goalInfoQuery(goalId));
  // Check this also for cached goals: a goal that was deleted meanwhile must not look present.
  if (isAbsent(info.error)) {
    return (
      <EmptyState icon={<IconEyeOff size={24} />} title="This goal is not available.">
        It was deleted, or it is not visible to you.
      </EmptyState>
    );
  }
  if (info.data) return <Detail info={info.data} inDrawer={inDrawer} />;
  if (!info.isError) return <DetailSkeleton inDrawer={inDrawer} />;
  return (
    <ErrorPanel
      inset={!inDrawer}
      title="The goal could not be loaded."
      detail={problemText(info.error)}
      onRetry={() => void info.refetch()}
    />
  );
}

/** Returns the goal's tabs; the first one is open at first. */
export function tabsOf(info: GoalInfo, inDrawer: boolean): readonly { value: GoalTab; label: string }[] {
  const hasAncestors = info.Ancestors.length > 0 || info.DeletedDescestors.length > 0;
  return [
    ...(info.Goal.ChildCount > 0 ? [{ value: 'overview' as const, label: 'Overview' }] : []),
    { value: 'details', label: 'Details' },
    { value: 'history', label: 'History and Comments' },
    ...(hasAncestors && !inDrawer ? [{ value: 'hierarchy' as const, label: 'Hierarchy' }] : []),
  ];
}

function Detail({ info, inDrawer }: { readonly info: GoalInfo; readonly inDrawer: boolean }) {
  const search = useGoalSearch();
  const change = useListSearch();
  const tabs = tabsOf(info, inDrawer);
  const wanted = inDrawer ? search.sideTab : search.tab;
  const shown = tabs.find((tab) => tab.value === wanted)?.value ?? tabs[0]?.value ?? 'details';
  const row = useRowEnds<HTMLDivElement>(shown);

  return (
    <article className={classes.detail} data-in-drawer={inDrawer || undefined}>
      <DetailHeader info={info} />
      <DetailNotices info={info} />
      <Tabs
        value={shown}
        onChange={(value) => {
          const tab = tabs.find((each) => each.value === value)?.value;
          change({ ...(inDrawer ? { sideTab: tab } : { tab }), comment: undefined }, { replace: true });
        }}
      >
        <Tabs.List className={classes.tabs} ref={row}>
          {tabs.map((tab) => (
            <Tabs.Tab value={tab.value} key={tab.value}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="overview" className={classes.panel}>
          <ChildGoals goalId={info.Goal.Id} withSummary />
        </Tabs.Panel>
        <Tabs.Panel value="details" className={classes.panel}>
          <DetailsTab info={info} tabKey={inDrawer ? 'sideTab' : 'tab'} />
        </Tabs.Panel>
        <Tabs.Panel value="history" className={classes.panel}>
          <PartBoundary>
            <Suspense fallback={<SkeletonRows rows={4} />}>
              <HistoryTab info={info} />
            </Suspense>
          </PartBoundary>
        </Tabs.Panel>
        <Tabs.Panel value="hierarchy" className={classes.panel}>
          <PartBoundary>
            <Suspense fallback={<SkeletonRows rows={3} />}>
              <HierarchyTab info={info} />
            </Suspense>
          </PartBoundary>
        </Tabs.Panel>
      </Tabs>
    </article>
  );
}
