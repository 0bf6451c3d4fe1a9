import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { limits } from '@bellwether/domain/goals/messages';
import { qualityLabels, ratings } from '@bellwether/domain/goals/rating';
import { isMeasuredInPercent, validateResult } from '@bellwether/domain/goals/rules';
import * as z from 'zod/mini';
import { given } from '#platform/form/given.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { ActFailure } from '../../acting/components/act-failure.tsx';
import { GoalGate } from '../../acting/components/goal-gate.tsx';
import { GoalHead } from '../../acting/components/goal-summary.tsx';
import { useConflict } from '../../acting/model/use-conflict.ts';
import { ratingOf } from '../../reading/model/goal-badges.ts';
import { useFinalizeGoal } from '../api.ts';
import { finalizeFormWords, resultWords } from '../words.ts';
import { MeasuredField } from './measured-field.tsx';
import { RatingField } from './rating-field.tsx';

const shape = z.object({
  Completed: z.nullable(z.boolean()),
  ObjectiveResult: z.nullable(z.number()),
  Quality: z.nullable(z.literal(ratings)),
  Outcome: z.string(),
});

interface FinalizeProps {
  readonly goalId: number;
  readonly layer: 'finalize' | 'edit-result';
}

/** Renders Finalize or Edit Result (goals.18). */
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

/** Renders the form of the owner's result: the first one, or a change. */
function FinalizeForm({ info, reason, layer }: FinalizeFormProps) {
  const finalize = useFinalizeGoal();
  const conflict = useConflict(info, reason);
  const { Goal, GoalManagerResult } = info;
  const isPercent = isMeasuredInPercent(Goal.GoalType);
  const former = formerResult(conflict.base, layer);
  const hasManager = Goal.User.ParentId !== 0;
  const form = useSaveForm({
    key: `goal.${Goal.Id}.${layer}`,
    shape,
    values: valuesOf(former),
    faults: ({ Completed, ObjectiveResult, Quality, Outcome }) =>
      validateResult(Goal.GoalType, {
        completed: Completed,
        objectiveResult: ObjectiveResult,
        quality: Quality,
        outcome: Outcome,
      }),
    conflict,
    save: ({ Completed, ObjectiveResult, Quality, Outcome }) =>
      finalize.mutateAsync({
        Id: former?.Id ?? 0,
        GoalId: Goal.Id,
        Completed: isPercent ? null : Completed,
        ObjectiveResult: isPercent ? ObjectiveResult : null,
        Quality: given(Quality),
        Outcome: Outcome.trim(),
        // Before the first result the owner has only seen the goal, so send the goal's version.
        UpdatedAt: (former ?? conflict.base.Goal).UpdatedAt,
      }),
    done: doneWords(layer, hasManager),
  });
  const { control } = form;
  const reload = () => {
    conflict.reload();
    form.reset(valuesOf(formerResult(info, layer)), { keepDirtyValues: true });
  };

  return (
    <SaveForm of={form} button={layer === 'finalize' ? finalizeFormWords.finalize : finalizeFormWords.save}>
      <GoalHead info={info} />
      {GoalManagerResult && layer === 'edit-result' ? (
        <Notice tone="warn">{resultWords.alreadyFinalized}</Notice>
      ) : null}
      <ActFailure conflict={conflict} onReload={reload} />
      <MeasuredField
        control={control}
        goalType={Goal.GoalType}
        completed="Completed"
        objectiveResult="ObjectiveResult"
      />
      <RatingField control={control} name="Quality" legend={resultWords.quality} words={qualityLabels} />
      <TextAreaField
        control={control}
        name="Outcome"
        label={resultWords.outcome}
        description={whatFollows(layer, hasManager)}
        required
        limit={limits.outcome}
        minRows={4}
        maxRows={16}
      />
    </SaveForm>
  );
}

/**
 * Returns the result to change. When a goal is reactivated, its former result stays as history and the next
 * finalisation begins empty (goals.26).
 */
function formerResult(info: GoalInfo, layer: FinalizeProps['layer']): GoalInfo['GoalResult'] {
  return layer === 'edit-result' ? info.GoalResult : null;
}

function valuesOf(former: GoalInfo['GoalResult']): z.output<typeof shape> {
  return {
    Completed: former?.Completed ?? null,
    ObjectiveResult: former?.ObjectiveResult ?? null,
    Quality: ratingOf(former?.Quality),
    Outcome: former?.Outcome ?? '',
  };
}

/** Returns what happens after a first result; a changed result does not move the goal. */
function whatFollows(layer: FinalizeProps['layer'], hasManager: boolean): string | undefined {
  if (layer === 'edit-result') return undefined;
  return hasManager ? resultWords.reviewedLater : resultWords.noManager;
}

function doneWords(layer: FinalizeProps['layer'], hasManager: boolean): string {
  if (layer === 'edit-result') return resultWords.edited;
  return hasManager ? resultWords.finalized : resultWords.finalizedAlone;
}
