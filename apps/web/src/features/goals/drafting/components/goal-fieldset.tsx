import { mayChooseOwner } from '@bellwether/domain/goals/drafting';
import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { type GoalType, hasReportingMemo } from '@bellwether/domain/goals/rules';
import { useQuery } from '@tanstack/react-query';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useSession } from '#platform/session.ts';
import { SelectField, SwitchField, TextAreaField, TextField } from '#ui/form-fields.tsx';
import { OwnerSelect } from '../../ownership/components/owner-select.tsx';
import { periodsQuery } from '../../reading/api.ts';
import { labelOf } from '../../reading/components/list-filter.ts';
import { textLabels } from '../../reading/words.ts';
import { draftingWords, whoSees } from '../words.ts';
import { type GoalValues, quarterChoices } from './goal-fields.ts';
import { drafterOf } from './goal-rules.ts';
import { ParentField } from './parent-field.tsx';

interface GoalFieldsetProps {
  readonly control: Control<GoalValues>;
  /** 0 a new goal. */
  readonly goalId: number;
  readonly goalType: GoalType;
  /** Owner and quarter of a published goal do not change by an edit (decisions §4). */
  readonly isPublished: boolean;
  readonly hasChildren: boolean;
}

/** The fields of the goal form in the documents' order (1-goals §2). */
export function GoalFieldset({ control, goalId, goalType, isPublished, hasChildren }: GoalFieldsetProps) {
  const { Profile, Period } = useSession();
  const { data: periods } = useQuery(periodsQuery);
  const [owner, parent, periodId] = useWatch({ control, name: ['Owner', 'Parent', 'PeriodId'] });
  const { parentIsNeeded, isForSelf } = drafterOf(Profile, owner);
  return (
    <>
      {mayOfferOwner(Profile) ? (
        <Controller
          control={control}
          name="Owner"
          render={({ field, fieldState }) => (
            <OwnerSelect
              ref={field.ref}
              label={draftingWords.owner}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
              description={isPublished ? draftingWords.ownerOfPublished : undefined}
              disabled={isPublished}
              required
            />
          )}
        />
      ) : null}
      <SelectField
        control={control}
        name="PeriodId"
        label={draftingWords.quarter}
        required
        disabled={parent !== null || isPublished}
        description={quarterReason(parent !== null, isPublished)}
        choices={quarterChoices(periods?.data ?? [Period], Period, periodId).map((each) => ({
          value: each.Id,
          label: labelOf(each),
        }))}
      />
      <GoalTextFields control={control} goalType={goalType} />
      <SwitchField
        control={control}
        name="IsPrivate"
        label={draftingWords.isPrivate}
        disabled={hasChildren}
        description={
          hasChildren ? draftingWords.hasChildren : whoSees(isForSelf ? null : (owner?.Name ?? null))
        }
      />
      <Controller
        control={control}
        name="Parent"
        render={({ field, fieldState }) => (
          <ParentField
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            error={fieldState.error?.message}
            required={parentIsNeeded}
            goalId={goalId}
            periodId={periodId ?? Period.Id}
            hint={Profile.IsGoalManager && !isForSelf ? goalMessages.goalManagerParentHint : undefined}
          />
        )}
      />
    </>
  );
}

function GoalTextFields({ control, goalType }: Pick<GoalFieldsetProps, 'control' | 'goalType'>) {
  const labels = textLabels(goalType);
  return (
    <>
      <TextField
        control={control}
        name="Title"
        label={labels.title}
        required
        limit={limits.title}
        focusFirst
      />
      <TextAreaField
        control={control}
        name="Measurement"
        label={labels.measurement}
        required
        limit={limits.measurement}
        minRows={3}
        maxRows={14}
      />
      <TextAreaField
        control={control}
        name="Description"
        label={labels.description}
        limit={limits.description}
        minRows={3}
        maxRows={14}
      />
      {hasReportingMemo(goalType) ? (
        <TextField
          control={control}
          name="ReportingMemo"
          label={labels.reportingMemo}
          limit={limits.reportingMemo}
        />
      ) : null}
    </>
  );
}

function mayOfferOwner(profile: ReturnType<typeof useSession>['Profile']): boolean {
  return mayChooseOwner({
    isGoalAdmin: profile.IsGoalAdmin,
    isGoalManager: profile.IsGoalManager,
    isObserver: profile.RoleName === 'observer',
  });
}

function quarterReason(hasParent: boolean, isPublished: boolean): string | undefined {
  if (isPublished) return draftingWords.quarterOfPublished;
  return hasParent ? draftingWords.quarterOfParent : undefined;
}
