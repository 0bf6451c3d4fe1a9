import type { SavedView } from './api.ts';
import { viewWords } from './words.ts';

/** The choice that opens the dialog of the saved views. */
export const MANAGE = 'views';

/** Returns the value by which a menu tells a saved view from its other choices. */
export const viewValue = ({ Id }: Pick<SavedView, 'Id'>) => `view:${Id}`;

/** Returns the choices of a menu for saved views; none without a view. */
export function viewChoices(views: readonly SavedView[]) {
  if (views.length === 0) return [];
  return [
    ...views.map((view) => ({ value: viewValue(view), label: view.Name })),
    { value: MANAGE, label: viewWords.manage },
  ];
}
