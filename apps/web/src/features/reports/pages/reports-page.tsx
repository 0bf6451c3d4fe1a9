import { PackButton } from '#features/summaries/door.ts';
import { pages } from '#pages';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Page } from '#ui/layout/page.tsx';
import { ReportRow } from '../components/report-row.tsx';
import { availableReports } from '../model/available-reports.ts';
import { reportEntries } from '../model/report-entries.ts';
import { useReportsSearch } from '../model/reports-search.ts';
import { usualReport, weekOfQuarter } from '../model/usual-report.ts';
import { ScheduledLink } from '../schedules/components/scheduled-link.tsx';
import { ScheduledPart } from '../schedules/components/scheduled-part.tsx';
import { reportGroups } from '../words.reports.ts';
import { reportWords } from '../words.ts';
import classes from './reports-page.module.css';

const groups = Object.keys(reportGroups) as (keyof typeof reportGroups)[];

/** The reports that the person may make, each with the question that it answers (reports.1). */
export function ReportsPage() {
  const session = useSession();
  const available = availableReports(session);
  const usual = usualReport(available, weekOfQuarter(session.Period));
  const { schedule, period } = useReportsSearch();
  const shown = reportEntries.filter(({ name }) => available.includes(name));
  return (
    <Page title={pages.reports.title} actions={<PackButton />}>
      <div className={classes.page}>
        {schedule !== undefined && period !== undefined ? (
          <ScheduledLink key={`${schedule}.${period}`} schedule={schedule} period={period} />
        ) : null}
        {shown.length === 0 ? <EmptyState title={reportWords.none} /> : null}
        {groups.map((group) => {
          const entries = shown.filter((entry) => entry.group === group);
          return entries.length === 0 ? null : (
            <div key={group}>
              <h2 className={classes.group} id={`reports-${group}`}>
                {reportGroups[group]}
              </h2>
              <ul className={classes.list} aria-labelledby={`reports-${group}`}>
                {entries.map((entry) => (
                  <ReportRow
                    key={entry.name}
                    entry={entry}
                    usual={entry.name === usual?.name ? reportWords.usual[usual.because] : undefined}
                  />
                ))}
              </ul>
            </div>
          );
        })}
        <ScheduledPart />
      </div>
    </Page>
  );
}
