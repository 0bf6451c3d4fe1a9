import { useDraft } from '#ui/form/use-draft.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';
import { weekDraftKey } from '../model/predict-values.ts';

/** Registers unsaved text of a week that is not shown, so that leaving the drawer asks (screens.1). */
export function KeptWeek({ statusId }: { readonly statusId: number }): null {
  const draft = useDraft(weekDraftKey(statusId));
  useUnsaved(true, { onDiscard: draft.clear });
  return null;
}
