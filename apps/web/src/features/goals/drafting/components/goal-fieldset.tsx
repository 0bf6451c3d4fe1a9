import { goalMessages } from '@bellwether/domain/goals/messages';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { useQuery } from '@tanstack/react-query';
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { useSession } from '#platform/session.ts';
import { LoadFailure } from '#ui/feedback/load-failure.tsx';
import { SelectField, SwitchField } from '#ui/form/form-fields.tsx';
import { OwnerSelect } from '../../ownership/components/owner-select.tsx';
import { periodsQuery } from '../../reading/api.ts';
import { labelOf } from '../../reading/model/list-filter.ts';
import { type GoalValues, quarterChoices } from '../model/goal-fields.ts';
import { useGoalHints, useOwnTitles } from '../model/goal-hints.ts';
import { drafterOf, mayOfferOwner } from '../model/goal-rules.ts';
import { useTextVersions } from '../model/text-versions.ts';
import { draftingWords, goalFieldsetWords, whoSees } from '../words.ts';
import { GoalDraftingHelp } from './goal-drafting-help.tsx';
import { type DraftedField, GoalTextFields } from './goal-text-fields.tsx';
import { GoalTicks } from './goal-ticks.tsx';
import { MoreOwners } from './more-owners.tsx';
import { ObjectiveField } from './objective-field.tsx';
import { ParentField } from './parent-field.tsx';

interface GoalFieldsetProps {
  readonly isSaving: boolean;
  readonly form: UseFormReturn<GoalValues>;
  /** 0: a new goal. */
  readonly goalId: number;
  readonly goalType: GoalType;
  /** An edit cannot change owner and quarter of a published goal (goals.3). */
  readonly isPublished: boolean;
  readonly hasChildren: boolean;
  /** Identifies the form: its drafting continues while it is closed. */
  readonly formKey: string;
}

/** The fields of the goal form in their fixed order (goals.1). */
export function GoalFieldset({
  form,
  goalId,
  goalType,
  isPublished,
  hasChildren,
  formKey,
  isSaving,
}: GoalFieldsetProps) {
  const { control } = form;
  const { Profile, Period } = useSession();
  const periods = useQuery(periodsQuery);
  const [owner, parent, periodId, isPrivate] = useWatch({
    control,
    name: ['Owner', 'Parent', 'PeriodId', 'IsPrivate'],
  });
  // Keep showing a switch that is on: another owner must not make public what was meant to be private.
  const mayBePrivate = owner?.MayBePrivate ?? true;
  const { parentIsNeeded, isForSelf, hasManager } = drafterOf(Profile, owner);
  const ownTitles = useOwnTitles(control, goalId, isSaving);
  const hints = useGoalHints(control, goalType, ownTitles.all);
  const versions = useTextVersions<DraftedField>(form.getValues, (field, text) => {
    form.setValue(field, text, { shouldDirty: true, shouldTouch: true });
    // A message about the former text is stale, so validate again.
    if (form.getFieldState(field).invalid) void form.trigger(field);
  });
  // Ask for the parent first. In goals that need no parent, the field comes last.
  const limitedHint = Profile.IsGoalManager && !isForSelf ? goalMessages.goalManagerParentHint : undefined;
  const parentField = (
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
          owner={owner}
          managerId={hasManager && !limitedHint ? (owner?.ParentId ?? Profile.ParentId) : 0}
          isPublished={isPublished}
          qualityHint={hints.Parent}
          hint={limitedHint}
        />
      )}
    />
  );
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
      {mayOfferOwner(Profile) && goalId === 0 ? (
        <Controller
          control={control}
          name="MoreOwners"
          render={({ field, fieldState }) => (
            <MoreOwners
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              owner={owner}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : null}
      {hasManager ? parentField : null}
      <SelectField
        control={control}
        name="PeriodId"
        label={draftingWords.quarter}
        required
        disabled={parent !== null || isPublished}
        description={quarterReason(parent !== null, isPublished)}
        choices={quarterChoices(periods.data?.data ?? [Period], Period, periodId).map((each) => ({
          value: each.Id,
          label: labelOf(each),
        }))}
      />
      {periods.isLoadingError ? (
        <LoadFailure onRetry={() => void periods.refetch()}>{goalFieldsetWords.notLoaded}</LoadFailure>
      ) : null}
      <GoalDraftingHelp
        form={form}
        goalType={goalType}
        formKey={formKey}
        ownTitles={ownTitles.notPrivate}
        versions={versions}
      />
      <GoalTextFields form={form} goalType={goalType} hints={hints} versions={versions} />
      <GoalTicks control={control} />
      <ObjectiveField control={control} />
      {mayBePrivate || isPrivate ? (
        <SwitchField
          control={control}
          name="IsPrivate"
          label={draftingWords.isPrivate}
          disabled={hasChildren && mayBePrivate}
          description={
            !mayBePrivate
              ? draftingWords.privateOutsideChain
              : hasChildren
                ? draftingWords.hasChildren
                : whoSees(isForSelf ? null : (owner?.Name ?? null))
          }
        />
      ) : null}
      {hasManager ? null : parentField}
    </>
  );
}

function quarterReason(hasParent: boolean, isPublished: boolean): string | undefined {
  if (isPublished) return draftingWords.quarterOfPublished;
  return hasParent ? draftingWords.quarterOfParent : undefined;
}
