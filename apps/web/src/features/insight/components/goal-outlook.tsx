import type { GoalInfo } from '@bellwether/contract/goals/goal';
import type { Forecast } from '@bellwether/contract/insight/forecast';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Opinions, opinionsQuery } from '#features/goals/door.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SkeletonBar } from '#ui/feedback/skeletons.tsx';
import { BandBar } from '#ui/marks/band-bar.tsx';
import { IconAlertTriangle } from '#ui/marks/icons.ts';
import { Tenths } from '#ui/marks/tenths.tsx';
import { goalForecastQuery } from '../api.ts';
import type { InsightLayerName } from '../model/layer-names.ts';
import { lookWords, outlookWords, ownViewWords, viewsSentences } from '../words.goal.ts';
import { percentWords, talkWords, viewWords } from '../words.ts';
import classes from './goal-outlook.module.css';

const running: readonly GoalInfo['Goal']['State'][] = ['approved', 'shelving_in_review', 'results_in_review'];

/** Shows what insight says about a running goal: its chance, the goals below it, second views, talks (insight.16). */
export function GoalOutlook({ info: { Goal } }: { readonly info: GoalInfo }) {
  const { Period, Profile } = useSession();
  const isShown = running.includes(Goal.State) && Goal.GoalPeriodId === Period.Id;
  if (!isShown || Profile.RoleName === 'observer') return null;
  return <Outlook goalId={Goal.Id} periodId={Period.Id} isOwn={Goal.User.Id === Profile.Id} />;
}

interface OutlookProps {
  readonly goalId: number;
  readonly periodId: number;
  readonly isOwn: boolean;
}

function Outlook({ goalId, periodId, isOwn }: OutlookProps) {
  const forecast = useQuery(goalForecastQuery(goalId, periodId));
  const opinions = useQuery(opinionsQuery(goalId));
  // There is no chance after the last week, or while the company has switched insight off.
  if (forecast.data && forecast.data.Goal === null) return null;
  return (
    <section className={classes.outlook}>
      <h3 className={classes.title}>{outlookWords.title}</h3>
      {forecast.data ? (
        <Chances forecast={forecast.data} />
      ) : forecast.isError ? (
        <LoadFailure onRetry={() => void forecast.refetch()}>{outlookWords.failed}</LoadFailure>
      ) : (
        <SkeletonBar width="64%" />
      )}
      {opinions.data ? (
        <Views goalId={goalId} opinions={opinions.data} isOwn={isOwn} />
      ) : opinions.isError ? (
        <LoadFailure onRetry={() => void opinions.refetch()}>{viewWords.failed}</LoadFailure>
      ) : null}
    </section>
  );
}

function Chances({ forecast }: { readonly forecast: Forecast }) {
  const { Goal, Goals, Expected, Low, High } = forecast;
  if (!Goal) return null;
  const { Contradiction } = Goal;
  return (
    <>
      <p className={classes.chance} title={percentWords(Goal)}>
        <Tenths tenths={Goal.Tenths} />
        <span>{Goal.Text}</span>
      </p>
      {Goal.IsAssumed ? <p className={classes.quiet}>{outlookWords.assumed}</p> : null}
      {Goals > 0 && Low !== null && High !== null ? (
        <div className={classes.bar}>
          <BandBar isMini whole={Goals} expected={Expected} band={{ low: Low, high: High }} />
        </div>
      ) : null}
      {/* The head of the goal shows the other kind of contradiction. */}
      {Contradiction?.Kind === 'parent_low' ? (
        <p className={classes.contradiction}>
          <IconAlertTriangle className={classes.icon} size={14} aria-hidden="true" />
          {Contradiction.Text}
        </p>
      ) : null}
    </>
  );
}

interface ViewsProps {
  readonly goalId: number;
  readonly opinions: Opinions;
  readonly isOwn: boolean;
}

function Views({ goalId, opinions, isOwn }: ViewsProps) {
  const { openLayer } = useAddressLayer<InsightLayerName>();
  const { Own, Looks, Permissions } = opinions;
  const own = ownViewWords(opinions);
  const look = Looks[0];
  return (
    <>
      {viewsSentences(opinions, isOwn).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {own === undefined ? null : <p className={classes.quiet}>{own}</p>}
      {look ? <p className={classes.quiet}>{lookWords(look, Looks.length)}</p> : null}
      {Permissions.Give === true || Permissions.Look === true ? (
        <div className={classes.acts}>
          {Permissions.Give === true ? (
            <Button variant="default" size="xs" onClick={() => openLayer('second-view', { goal: goalId })}>
              {Own ? viewWords.change : viewWords.title}
            </Button>
          ) : null}
          {Permissions.Look === true ? (
            <Button variant="default" size="xs" onClick={() => openLayer('talked', { goal: goalId })}>
              {talkWords.title}
            </Button>
          ) : null}
        </div>
      ) : null}
    </>
  );
}
