import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pages } from '#pages';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { teamUpdatesLink } from '#platform/links.ts';
import { isAbsent, problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconPrinter } from '#ui/marks/icons.ts';
import { teamUpdatesQuery } from '../../api.ts';
import { QuarterField } from '../../components/quarter-choices.tsx';
import { availableReports } from '../../model/available-reports.ts';
import { teamLayerName } from '../../model/report-layers.ts';
import type { TeamParameters } from '../../model/report-parameters.ts';
import { quarterOptions, useReportQuarters } from '../../model/report-quarters.ts';
import { useReportsSearch } from '../../model/reports-search.ts';
import { reportWords, teamWords } from '../../words.ts';
import { TeamSheets } from '../components/team-sheets.tsx';
import classes from './team-updates-page.module.css';

/**
 * Shows report 9: the goals of chosen people below the person, on sheets to print. The address keeps quarter and
 * people.
 */
export function TeamUpdatesPage() {
  const session = useSession();
  const { periodId } = useParams({ strict: false });
  const { users = [] } = useReportsSearch();
  const isTheirs = availableReports(session).includes('teamGoalUpdates');
  return (
    <Page title={pages.teamGoalUpdates.title}>
      {isTheirs ? <Team periodId={Number(periodId)} users={users} /> : <NotAuthorized />}
    </Page>
  );
}

interface TeamProps {
  readonly periodId: number;
  readonly users: readonly number[];
}

function Team({ periodId, users }: TeamProps) {
  const { Period } = useSession();
  const navigate = useNavigate();
  const { openLayer } = useAddressLayer<typeof teamLayerName, TeamParameters>();
  const { quarters } = useReportQuarters('teamGoalUpdates');
  const team = useQuery({ ...teamUpdatesQuery(periodId, users), enabled: users.length > 0 });
  const change = (
    <Button variant="default" onClick={() => openLayer(teamLayerName, { quarter: periodId })}>
      {teamWords.change}
    </Button>
  );
  if (users.length === 0) return <EmptyState title={teamWords.empty} action={change} />;
  if (isAbsent(team.error)) return <NotAuthorized action={change} />;
  return (
    <>
      <div className={classes.choices}>
        <QuarterField
          label={reportWords.quarter}
          options={quarterOptions(quarters, Period.Id)}
          value={periodId}
          onChange={(id) => void navigate({ ...teamUpdatesLink(id, users), replace: true })}
        />
        {change}
        <Button
          leftSection={<IconPrinter size={16} aria-hidden="true" />}
          onClick={() => window.print()}
          disabled={!team.data}
        >
          {teamWords.print}
        </Button>
      </div>
      {team.error ? (
        <ErrorPanel
          title={teamWords.failed}
          detail={problemText(team.error)}
          onRetry={() => void team.refetch()}
        />
      ) : team.data ? (
        <TeamSheets team={team.data.data} quarter={quarters.find(({ Id }) => Id === periodId)} />
      ) : (
        <SkeletonRows rows={8} />
      )}
    </>
  );
}

function NotAuthorized({ action }: { readonly action?: ReactNode }) {
  return (
    <EmptyState title={teamWords.absent} action={action}>
      {teamWords.absentHint}
    </EmptyState>
  );
}
