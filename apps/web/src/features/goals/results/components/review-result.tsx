import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { isInDispute } from '@bellwether/domain/goals/badges';
import { limits } from '@bellwether/domain/goals/messages';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { isMeasuredInPercent, validateManagerResult } from '@bellwether/domain/goals/rules';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead, GoalTexts } from '../../acting/components/goal-summary.tsx';
import { ReviewEvidence } from '../../acting/components/review-evidence.tsx';
import { ReviewsDone } from '../../acting/components/reviews-done.tsx';
import { RunPlace } from '../../acting/components/run-place.tsx';
import { type GoalRun, useGoalRun } from '../../acting/model/next-goal.ts';
import { useArrivalFocus } from '../../acting/model/use-arrival-focus.ts';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { useTakeBack } from '../../acting/model/use-take-back.ts';
import { useTypedText } from '../../acting/model/use-typed-text.ts';
import { goalInfoQuery } from '../../reading/api.ts';
import { useReviewResult } from '../api.ts';
import { useResultKeys } from '../model/use-result-keys.ts';
import { resultWords, reviewResultWords } from '../words.ts';
import { MeasuredField } from './measured-field.tsx';
import { OwnerResult } from './owner-result.tsx';

const shape = z.object({
  Completed: z.nullable(z.boolean()),
  ObjectiveResult: z.nullable(z.number()),
  Feedback: z.string(),
});

/**
 * Returns the permission that the form needs: the first review finalizes the goal; later ones change the
 * review.
 */
function neededNow(info: GoalInfo): Permission {
  return info.Goal.State === 'finalized' ? 'EditFinalizeResults' : 'ReviewFinalize';
}

/** Renders Review Finalized: the manager's result beside the owner's (goals.18). */
export function ReviewResult({ goalId }: { readonly goalId: number }) {
  const { data } = useQuery(goalInfoQuery(goalId));
  const title = data?.Goal.GoalDetail.Title ?? '';
  const run = useGoalRun('review', { goalId, title, layer: 'review-result' });
  if (run.isFinished) return <ReviewsDone run={run} />;
  if (run.isPending) return <SkeletonForm />;
  return (
    <GoalGate goalId={goalId} needs={neededNow} run={run}>
      {(info, reason) => <ReviewResultForm key={goalId} info={info} reason={reason} run={run} />}
    </GoalGate>
  );
}

interface ReviewResultFormProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
  readonly run: GoalRun;
}

function ReviewResultForm({ info, reason, run }: ReviewResultFormProps) {
  const { close } = useLayerClose();
  const review = useReviewResult();
  const box = useArrivalFocus();
  const takeBack = useTakeBack();
  const focusFeedback = () => box.current?.querySelector('textarea')?.focus();
  useTypedText(box, focusFeedback);
  const conflict = useConflict(info, reason);
  const { Goal, GoalResult } = info;
  const isPercent = isMeasuredInPercent(Goal.GoalType);
  const former = formerReview(conflict.base);
  const form = useSaveForm({
    key: `goal.${Goal.Id}.review-result`,
    shape,
    values: valuesOf(former),
    faults: ({ Completed, ObjectiveResult, Feedback }) =>
      validateManagerResult(Goal.GoalType, {
        completed: Completed,
        objectiveResult: ObjectiveResult,
        feedback: Feedback,
      }),
    conflict,
    save: ({ Completed, ObjectiveResult, Feedback }) =>
      review.mutateAsync({
        Id: former?.Id ?? 0,
        GoalId: Goal.Id,
        Completed: isPercent ? null : Completed,
        ObjectiveResult: isPercent ? ObjectiveResult : null,
        Feedback: Feedback.trim(),
        // The first review answers the owner's result in the version at the form's opening.
        UpdatedAt: (former ?? conflict.base.GoalResult ?? conflict.base.Goal).UpdatedAt,
      }),
    leave: () => (former ? close() : run.goOn({ kind: 'answered', word: resultWords.reviewed }, close)),
    done: former ? resultWords.reviewEdited : run.place ? undefined : `${resultWords.reviewed}.`,
    doneAct: takeBack,
  });
  const { control } = form;
  const completed = useWatch({ control, name: 'Completed' });
  const keys = useResultKeys({
    focusFeedback,
    takeBack(letter) {
      form.form.setValue('Completed', null);
      form.form.setValue('Feedback', `${letter}${form.form.getValues('Feedback')}`, { shouldDirty: true });
    },
    // A result in percent has no Yes or No.
    answer: isPercent ? undefined : (isYes) => form.form.setValue('Completed', isYes, { shouldDirty: true }),
  });
  const isDispute = isInDispute(GoalResult?.Completed ?? null, completed);
  const reload = () => {
    conflict.reload();
    form.reset(valuesOf(formerReview(info)), { keepDirtyValues: true });
  };

  return (
    <SaveForm
      of={form}
      button={
        former
          ? reviewResultWords.save
          : run.next
            ? reviewResultWords.finalizeAndNext
            : reviewResultWords.finalize
      }
      cancel={false}
      label={Goal.GoalDetail.Title}
      ref={box}
      onKeyDown={keys.onKeyDown}
    >
      {former ? null : <RunPlace run={run} isGone={reason !== undefined} />}
      <GoalHead info={info} />
      <ReviewEvidence info={info} />
      <GoalTexts goal={Goal} />
      <OwnerResult info={info} />
      <ActFailure conflict={conflict} onReload={reload} />
      <MeasuredField
        control={control}
        goalType={Goal.GoalType}
        completed="Completed"
        objectiveResult="ObjectiveResult"
        onHotkey={keys.onHotkey}
        hint={resultWords.keys}
      />
      {isDispute ? <Notice tone="info">{resultWords.dispute}</Notice> : null}
      <TextAreaField
        control={control}
        name="Feedback"
        label={resultWords.feedback}
        required
        limit={limits.feedback}
        minRows={4}
        maxRows={16}
      />
    </SaveForm>
  );
}

/** Returns the review to change; null for a first review. */
function formerReview({ Goal, GoalManagerResult }: GoalInfo): GoalInfo['GoalManagerResult'] {
  return Goal.State === 'finalized' ? GoalManagerResult : null;
}

function valuesOf(former: GoalInfo['GoalManagerResult']): z.output<typeof shape> {
  return {
    Completed: former?.Completed ?? null,
    ObjectiveResult: former?.ObjectiveResult ?? null,
    Feedback: former?.Feedback ?? '',
  };
}
