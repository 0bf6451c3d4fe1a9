import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { type MainAct, mainActLabels, mayChooseOwner } from '@bellwether/domain/goals/drafting';
import { goalMessages, limits, reasonSentences } from '@bellwether/domain/goals/messages';
import { type GoalType, hasReportingMemo } from '@bellwether/domain/goals/rules';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { applyProblem, isConflict } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { FormActions, FormStack } from '#ui/form-actions.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '#ui/form-fields.tsx';
import { Notice } from '#ui/notice.tsx';
import { ReasonButton } from '#ui/reason-button.tsx';
import { SubmitButton } from '#ui/submit-button.tsx';
import { toast } from '#ui/toast.tsx';
import { useFormDraft } from '#ui/use-form-draft.ts';
import { atLeast, REQUEST_APPROVAL_MS } from '../../approval/components/at-least.ts';
import { faultResolver } from '../../approval/components/fault-resolver.ts';
import { OwnerSelect } from '../../ownership/components/owner-select.tsx';
import { goalKeys } from '../../query-keys.ts';
import { periodsQuery } from '../../reading/api.ts';
import { labelOf } from '../../reading/components/list-filter.ts';
import { textLabels } from '../../reading/words.ts';
import { useCreateGoal, useUpdateGoal } from '../api.ts';
import { actDone, type DraftingLayer, draftingWords, editNotice, whoSees } from '../words.ts';
import { acceptValues, asSave, type GoalStart, type GoalValues, quarterChoices } from './goal-fields.ts';
import { drafterOf, goalFaults } from './goal-rules.ts';
import { ParentField } from './parent-field.tsx';
import { RequestedChanges } from './requested-changes.tsx';
import { StaleNotice } from './stale-notice.tsx';

interface GoalFormProps {
  readonly layer: DraftingLayer;
  /** Where the form begins, or would begin now: a changed `updatedAt` tells that somebody else saved meanwhile. */
  readonly start: GoalStart;
  readonly goalType: GoalType;
  /** The goal that is edited; undefined for a new one. */
  readonly edited: GoalInfo | undefined;
  readonly draftKey: string;
  /** After a save: the fresh goal. */
  readonly onSaved: (info: GoalInfo) => void;
}

/** Add, Edit, Copy and Add a Contributing Goal (1-goals §2, §5). */
export function GoalForm({ layer, start, goalType, edited, draftKey, onSaved }: GoalFormProps) {
  const { Profile, Period } = useSession();
  const { data: periods } = useQuery(periodsQuery);
  const client = useQueryClient();
  const create = useCreateGoal();
  const update = useUpdateGoal();
  const [busy, setBusy] = useState<'draft' | 'main' | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(false);
  const isFromEdit = edited?.Goal.State === 'approved';
  const flags = {
    isGoalAdmin: Profile.IsGoalAdmin,
    isGoalManager: Profile.IsGoalManager,
    isObserver: Profile.RoleName === 'observer',
  };

  const form = useForm<GoalValues>({
    defaultValues: { ...start.fields, StartedFrom: start },
    resolver: faultResolver((values) => goalFaults(values, Profile, edited)),
  });
  const draft = useFormDraft(draftKey, form, { accept: acceptValues });
  const { control } = form;
  const [owner, parent, periodId] = useWatch({ control, name: ['Owner', 'Parent', 'PeriodId'] });
  const { act, parentIsNeeded, isForSelf, hasManager } = drafterOf(Profile, owner);
  const noManager = act === 'submit' && !hasManager ? reasonSentences.no_manager : undefined;
  const labels = textLabels(goalType);

  const save = (button: 'draft' | 'main') =>
    form.handleSubmit(async (values) => {
      if (busy) return;
      setBusy(button);
      setFailure(null);
      try {
        const body = asSave(values, { isDraft: button === 'draft', isFromEdit });
        const sent = edited
          ? update.mutateAsync({ goalId: edited.Goal.Id, save: body })
          : create.mutateAsync(body);
        const isRequest = button === 'main' && act === 'submit';
        const info = await (isRequest ? atLeast(REQUEST_APPROVAL_MS, sent) : sent);
        setSaved(true);
        draft.done();
        onSaved(info);
        toast.success(button === 'draft' ? draftingWords.draftSaved : actDone[act]);
      } catch (error) {
        if (applyProblem(error, form.setError, fieldsOnTheWire) !== undefined) setFailure(error);
        // Read anew, the goal tells what the other person changed.
        if (isConflict(error) && edited)
          void client.invalidateQueries({ queryKey: goalKeys.info(edited.Goal.Id) });
      } finally {
        setBusy(null);
      }
    })();

  return (
    <form onSubmit={(event) => event.preventDefault()} noValidate>
      <FormStack>
        {isFromEdit ? <EditNotice act={act} goesOn={edited.GoalEdits.length > 0} /> : null}
        {edited ? <RequestedChanges info={edited} /> : null}
        <StaleNotice form={form} now={start} error={failure} isOver={isSaved} labels={labels} />
        {mayChooseOwner(flags) ? (
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
                description={isFromEdit ? draftingWords.ownerOfPublished : undefined}
                disabled={isFromEdit}
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
          disabled={parent !== null || isFromEdit}
          description={quarterReason(parent !== null, isFromEdit)}
          choices={quarterChoices(periods?.data ?? [Period], Period, periodId).map((each) => ({
            value: each.Id,
            label: labelOf(each),
          }))}
        />
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
              goalId={layer === 'edit' ? (edited?.Goal.Id ?? 0) : 0}
              periodId={periodId ?? Period.Id}
              hint={Profile.IsGoalManager && !isForSelf ? goalMessages.goalManagerParentHint : undefined}
            />
          )}
        />
        <SwitchField
          control={control}
          name="IsPrivate"
          label={draftingWords.isPrivate}
          disabled={(edited?.Goal.ChildCount ?? 0) > 0}
          description={
            (edited?.Goal.ChildCount ?? 0) > 0
              ? draftingWords.hasChildren
              : whoSees(isForSelf ? null : (owner?.Name ?? null))
          }
        />
      </FormStack>
      <FormActions>
        <SubmitButton variant="default" loading={busy === 'draft'} onClick={() => void save('draft')}>
          {draftingWords.saveDraft}
        </SubmitButton>
        <ReasonButton reason={noManager} loading={busy === 'main'} onClick={() => void save('main')}>
          {mainActLabels[act]}
        </ReasonButton>
      </FormActions>
    </form>
  );
}

function EditNotice({ act, goesOn }: { readonly act: MainAct; readonly goesOn: boolean }) {
  return (
    <Notice tone="info">
      {editNotice(act)} {goesOn ? draftingWords.continues : null}
    </Notice>
  );
}

function quarterReason(hasParent: boolean, isFromEdit: boolean): string | undefined {
  if (isFromEdit) return draftingWords.quarterOfPublished;
  return hasParent ? draftingWords.quarterOfParent : undefined;
}

const fieldsOnTheWire = {
  OwnerId: 'Owner',
  PeriodId: 'PeriodId',
  ParentId: 'Parent',
  Title: 'Title',
  Measurement: 'Measurement',
  Description: 'Description',
  ReportingMemo: 'ReportingMemo',
  IsPrivate: 'IsPrivate',
} as const;
