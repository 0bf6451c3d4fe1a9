import { mostTeamUsers } from '@bellwether/domain/reports/reports';
import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { keepLastMade } from '#platform/exports/last-made.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { teamUpdatesLink } from '#platform/links.ts';
import { useSession } from '#platform/session.ts';
import { draftScope } from '#platform/session-store.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { localDay } from '#ui/data/shown.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { ClosedForm } from '#ui/form/closed-form.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { QuarterField } from '../../components/quarter-choices.tsx';
import { ReportIntro } from '../../components/report-intro.tsx';
import { availableReports } from '../../model/available-reports.ts';
import type { teamLayerName } from '../../model/report-layers.ts';
import type { TeamParameters } from '../../model/report-parameters.ts';
import { quarterOptions, useReportQuarters } from '../../model/report-quarters.ts';
import { readReportsSearch } from '../../model/reports-search.ts';
import { SchedulePart } from '../../schedules/components/schedule-part.tsx';
import { reportWords } from '../../words.ts';
import { type TeamPerson, useTeam } from '../model/team.ts';
import { TeamField } from './team-field.tsx';

/** The dialog of report 9: the quarter and the people of the page. */
export function TeamLayer(props: LayerProps<typeof teamLayerName, TeamParameters>) {
  const isTheirs = availableReports(useSession()).includes('teamGoalUpdates');
  const team = useTeam([]);
  if (!isTheirs) return <ClosedForm reason={reportWords.notYours} />;
  if (team.error) return <LoadFailure onRetry={team.retry}>{reportWords.peopleFailed}</LoadFailure>;
  if (!team.people) return <SkeletonForm fields={2} />;
  if (team.people.length === 0) return <ClosedForm reason={reportWords.nobodyBelow} />;
  return <TeamForm {...props} start={usualTeam(team.people)} />;
}

interface TeamFormProps extends LayerProps<typeof teamLayerName, TeamParameters> {
  /** Who is chosen at first. */
  readonly start: readonly number[];
}

function TeamForm({ at, start }: TeamFormProps) {
  const session = useSession();
  const navigate = useNavigate();
  const { requestClose } = useLayerClose();
  const { quarters, usual, error, retry } = useReportQuarters('teamGoalUpdates');
  const [quarter, setQuarter] = useState(at.search.quarter ?? usual);
  const [chosen, setChosen] = useState<readonly number[]>(() => readReportsSearch(at.search).users ?? start);
  const team = useTeam(chosen);
  const [wasAsked, setWasAsked] = useState(false);
  const fault = faultOf(chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasAsked(true);
    if (fault) return;
    keepLastMade(draftScope(session), 'teamGoalUpdates', localDay(serverNow()));
    void navigate({ ...teamUpdatesLink(quarter, chosen), replace: true });
  };
  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <ReportIntro report={'teamGoalUpdates'} />
        <QuarterField
          label={reportWords.quarter}
          options={quarterOptions(quarters, session.Period.Id)}
          value={quarter}
          onChange={setQuarter}
        />
        {error ? <LoadFailure onRetry={retry}>{reportWords.quartersFailed}</LoadFailure> : null}
        <TeamField team={team} value={chosen} onChange={setChosen} error={wasAsked ? fault : undefined} />
        {fault ? null : <SchedulePart choice={{ Report: 'teamGoalUpdates', Users: [...chosen] }} />}
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          {reportWords.cancel}
        </Button>
        <SubmitButton>{reportWords.openTeam}</SubmitButton>
      </FormActions>
    </form>
  );
}

function faultOf(chosen: readonly number[]): string | undefined {
  if (chosen.length === 0) return reportWords.required;
  return chosen.length > mostTeamUsers ? reportWords.teamTooMany(mostTeamUsers) : undefined;
}

/** Returns the direct reports, or everybody below if there are no direct reports; at most `mostTeamUsers` people. */
function usualTeam(people: readonly TeamPerson[]): readonly number[] {
  const direct = people.filter(({ isDirect }) => isDirect);
  return (direct.length > 0 ? direct : people).slice(0, mostTeamUsers).map(({ id }) => id);
}
