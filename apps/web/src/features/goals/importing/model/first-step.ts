import type { GoalImportPreview } from '@bellwether/contract/goals/import';
import type { GoalImportStep } from './import-search.ts';

type Reading = Pick<GoalImportPreview, 'IsEncodingSure' | 'Sheets' | 'Columns' | 'Words' | 'IsDateOrderSure'>;

/** Returns the first step that needs a look: what is proposed without doubt need not be confirmed. */
export function firstGoalStep({
  IsEncodingSure,
  Sheets,
  Columns,
  Words,
  IsDateOrderSure,
}: Reading): GoalImportStep {
  if (!IsEncodingSure || Sheets.length > 1) return 'file';
  const has = (field: string) => Columns.some(({ Field }) => Field === field);
  if (!has('Title') || !(has('Quarter') || has('EndDate') || has('StartDate'))) return 'columns';
  return !IsDateOrderSure || Words.some(({ Meaning }) => Meaning === null) ? 'words' : 'plan';
}
