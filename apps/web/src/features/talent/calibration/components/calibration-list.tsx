import type { ListedCalibration } from '@bellwether/contract/talent/calibration';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { problemText } from '#platform/problem.ts';
import { shownDayAt } from '#ui/data/shown.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import classes from '../../components/period-list.module.css';
import own from '../../cycles/components/cycle-list.module.css';
import type { TalentLayerName } from '../../model/layer-names.ts';
import { cycleLabel } from '../../model/period-label.ts';
import { calibrationsQuery } from '../api.ts';
import { calibrationWords as words } from '../words.ts';

interface CalibrationListProps {
  /** Only the sessions of this quarter and cycle; absent: all. */
  readonly of?: { readonly periodId: number; readonly cycleId: number | undefined };
}

/**
 * Lists the calibration sessions in which the viewer takes part, with the button that opens one. Renders nothing for people
 * without either; on a page of one quarter or cycle, also without a session of it.
 */
export function CalibrationList({ of }: CalibrationListProps) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const { data, error, refetch } = useQuery(calibrationsQuery);
  const sessions = (data?.data ?? []).filter(
    ({ Period, Cycle }) => of === undefined || (Period.PeriodId === of.periodId && Cycle?.Id === of.cycleId),
  );
  const mayOpen = of === undefined && data?.Permissions.Open === true;
  if (error && !data && of === undefined)
    return (
      <LoadFailure onRetry={() => void refetch()}>{`${words.failed} ${problemText(error)}`}</LoadFailure>
    );
  if (sessions.length === 0 && !mayOpen) return null;
  return (
    <section className={classes.owed} aria-labelledby="calibrations">
      <div className={own.head}>
        <div>
          <h2 className={classes.title} id="calibrations">
            {words.title}
          </h2>
          <p className={classes.quiet}>{words.hint}</p>
        </div>
        {mayOpen ? (
          <Button variant="default" size="sm" onClick={() => openLayer('new-calibration')}>
            {words.create}
          </Button>
        ) : null}
      </div>
      <ul className={classes.people}>
        {sessions.map((session) => (
          <SessionRow key={session.Id} session={session} />
        ))}
      </ul>
    </section>
  );
}

function SessionRow({ session }: { readonly session: ListedCalibration }) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const { Id, Name, State, Opener, OpenedAt, People } = session;
  return (
    <li className={own.row}>
      <div className={own.facts}>
        <p className={classes.name}>
          {Name} <span className={classes.quiet}>{words.states[State]}</span>
        </p>
        <p className={classes.quiet}>
          {cycleLabel(session)} · {words.people(People)} ·{' '}
          {words.opened(Opener.Name, shownDayAt(Date.parse(OpenedAt)))}
        </p>
      </div>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={words.showOf(Name)}
        onClick={() => openLayer('calibration', { about: Id })}
      >
        {words.show}
      </Button>
    </li>
  );
}
