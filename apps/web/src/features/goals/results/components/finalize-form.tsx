import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { limits } from '@bellwether/domain/goals/messages';
import { qualityLabels, type Rating } from '@bellwether/domain/goals/rating';
import { isMeasuredInPercent, validateResult } from '@bellwether/domain/goals/rules';
import { Button } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { applyProblem } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { faultResolver } from '#ui/form/fault-resolver.ts';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { useMeanwhile } from '../../acting/model/use-meanwhile.ts';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { useFinalizeGoal } from '../api.ts';
import { resultWords } from '../words.ts';
import { MeasuredField } from './measured-field.tsx';
import { RatingField } from './rating-field.tsx';

interface ResultValues {
  readonly Completed: boolean | null;
  readonly ObjectiveResult: number | null;
  readonly Quality: Rating | null;
  readonly Outcome: string;
}

function acceptResult(kept: unknown): Partial<ResultValues> | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined;
  const { Completed, ObjectiveResult, Quality, Outcome } = kept as Record<string, unknown>;
  if (typeof Outcome !== 'string') return undefined;
  return {
    Outcome,
    Completed: typeof Completed === 'boolean' ? Completed : null,
    ObjectiveResult: typeof ObjectiveResult === 'number' ? ObjectiveResult : null,
    Quality: typeof Quality === 'number' ? ratingOf(Quality) : null,
  };
}

interface FinalizeProps {
  readonly goalId: number;
  readonly layer: 'finalize' | 'edit-result';
}

/** Finalize or Edit Result (1-goals §2, §4, §5). */
export function FinalizeGoal({ goalId, layer }: FinalizeProps) {
  return (
    <GoalGate goalId={goalId} needs={() => (layer === 'finalize' ? 'Finalize' : 'EditResults')}>
      {(info, reason) => (
        <FinalizeForm key={`${goalId}.${layer}`} info={info} reason={reason} layer={layer} />
      )}
    </GoalGate>
  );
}

interface FinalizeFormProps {
  readonly info: GoalInfo;
  readonly reason: string | undefined;
  readonly layer: FinalizeProps['layer'];
}

/** The owner's result: the first one, or a change of it. */
export function FinalizeForm({ info, reason, layer }: FinalizeFormProps) {
  const { close, requestClose } = useLayerClose();
  const finalize = useFinalizeGoal();
  const meanwhile = useMeanwhile(info);
  const { Goal, GoalManagerResult } = info;
  const isPercent = isMeasuredInPercent(Goal.GoalType);
  const former = formerResult(meanwhile.base, layer);
  const form = useForm<ResultValues>({
    defaultValues: valuesOf(former),
    resolver: faultResolver(({ Completed, ObjectiveResult, Quality, Outcome }) =>
      validateResult(Goal.GoalType, {
        completed: Completed,
        objectiveResult: ObjectiveResult,
        quality: Quality,
        outcome: Outcome,
      }),
    ),
  });
  const draft = useFormDraft(`goal.${Goal.Id}.${layer}`, form, { accept: acceptResult });
  const hasManager = Goal.User.ParentId !== 0;

  const submit = form.handleSubmit(async ({ Completed, ObjectiveResult, Quality, Outcome }) => {
    if (Quality === null) return;
    meanwhile.clear();
    try {
      await finalize.mutateAsync({
        Id: former?.Id ?? 0,
        GoalId: Goal.Id,
        Completed: isPercent ? null : Completed,
        ObjectiveResult: isPercent ? ObjectiveResult : null,
        Quality,
        Outcome: Outcome.trim(),
        // Before there is a result, what the owner looked at is the goal.
        UpdatedAt: (former ?? meanwhile.base.Goal).UpdatedAt,
      });
    } catch (error) {
      const unplaced = applyProblem(error, form.setError, fieldsOnTheWire);
      if (unplaced !== undefined) meanwhile.fail(error);
      return;
    }
    draft.done();
    close();
    toast.success(doneWords(layer, hasManager));
  });

  const reload = () => {
    meanwhile.reload();
    form.reset(valuesOf(formerResult(info, layer)), { keepDirtyValues: true });
  };

  return (
    <form onSubmit={submit} noValidate>
      <FormStack>
        <GoalHead info={info} />
        {GoalManagerResult && layer === 'edit-result' ? (
          <Notice tone="warn">{resultWords.alreadyFinalized}</Notice>
        ) : null}
        <ActFailure error={meanwhile.error} changes={meanwhile.changes} onReload={reload} />
        {reason !== undefined && meanwhile.hadConflict ? <p role="alert">{reason}</p> : null}
        <MeasuredField
          control={form.control}
          goalType={Goal.GoalType}
          completed="Completed"
          objectiveResult="ObjectiveResult"
        />
        <RatingField
          control={form.control}
          name="Quality"
          legend={resultWords.quality}
          words={qualityLabels}
        />
        <TextAreaField
          control={form.control}
          name="Outcome"
          label={resultWords.outcome}
          description={whatFollows(layer, hasManager)}
          required
          limit={limits.outcome}
          minRows={4}
          maxRows={16}
        />
      </FormStack>
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          Cancel
        </Button>
        <SubmitButton loading={form.formState.isSubmitting}>
          {layer === 'finalize' ? 'Finalize' : 'Save'}
        </SubmitButton>
      </FormActions>
    </form>
  );
}

/** A result of before stays as history when a goal is reactivated; its next finalisation begins empty (decisions §4). */
function formerResult(info: GoalInfo, layer: FinalizeProps['layer']): GoalInfo['GoalResult'] {
  return layer === 'edit-result' ? info.GoalResult : null;
}

function valuesOf(former: GoalInfo['GoalResult']): ResultValues {
  return {
    Completed: former?.Completed ?? null,
    ObjectiveResult: former?.ObjectiveResult ?? null,
    Quality: ratingOf(former?.Quality),
    Outcome: former?.Outcome ?? '',
  };
}

const fieldsOnTheWire = {
  Completed: 'Completed',
  ObjectiveResult: 'ObjectiveResult',
  Quality: 'Quality',
  Outcome: 'Outcome',
} as const;

/** What becomes of a first result; one that is changed stays where it is. */
function whatFollows(layer: FinalizeProps['layer'], hasManager: boolean): string | undefined {
  if (layer === 'edit-result') return undefined;
  return hasManager ? resultWords.reviewedLater : resultWords.noManager;
}

function doneWords(layer: FinalizeProps['layer'], hasManager: boolean): string {
  if (layer === 'edit-result') return resultWords.edited;
  return hasManager ? resultWords.finalized : resultWords.finalizedAlone;
}
