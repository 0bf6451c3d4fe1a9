import type { GoalInfo } from '@bellwether/contract/goals/goal';
import type { Rating } from '@bellwether/domain/goals/rating';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { offlineState } from '#platform/offline/offline-state.ts';
import { offlineWords } from '#platform/offline/words.ts';
import { useSession } from '#platform/session.ts';
import { shownWeek } from '#ui/data/shown.ts';
import { WeekStepper } from '#ui/data/week-stepper.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { FormStack } from '#ui/form/form-actions.tsx';
import { useHasDraft } from '#ui/form/use-draft.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import { WeekStrip } from '#ui/marks/week-strip.tsx';
import { ClosedStep, GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { RunPlace, RunSummary } from '../../acting/components/run-place.tsx';
import { type GoalRun, useGoalRun } from '../../acting/model/next-goal.ts';
import { runWords } from '../../acting/words.ts';
import { goalInfoQuery } from '../../reading/api.ts';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { currentWeekOf } from '../../reading/model/standing.ts';
import { labelChancesQuery } from '../api.ts';
import { firstWeek, openWeeksAround, openWeeksOf, predictionBefore, weekAfter } from '../model/open-weeks.ts';
import { weekDraftKey } from '../model/predict-values.ts';
import { predictionWords, predictWeeksWords, stillToPredict, updatedGoals } from '../words.ts';
import { KeptWeek } from './kept-week.tsx';
import classes from './predict-form.module.css';
import { PredictForm } from './predict-form.tsx';

interface PredictWeeksProps {
  readonly goalId: number;
  /** The status in the address; absent = the week that is due. */
  readonly statusId: number | undefined;
}

/** The weekly update drawer (predictions.3): one goal after the other until all are updated. */
export function PredictWeeks({ goalId, statusId }: PredictWeeksProps) {
  const { Profile } = useSession();
  const { data } = useQuery(goalInfoQuery(goalId));
  const run = useGoalRun(
    'predict',
    { goalId, title: data?.Goal.GoalDetail.Title ?? '', layer: 'update' },
    data !== undefined && data.Goal.User.Id !== Profile.Id,
  );
  if (run.isFinished) return <Finished run={run} />;
  if (run.isPending) return <SkeletonForm />;
  const asked = data?.GoalStatuses.find(({ Id }) => Id === statusId);
  return (
    <>
      {asked && !asked.IsOpen ? <PastWeek asked={asked} /> : null}
      <GoalGate goalId={goalId} needs={() => 'Update'} run={run}>
        {(info, reason) => (
          <WeeksOfGoal key={goalId} info={info} reason={reason} statusId={statusId} run={run} />
        )}
      </GoalGate>
    </>
  );
}

/** Names the week of a link that is opened after its week, such as a weekly ask in an older mail (predictions.11). */
function PastWeek({ asked }: { readonly asked: GoalInfo['GoalStatuses'][number] }) {
  const { Week, EndDate } = asked.GoalPeriodWeek;
  return (
    <Notice tone="info">
      {predictionWords.past(shownWeek({ week: Week, endDate: EndDate }), asked.Likelihood !== null)}
    </Notice>
  );
}

function Finished({ run }: { readonly run: GoalRun }) {
  const saved = run.summary.flatMap(({ outcome }) => (outcome?.kind === 'predicted' ? [outcome] : []));
  const skipped = run.summary.filter(({ outcome }) => outcome === undefined).length;
  const left = skipped === 0 ? undefined : stillToPredict(skipped);
  if (saved.length === 0) return <RunSummary run={run} kind="predict" title={stillToPredict(skipped)} />;
  return (
    <RunSummary run={run} kind="predict" title={updatedGoals(saved)} left={left} says={saved.at(-1)?.says} />
  );
}

interface WeeksOfGoalProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
  readonly statusId: number | undefined;
  readonly run: GoalRun;
}

