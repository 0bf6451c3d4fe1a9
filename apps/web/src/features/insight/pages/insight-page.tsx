import { Tabs } from '@mantine/core';
import { GoalSideDrawer } from '#features/goals/door.ts';
import { pages } from '#pages';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconEyeOff } from '#ui/marks/icons.ts';
import { KnowTab } from '../calibration/components/know-tab.tsx';
import classes from '../components/insight-page.module.css';
import { QuarterTab } from '../forecast/components/quarter-tab.tsx';
import { WeekTab } from '../look/components/week-tab.tsx';
import { tabsFor, useIsInsightOn } from '../model/insight-rights.ts';
import { useInsightChange, useInsightSearch } from '../model/insight-search.ts';
import { insightWords, tabLabels } from '../words.ts';

/** The page of insight, with tabs for this week, the quarter, and how well people know (insight.16). */
export function InsightPage() {
  const { Profile } = useSession();
  const isOn = useIsInsightOn();
  const { tab } = useInsightSearch();
  const change = useInsightChange();
  if (!isOn)
    return (
      <Page title={pages.insight.title}>
        <EmptyState icon={<IconEyeOff size={24} />} title={insightWords.off}>
          {insightWords.offHint}
        </EmptyState>
      </Page>
    );
  const tabs = tabsFor(Profile);
  const shown = tab ?? 'week';
  return (
    <Page title={pages.insight.title}>
      <Tabs
        value={shown}
        keepMounted={false}
        onChange={(value) => {
          const chosen = tabs.find((each) => each === value);
          if (chosen) change({ tab: chosen === 'week' ? undefined : chosen });
        }}
      >
        <Tabs.List className={classes.tabs} aria-label={insightWords.tabs}>
          {tabs.map((each) => (
            <Tabs.Tab value={each} key={each}>
              {tabLabels[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="week" className={classes.panel}>
          <WeekTab />
        </Tabs.Panel>
        <Tabs.Panel value="quarter" className={classes.panel}>
          <QuarterTab />
        </Tabs.Panel>
        <Tabs.Panel value="know" className={classes.panel}>
          {tabs.includes('know') ? <KnowTab /> : <NotForYou />}
        </Tabs.Panel>
      </Tabs>
      <GoalSideDrawer width={600} />
    </Page>
  );
}

function NotForYou() {
  return (
    <EmptyState icon={<IconEyeOff size={24} />} title={insightWords.notAuthorized}>
      {insightWords.notAuthorizedHint}
    </EmptyState>
  );
}
