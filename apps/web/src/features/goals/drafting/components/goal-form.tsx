import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { type MainAct, mainActLabels } from '@bellwether/domain/goals/drafting';
import { reasonSentences } from '@bellwether/domain/goals/messages';
import { type GoalType, textLabels } from '@bellwether/domain/goals/rules';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useForm, useWatch } from 'react-hook-form';
import { forgetDraft } from '#features/drafting/model/draft-work.ts';
import { applyProblem, isConflict } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { faultResolver } from '#ui/form/fault-resolver.ts';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFormDraft } from '#ui/form/use-form-draft.ts';
import { atLeast, REQUEST_APPROVAL_MS } from '../../acting/model/at-least.ts';
import { goalKeys } from '../../model/query-keys.ts';
import { useCreateGoal, useUpdateGoal } from '../api.ts';
import { acceptValues, asSave, beginValues, type GoalStart, type GoalValues } from '../model/goal-fields.ts';
import { drafterOf, goalFaults, openPlaceholders, type SaveButton } from '../model/goal-rules.ts';
import { selectPlaceholder } from '../model/select-placeholder.ts';
import { actDone, draftingWords, editNotice } from '../words.ts';
import { GoalFieldset } from './goal-fieldset.tsx';
import { RequestedChanges } from './requested-changes.tsx';
import { StaleNotice } from './stale-notice.tsx';

interface GoalFormProps {
  /** Where the form begins, or would begin now: a changed `updatedAt` tells that somebody else saved meanwhile. */
  readonly start: GoalStart;
  readonly goalType: GoalType;
  /** The goal that is edited; undefined for a new one. */
  readonly edited: GoalInfo | undefined;
  readonly draftKey: string;
  /** Why nothing can be saved any more, undefined while it can. */
  readonly reason?: string | undefined;
  /** After a save: the fresh goal. */
  readonly onSaved: (info: GoalInfo) => void;
}

/** Add, Edit, Copy and Add a Contributing Goal (1-goals §2, §5). */
export function GoalForm({ start, goalType, edited, draftKey, reason, onSaved }: GoalFormProps) {
  const { Profile } = useSession();
  const client = useQueryClient();
  const create = useCreateGoal();
  const update = useUpdateGoal();
  const [busy, setBusy] = useState<SaveButton | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(false);
  const formKey = draftKey;
  const box = useRef<HTMLFormElement>(null);
  const isFromEdit = edited?.Goal.State === 'approved';

  // What was asked of the form last: from then on a draft is checked as a draft.
  const pressed = useRef<SaveButton>('draft');
  const form = useForm<GoalValues>({
    defaultValues: beginValues(start),
    resolver: faultResolver((values) => goalFaults(values, Profile, goalType, edited, pressed.current)),
  });
  const draft = useFormDraft(draftKey, form, { accept: acceptValues });
  const owner = useWatch({ control: form.control, name: 'Owner' });
  const { act, hasManager } = drafterOf(Profile, owner);
  const noManager = act === 'submit' && !hasManager ? reasonSentences.no_manager : undefined;

  const save = (button: SaveButton) => {
    pressed.current = button;
    return form.handleSubmit(
      async (values) => {
        if (busy) return;
        setBusy(button);
        setFailure(null);
        try {
          const body = asSave(values, { isDraft: button === 'draft', isFromEdit });
          const call = edited
            ? update.mutateAsync({ goalId: edited.Goal.Id, save: body })
            : create.mutateAsync(body);
          const sent = call.then((info) => {
            // From here on a newer goal is this form's own doing.
            setSaved(true);
            return info;
          });
          const isRequest = button === 'main' && act === 'submit';
          const info = await (isRequest ? atLeast(REQUEST_APPROVAL_MS, sent) : sent);
          forgetDraft(formKey);
          // Who left the form while it was saved is elsewhere by now, perhaps in the same form again.
          if (box.current) {
            draft.done();
            onSaved(info);
          }
          toast.success(button === 'draft' ? savedWords(values) : actDone[act]);
        } catch (error) {
          // What was refused takes the focus, which it can once nothing is shut any more.
          flushSync(() => setBusy(null));
          if (applyProblem(error, form.setError, fieldsOnTheWire) !== undefined) setFailure(error);
          // Read anew, the goal tells what the other person changed.
          if (isConflict(error) && edited)
            void client.invalidateQueries({ queryKey: goalKeys.info(edited.Goal.Id) });
        } finally {
          setBusy(null);
        }
        // Once the form has moved the focus to the field: the next key replaces what is open.
      },
      () => setTimeout(() => selectPlaceholder(document.activeElement)),
    )();
  };

  return (
    <form ref={box} onSubmit={(event) => event.preventDefault()} noValidate>
      {/* What would be typed while it is saved would go with the form, unsaved and unseen. */}
      <div inert={busy !== null}>
        <FormStack>
          {isFromEdit ? <EditNotice act={act} goesOn={edited.GoalEdits.length > 0} /> : null}
          {edited ? <RequestedChanges info={edited} /> : null}
          <StaleNotice
            form={form}
            now={start}
            error={failure}
            onReload={() => {
              // A goal that moved on stays impossible to save, and says so; one that was changed can be saved now.
              if (reason === undefined) setFailure(null);
            }}
            isOver={isSaved}
            labels={textLabels(goalType)}
          />
          <GoalFieldset
            form={form}
            formKey={formKey}
            goalId={edited?.Goal.Id ?? 0}
            goalType={goalType}
            isPublished={isFromEdit}
            hasChildren={(edited?.Goal.ChildCount ?? 0) > 0}
          />
        </FormStack>
      </div>
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

/** A draft may be unfinished; what it still lacks to be submitted is said. */
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
  PeriodId: 'PeriodId',
  ParentId: 'Parent',
  Title: 'Title',
  Measurement: 'Measurement',
  Description: 'Description',
  ReportingMemo: 'ReportingMemo',
  IsPrivate: 'IsPrivate',
} as const;