function WeeksOfGoal({ info, reason, statusId, run }: WeeksOfGoalProps) {
  const { close } = useLayerClose();
  const { Tenant } = useSession();
  const chances = useQuery({ ...labelChancesQuery, enabled: Tenant.InsightEnabled });
  const hasDraft = useHasDraft();
  // Weeks with unsaved text: only one of them is shown at a time. Some may come from before a reload.
  const [touched, setTouched] = useState<readonly number[]>(() =>
    openWeeksOf(info).flatMap(({ Id }) => (hasDraft(weekDraftKey(Id)) ? [Id] : [])),
  );
  const [shownId, setShownId] = useState(() => {
    const asked = openWeeksOf(info).find((status) => status.Id === statusId);
    return asked?.Id ?? touched.at(-1) ?? firstWeek(info)?.Id;
  });
  const onTouched = useCallback((id: number, isTouched: boolean) => {
    setTouched((before) => [...before.filter((each) => each !== id), ...(isTouched ? [id] : [])]);
  }, []);
  // A week that closes meanwhile stays with its input; a save then says why it is too late.
  const status = info.GoalStatuses.find((each) => each.Id === shownId);
  if (!status) {
    return <ClosedStep info={info} run={run} reason={predictionWords.noOpenWeek} />;
  }

  const before = ratingsOf(predictionBefore(info, status));
  const onSaved = (fresh: GoalInfo, likelihood: Rating, quality: Rating) => {
    onTouched(status.Id, false);
    // Show a week with unsaved text instead of closing over it.
    const other = touched.find((id) => id !== status.Id) ?? weekAfter(fresh, status.Id)?.Id;
    const { Id: goalId, GoalDetail } = info.Goal;
    const says = chances.data?.Chances.find(({ Label }) => Label === likelihood)?.Text;
    if (other !== undefined) setShownId(other);
    else run.goOn({ kind: 'predicted', statusId: status.Id, likelihood, quality, before, says }, close);
    // In a run, the counter and the line above the next goal already confirm the save.
    if (other === undefined && run.place) return;
    const change = () => run.open({ goalId, title: GoalDetail.Title, layer: 'update', about: status.Id });
    const isKept = offlineState.get().waiting > 0;
    if (isKept) return toast.info(offlineWords.kept);
    toast.success(
      says === undefined ? predictionWords.saved : `${predictionWords.saved} ${says}`,
      other === undefined ? { label: runWords.change, act: change } : undefined,
    );
  };

  const { Week, EndDate } = status.GoalPeriodWeek;
  const { previous, next } = openWeeksAround(info, status);
  return (
    <FormStack>
      <RunPlace run={run} isGone={reason !== undefined} namesGoal />
      <GoalHead info={info} />
      <WeekStepper
        fill
        words={predictionWords}
        label={shownWeek({ week: Week, endDate: EndDate })}
        previous={previous}
        next={next}
        onStep={(week) => setShownId(week.Id)}
      />
      <LastPrediction info={info} status={status} />
      <PredictForm
        key={status.Id}
        info={info}
        status={status}
        reason={reason}
        button={run.next ? predictWeeksWords.saveAndNext : predictWeeksWords.save}
        onTouched={onTouched}
        onSaved={onSaved}
      />
      {touched.map((id) => (id === status.Id ? null : <KeptWeek key={id} statusId={id} />))}
    </FormStack>
  );
}

/** Shows the weeks of the quarter, and the last prediction in words. */
function LastPrediction({ info, status }: { info: GoalInfo; status: GoalInfo['GoalStatuses'][number] }) {
  const { Period } = useSession();
  const before = predictionBefore(info, status);
  const ratings = ratingsOf(before);
  if (!before || !ratings) return <p className={classes.last}>{predictionWords.none}</p>;
  const { Week, EndDate } = before.GoalPeriodWeek;
  return (
    <div className={classes.weeks}>
      <WeekStrip weeks={info.Goal.Weeks} current={currentWeekOf(info.Goal, Period)} isSeries />
      <p className={classes.last}>
        <span>{predictionWords.last}</span>
        <RatingLine
          likelihood={{ level: ratings.likelihood, trend: null }}
          quality={{ level: ratings.quality, trend: null }}
        />
        <span>{shownWeek({ week: Week, endDate: EndDate })}</span>
      </p>
    </div>
  );
}

function ratingsOf(status: GoalInfo['GoalStatuses'][number] | undefined) {
  const likelihood = ratingOf(status?.Likelihood);
  const quality = ratingOf(status?.Quality);
  return likelihood === null || quality === null ? null : { likelihood, quality };
}
