import type { Dashboard } from '@bellwether/contract/dashboard';
import { useMediaQuery } from '@mantine/hooks';
import { Link } from '@tanstack/react-router';
import { FirstLook, firstLookWords, QuarterAnswer } from '#features/insight/door.ts';
import { pages } from '#pages';
import { insightLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Page } from '#ui/layout/page.tsx';
import { CompanyGoals } from '../components/company-goals.tsx';
import { Compliance } from '../components/compliance.tsx';
import { DashboardNotices } from '../components/dashboard-notices.tsx';
import classes from '../components/dashboard-page.module.css';
import { DashboardSkeleton } from '../components/dashboard-skeleton.tsx';
import { FirstReminders, mostAbove } from '../components/first-reminders.tsx';
import { QuarterPlace } from '../components/quarter-place.tsx';
import { QuarterTheme } from '../components/quarter-theme.tsx';
import { Reminders } from '../components/reminders.tsx';
import { Section } from '../components/section.tsx';
import { StrategyBand } from '../components/strategy-band.tsx';
import { TeamWeekLater } from '../components/team-week-later.tsx';
import { scopeOf, useDashboardLayer, useDashboardSearch } from '../model/dashboard-search.ts';
import { useFocusOnNext } from '../model/use-focus-on-next.ts';
import { useMergedDashboard } from '../model/use-merged-dashboard.ts';
import { dashboardPageWords } from '../words.ts';

/** Shows the first page after sign-in: reminders, and the company's state (dashboard.1). */
export function DashboardPage() {
  const { dashboard, query } = useMergedDashboard();
  const place = dashboard?.Quarter;
  return (
    <Page title={pages.dashboard.title} actions={place ? <QuarterPlace place={place} /> : null}>
      {dashboard ? (
        <Parts
          dashboard={dashboard}
          onMore={query.hasNextPage ? () => void query.fetchNextPage() : undefined}
          isReadingMore={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
        />
      ) : query.error ? (
        <ErrorPanel
          title={dashboardPageWords.notLoaded}
          detail={problemText(query.error)}
          onRetry={() => void query.refetch()}
        />
      ) : (
        <DashboardSkeleton />
      )}
    </Page>
  );
}

interface PartsProps {
  readonly dashboard: Dashboard;
  readonly onMore: (() => void) | undefined;
  readonly isReadingMore: boolean;
  /** Whether loading more reminders failed. */
  readonly hasFailed: boolean;
}

/** Renders the parts that the server sent to this person; other parts are left out. */
function Parts({ dashboard, onMore, isReadingMore, hasFailed }: PartsProps) {
  const search = useDashboardSearch();
  const { openLayer } = useDashboardLayer();
  const {
    Strategy,
    Reminders: reminders,
    ReminderCount,
    ReminderGroups,
    CompanyGoals: goals,
    Theme,
    Permissions,
  } = dashboard;
  const scope = scopeOf(search, Permissions.ComplianceScopes);
  const isPhone = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  const box = useFocusOnNext(reminders?.length ?? 0);
  return (
    <div className={classes.page} ref={box}>
      {isPhone && reminders ? (
        <FirstReminders reminders={reminders} total={ReminderCount ?? reminders.length} />
      ) : null}
      <DashboardNotices />
      {Strategy ? (
        <StrategyBand strategy={Strategy} theme={Theme} mayEditTheme={Permissions.EditTheme} />
      ) : (
        <QuarterTheme theme={Theme} mayEdit={Permissions.EditTheme} />
      )}
      <div className={classes.columns} data-two={reminders !== null || undefined}>
        {reminders ? (
          <div className={classes.column}>
            <Reminders
              reminders={reminders}
              groups={ReminderGroups ?? []}
              above={isPhone ? mostAbove : 0}
              total={ReminderCount ?? reminders.length}
              onMore={onMore}
              isReadingMore={isReadingMore}
              hasFailed={hasFailed}
              onAdd={Permissions.AddGoal ? () => openLayer('create') : undefined}
            />
            {Permissions.ComplianceScopes.length > 1 ? <TeamWeekLater /> : null}
          </div>
        ) : null}
        <div className={classes.column}>
          <CompanyGoals
            goals={goals ?? []}
            head={Permissions.ComplianceScopes.length > 1 ? <QuarterAnswer /> : null}
          />
          {reminders ? (
            <FirstLook
              frame={(title, rows) => (
                <Section
                  title={title}
                  aside={
                    <Link {...insightLink()} className={classes.all}>
                      {firstLookWords.all}
                    </Link>
                  }
                >
                  {rows}
                </Section>
              )}
            />
          ) : null}
        </div>
      </div>
      {scope === undefined ? null : <Compliance offered={Permissions.ComplianceScopes} scope={scope} />}
    </div>
  );
}
