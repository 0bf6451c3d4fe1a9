import { useDraft } from '#ui/form/use-draft.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';

/** Returns the key under which a week's text is stored in this browser until it is saved. */
export const weekDraftKey = (statusId: number) => `status.${statusId}.update`;

/** Registers unsaved text of a week that is not shown, so that leaving the drawer asks (1-goals §2). */
export function KeptWeek({ statusId }: { readonly statusId: number }): null {
  const draft = useDraft(weekDraftKey(statusId));
  useUnsaved(true, { onDiscard: draft.clear });
  return null;
}
