import { useDraft } from '#ui/form/use-draft.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';

/** Under which name the words of a week are kept in this browser until they are saved. */
export const weekDraftKey = (statusId: number) => `status.${statusId}.update`;

/** Words typed for a week that is not shown now: leaving the drawer asks for them too (1-goals §2). */
export function KeptWeek({ statusId }: { readonly statusId: number }): null {
  const draft = useDraft(weekDraftKey(statusId));
  useUnsaved(true, { onDiscard: draft.clear });
  return null;
}
