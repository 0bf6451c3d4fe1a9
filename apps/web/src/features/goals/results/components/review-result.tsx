import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { isInDispute } from '@bellwether/domain/goals/badges';
import { limits } from '@bellwether/domain/goals/messages';
import type { Permission } from '@bellwether/domain/goals/permission-names';
import { isMeasuredInPercent, validateManagerResult } from '@bellwether/domain/goals/rules';
import { useQuery } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { applyProblem } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { faultResolver } from '#ui/form/fault-resolver.ts';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead, GoalTexts } from '../../acting/components/goal-summary.tsx';
import { RunOn, RunPlace, RunSummary } from '../../acting/components/run-place.tsx';
import { type GoalRun, useGoalRun } from '../../acting/model/next-goal.ts';
import { useArrivalFocus } from '../../acting/model/use-arrival-focus.ts';
import { useMeanwhile } from '../../acting/model/use-meanwhile.ts';
import { stillWaiting } from '../../approval/words.ts';
import { goalInfoQuery } from '../../reading/api.ts';
import { useReviewResult } from '../api.ts';
import { resultWords } from '../words.ts';
import { MeasuredField } from './measured-field.tsx';
import { OwnerResult } from './owner-result.tsx';

interface FeedbackValues {
  readonly Completed: boolean | null;
  readonly ObjectiveResult: number | null;
  readonly Feedback: string;
}

function acceptFeedback(kept: unknown): Partial<FeedbackValues> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { Completed, ObjectiveResult, Feedback } = kept as Record<string, unknown>;
  if (typeof Feedback !== 'string') return undefined;
  return {
    Feedback,
    Completed: typeof Completed === 'boolean' ? Completed : null,
    ObjectiveResult: typeof ObjectiveResult === 'number' ? ObjectiveResult : null,
  };
}

/** The first review finalizes the goal; later ones change the review. */
function neededNow(info: GoalInfo): Permission {
  return info.Goal.State === 'finalized' ? 'EditFinalizeResults' : 'ReviewFinalize';
}

/** Review Finalized: the manager's result beside the owner's (1-goals §2, §5). */
export function ReviewResult({ goalId }: { readonly goalId: number }) {
  const { data } = useQuery(goalInfoQuery(goalId));
  const title = data?.Goal.GoalDetail.Title ?? '';
  const run = useGoalRun('review', { goalId, title, layer: 'review-result' });
  if (run.isFinished) return <RunSummary run={run} title={stillWaiting} />;
  if (run.isPending) return <SkeletonForm />;
  return (
    <GoalGate goalId={goalId} needs={neededNow} otherwise={run.next ? <RunOn run={run} /> : null}>
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
  const heading = useArrivalFocus(run);
  const meanwhile = useMeanwhile(info);
  const { Goal, GoalResult } = info;
  const isPercent = isMeasuredInPercent(Goal.GoalType);
  const former = formerReview(meanwhile.base);
  const form = useForm<FeedbackValues>({
    defaultValues: valuesOf(former),
    resolver: faultResolver(({ Completed, ObjectiveResult, Feedback }) =>
      validateManagerResult(Goal.GoalType, {
        completed: Completed,
        objectiveResult: ObjectiveResult,
        feedback: Feedback,
      }),
    ),
  });
  const draft = useFormDraft(`goal.${Goal.Id}.review-result`, form, { accept: acceptFeedback });
  const completed = useWatch({ control: form.control, name: 'Completed' });
  const isDispute = isInDispute(GoalResult?.Completed ?? null, completed);

  const submit = form.handleSubmit(async ({ Completed, ObjectiveResult, Feedback }) => {
    meanwhile.clear();
    try {
      await review.mutateAsync({
        Id: former?.Id ?? 0,
        GoalId: Goal.Id,
        Completed: isPercent ? null : Completed,
        ObjectiveResult: isPercent ? ObjectiveResult : null,
        Feedback: Feedback.trim(),
        // The first review answers the owner's result as it stood there.
        UpdatedAt: (former ?? meanwhile.base.GoalResult ?? meanwhile.base.Goal).UpdatedAt,
      });
    } catch (error) {
      const unplaced = applyProblem(error, form.setError, fieldsOnTheWire);
      if (unplaced !== undefined) meanwhile.fail(error);
      return;
    }
    draft.done();
    if (former) close();
    else run.goOn({ kind: 'answered', word: resultWords.reviewed }, close);
    toast.success(former ? resultWords.reviewEdited : `${resultWords.reviewed}.`);
  });

  const reload = () => {
    meanwhile.reload();
    form.reset(valuesOf(formerReview(info)), { keepDirtyValues: true });
  };

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        {former ? null : <RunPlace run={run} />}
        <GoalHead info={info} headingRef={heading} />
        <GoalTexts goal={Goal} />
        <OwnerResult info={info} />
        <ActFailure error={meanwhile.error} changes={meanwhile.changes} onReload={reload} />
        {reason !== undefined && meanwhile.hadConflict ? <p role="alert">{reason}</p> : null}
        <MeasuredField
          control={form.control}
          goalType={Goal.GoalType}
          completed="Completed"
          objectiveResult="ObjectiveResult"
        />
        {isDispute ? <Notice tone="info">{resultWords.dispute}</Notice> : null}
        <TextAreaField
          control={form.control}
          name="Feedback"
          label={resultWords.feedback}
          required
          limit={limits.feedback}
          minRows={4}
          maxRows={16}
        />
      </FormStack>
      <FormActions>
        <SubmitButton loading={form.formState.isSubmitting}>{former ? 'Save' : 'Finalize'}</SubmitButton>
      </FormActions>
    </form>
  );
}

/** The review that is changed; null while the first one is written. */
function formerReview({ Goal, GoalManagerResult }: GoalInfo): GoalInfo['GoalManagerResult'] {
  return Goal.State === 'finalized' ? GoalManagerResult : null;
}

function valuesOf(former: GoalInfo['GoalManagerResult']): FeedbackValues {
  return {
    Completed: former?.Completed ?? null,
    ObjectiveResult: former?.ObjectiveResult ?? null,
    Feedback: former?.Feedback ?? '',
  };
}

const fieldsOnTheWire = {
  Completed: 'Completed',
  ObjectiveResult: 'ObjectiveResult',
  Feedback: 'Feedback',
} as const;
