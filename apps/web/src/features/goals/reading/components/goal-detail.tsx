import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { LatePart } from '#platform/late-part.tsx';
import { isAbsent, problemText } from '#platform/problem.ts';
import { whenIdle } from '#platform/when-idle.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { late } from '#ui/layers/late-layer.tsx';
import { useLetterKeys } from '#ui/layers/letter-keys.ts';
import { useRowEnds } from '#ui/layout/use-row-ends.ts';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { type GoalTab, useGoalSearch } from '../../model/goal-search.ts';
import { goalInfoQuery } from '../api.ts';
import { useGoalKeys } from '../model/goal-keys.ts';
import { useRecentGoal } from '../model/recent-goals.ts';
import { useListSearch } from '../model/use-list-search.ts';
import { usePrintWhenLoaded } from '../model/use-print-when-loaded.ts';
import { goalKeyWords } from '../words.detail.ts';
import { goalDetailWords } from '../words.ts';
import { DetailHeader } from './detail-header.tsx';
import { DetailNotices } from './detail-notices.tsx';
import { DetailSkeleton } from './detail-skeleton.tsx';
import { DetailsTab } from './details-tab.tsx';
import classes from './goal-detail.module.css';
import { OverviewTab } from './overview-tab.tsx';

const HistoryTab = late(async () => (await import('./history-tab.tsx')).HistoryTab, false);
const HierarchyTab = late(async () => (await import('./hierarchy-tab.tsx')).HierarchyTab, false);
const loadTabs = () => Promise.all([HistoryTab.fetch(), HierarchyTab.fetch()]);

/** Fetches the other tabs' code, so that they open at once and are printed. An opened tab reports a failure. */
function fetchTabs(): void {
  loadTabs().catch(() => undefined);
}

export interface GoalDetailProps {
  readonly goalId: number;
  /**
   * Whether the goal is in the side drawer: without Hierarchy, and with its own tab in the address (goals.24).
   */
  readonly inDrawer?: boolean;
}

/** Shows one goal: header, warnings, tabs. */
export function GoalDetail({ goalId, inDrawer = false }: GoalDetailProps) {
  const info = useQuery(goalInfoQuery(goalId));
  // Check this also for cached goals: a goal that was deleted meanwhile must not look present.
  if (isAbsent(info.error)) {
    return (
      <EmptyState icon={<IconEyeOff size={24} />} title={goalDetailWords.thisGoalIsNot}>
        {goalDetailWords.itWasDeletedOr}
      </EmptyState>
    );
  }
  if (info.data) return <Detail info={info.data} inDrawer={inDrawer} />;
  if (!info.isError) return <DetailSkeleton inDrawer={inDrawer} />;
  return (
    <ErrorPanel
      inset={!inDrawer}
      title={goalDetailWords.notLoaded}
      detail={problemText(info.error)}
      onRetry={() => void info.refetch()}
    />
  );
}

/** Returns the goal's tabs; the first one is open at first. */
export function tabsOf(info: GoalInfo, inDrawer: boolean): readonly { value: GoalTab; label: string }[] {
  const hasAncestors = info.Ancestors.length > 0 || info.DeletedDescestors.length > 0;
  return [
    ...(info.Goal.ChildCount > 0 ? [{ value: 'overview' as const, label: goalDetailWords.overview }] : []),
    { value: 'details', label: goalDetailWords.details },
    { value: 'history', label: goalDetailWords.historyAndComments },
    ...(hasAncestors && !inDrawer ? [{ value: 'hierarchy' as const, label: goalDetailWords.hierarchy }] : []),
  ];
}

function Detail({ info, inDrawer }: { readonly info: GoalInfo; readonly inDrawer: boolean }) {
  const search = useGoalSearch();
  const change = useListSearch();
  const tabs = tabsOf(info, inDrawer);
  const wanted = inDrawer ? search.sideTab : search.tab;
  const shown = tabs.find((tab) => tab.value === wanted)?.value ?? tabs[0]?.value ?? 'details';
  const areLettersOn = useLetterKeys();
  const tabHint = areLettersOn ? goalKeyWords.tabs : undefined;
  const row = useRowEnds<HTMLDivElement>(shown);
  useGoalKeys(info, tabs, shown, !inDrawer);
  useRecentGoal(info, !inDrawer);
  const isPrinting = usePrintWhenLoaded(loadTabs, !inDrawer);
  useEffect(() => whenIdle(fetchTabs), []);

  return (
    <article
      className={classes.detail}
      data-printing={isPrinting || undefined}
      data-in-drawer={inDrawer || undefined}
    >
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
            <Tabs.Tab value={tab.value} key={tab.value} title={inDrawer ? undefined : tabHint}>
              {tab.label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((tab) => (
          <Tabs.Panel value={tab.value} className={classes.panel} key={tab.value}>
            <TabContent tab={tab.value} info={info} tabKey={inDrawer ? 'sideTab' : 'tab'} />
          </Tabs.Panel>
        ))}
      </Tabs>
      {isPrinting ? (
        <div className={classes.paper}>
          {tabs.map((tab) => (
            <section key={tab.value}>
              <h3 className={classes.paperTitle}>{tab.label}</h3>
              <TabContent tab={tab.value} info={info} tabKey={inDrawer ? 'sideTab' : 'tab'} isWhole />
            </section>
          ))}
        </div>
      ) : null}
    </article>
  );
}

interface TabContentProps {
  /** The parameter of the address that names the open tab. */
  readonly tabKey: 'tab' | 'sideTab';
  readonly tab: GoalTab;
  readonly info: GoalInfo;
  /** On paper: everything, whatever the address filters. */
  readonly isWhole?: boolean;
}

function TabContent({ tab, info, tabKey, isWhole = false }: TabContentProps) {
  if (tab === 'overview') return <OverviewTab info={info} tabKey={tabKey} />;
  if (tab === 'details') return <DetailsTab info={info} tabKey={tabKey} />;
  return (
    <LatePart fallback={<SkeletonRows rows={tab === 'history' ? 4 : 3} />}>
      {tab === 'history' ? <HistoryTab info={info} isWhole={isWhole} /> : <HierarchyTab info={info} />}
    </LatePart>
  );
}
