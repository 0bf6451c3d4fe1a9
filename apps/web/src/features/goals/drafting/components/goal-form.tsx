import type { GoalSave } from '@bellwether/contract/goals/drafting';
import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { ProblemError } from '@bellwether/contract/problem';
import type { MainAct } from '@bellwether/domain/goals/drafting';
import { reasonSentences } from '@bellwether/domain/goals/messages';
import type { GoalType } from '@bellwether/domain/goals/rules';
import { eachWireText, goalTexts, wireTextLabels } from '@bellwether/domain/goals/texts';
import { mainActLabels } from '@bellwether/domain/goals/words.acts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { forgetDraft } from '#features/suggestions/door.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { isConflict } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { atLeast, REQUEST_APPROVAL_MS } from '../../acting/model/at-least.ts';
import { useTakeBack } from '../../acting/model/use-take-back.ts';
import { goalKeys } from '../../model/query-keys.ts';
import type { Owner } from '../../ownership/components/owner-select.tsx';
import { useCreateGoal, useGiveToSeveral, useUpdateGoal } from '../api.ts';
import { asSave, beginValues, type GoalStart, type GoalValues, valuesSchema } from '../model/goal-fields.ts';
import { drafterOf, goalFaults, openPlaceholders, type SaveButton } from '../model/goal-rules.ts';
import { selectPlaceholder } from '../model/select-placeholder.ts';
import { actDone, draftingWords, editNotice, givenSentence } from '../words.ts';
import { GoalFieldset } from './goal-fieldset.tsx';
import { RequestedChanges } from './requested-changes.tsx';
import { StaleNotice } from './stale-notice.tsx';

interface GoalFormProps {
  /**
   * The form's start values, when it was opened or now: a changed `updatedAt` means that another person saved
   * meanwhile.
   */
  readonly start: GoalStart;
  readonly goalType: GoalType;
  /** The edited goal; undefined for a new one. */
  readonly edited: GoalInfo | undefined;
  readonly draftKey: string;
  /** Why nothing can be saved any more; undefined while it can. */
  readonly reason?: string | undefined;
  /** Called after a save with the fresh goal. */
  readonly onSaved: (info: GoalInfo) => void;
  /** Called after a new goal was given to several people. */
  readonly onGiven?: () => void;
}

/** What a save made: one goal, or one each for several people. */
type Saved =
  | { readonly info: GoalInfo }
  | { readonly given: number; readonly refused: readonly { name: string; reason: string }[] };

/** Add, Edit, Copy and Add a Contributing Goal (goals.1). */
export function GoalForm({ start, goalType, edited, draftKey, reason, onSaved, onGiven }: GoalFormProps) {
  const { Profile } = useSession();
  const create = useCreateGoal();
  const update = useUpdateGoal();
  const several = useGiveToSeveral();
  const conflict = useSaveFailure(edited?.Goal.Id);
  const takeBack = useTakeBack();
  const [isSaved, setSaved] = useState(false);
  const isFromEdit = edited?.Goal.State === 'approved';
  const give = async (Goal: GoalSave, owners: readonly Owner[]): Promise<Saved> => {
    const { Given, Refused } = await several.mutateAsync({ Goal, OwnerIds: owners.map(({ Id }) => Id) });
    const refused = Refused.map(({ OwnerId, Reason }) => ({
      name: owners.find(({ Id }) => Id === OwnerId)?.Name ?? '',
      reason: Reason,
    }));
    // Nobody got it: the form stays, with the first reason.
    if (Given.length === 0) {
      const message = givenSentence(0, refused);
      throw new ProblemError({ status: 400, detail: message, errors: [{ path: 'OwnerIds', message }] });
    }
    setSaved(true);
    return { given: Given.length, refused };
  };
  const send = async (body: GoalSave): Promise<Saved> => {
    const info = await (edited
      ? update.mutateAsync({ goalId: edited.Goal.Id, save: body })
      : create.mutateAsync(body));
    // From now on a newer version of the goal is this form's own save, so it is no conflict.
    setSaved(true);
    return { info };
  };
  const form = useSaveForm({
    key: draftKey,
    shape: valuesSchema,
    values: beginValues(start),
    faults: (values, button: SaveButton) => goalFaults(values, Profile, goalType, edited, button),
    // Run after the form has focused the field, so that the next key replaces the placeholder.
    onFaults: () => setTimeout(() => selectPlaceholder(document.activeElement)),
    fields: fieldsOnTheWire,
    conflict,
    save(values, button) {
      const body = asSave(values, { isDraft: button === 'draft', isFromEdit });
      const { Owner: first, MoreOwners: more } = values;
      const sent = first && more.length > 0 ? give(body, [first, ...more]) : send(body);
      return button === 'main' && act === 'submit' ? atLeast(REQUEST_APPROVAL_MS, sent) : sent;
    },
    leave(saved, { isShown }) {
      forgetDraft(draftKey);
      if (!isShown) return;
      if ('info' in saved) onSaved(saved.info);
      else onGiven?.();
    },
    done(saved, { values, act: button }) {
      if ('given' in saved) return givenSentence(saved.given, saved.refused);
      return button === 'draft' ? savedWords(values) : actDone[act];
    },
    doneAct: (saved) => ('info' in saved ? takeBack(saved.info) : undefined),
  });
  const owner = useWatch({ control: form.control, name: 'Owner' });
  const { act, hasManager } = drafterOf(Profile, owner);
  const noManager = act === 'submit' && !hasManager ? reasonSentences.no_manager : undefined;

  return (
    <SaveForm
      of={form}
      act={null}
      shutWhileBusy
      actions={
        <>
          <SubmitButton
            variant="default"
            loading={form.busy === 'draft'}
            onClick={() => void form.submit('draft')}
          >
            {draftingWords.saveDraft}
          </SubmitButton>
          <ReasonButton
            reason={noManager}
            loading={form.busy === 'main'}
            onClick={() => void form.submit('main')}
          >
            {mainActLabels[act]}
          </ReasonButton>
        </>
      }
    >
      {isFromEdit ? <EditNotice act={act} goesOn={edited.GoalEdits.length > 0} /> : null}
      {edited ? <RequestedChanges info={edited} /> : null}
      <StaleNotice
        form={form.form}
        goalId={edited?.Goal.Id ?? 0}
        now={start}
        error={conflict.error}
        onReload={() => {
          // If the goal's state forbids the save, keep the reason; a changed goal can be saved now.
          if (reason === undefined) conflict.clear();
        }}
        isOver={isSaved}
        labels={wireTextLabels(goalType)}
      />
      <GoalFieldset
        form={form.form}
        formKey={draftKey}
        goalId={edited?.Goal.Id ?? 0}
        isSaving={form.busy !== null || isSaved}
        goalType={goalType}
        isPublished={isFromEdit}
        hasChildren={(edited?.Goal.ChildCount ?? 0) > 0}
      />
    </SaveForm>
  );
}

/**
 * Returns the failure of the last save; after a 409 reads the goal again, so that the form can show other
 * people's changes.
 */
function useSaveFailure(goalId: number | undefined) {
  const client = useQueryClient();
  const [error, setError] = useState<unknown>(null);
  return {
    error,
    clear: () => setError(null),
    fail(failure: unknown) {
      setError(failure);
      if (isConflict(failure) && goalId !== undefined)
        void client.invalidateQueries({ queryKey: goalKeys.info(goalId) });
    },
  };
}

/** Returns the message after saving a draft, with what is still missing for its submission. */
function savedWords(values: GoalValues): string {
  return openPlaceholders(values).length > 0 ? draftingWords.draftSavedOpen : draftingWords.draftSaved;
}

function EditNotice({ act, goesOn }: { readonly act: MainAct; readonly goesOn: boolean }) {
  return (
    <Notice tone="info">
      {editNotice(act)} {goesOn ? draftingWords.continues : null}
    </Notice>
  );
}

const fieldsOnTheWire = {
  OwnerId: 'Owner',
  OwnerIds: 'MoreOwners',
  PeriodId: 'PeriodId',
  ParentId: 'Parent',
  ...eachWireText((name) => goalTexts[name].wire),
  IsPrivate: 'IsPrivate',
  StrategicObjective: 'StrategicObjective',
} as const;
