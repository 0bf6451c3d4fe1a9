import type { ImportPreview } from '@bellwether/contract/people/import';
import type { ImportStep } from './import-search.ts';

type Reading = Pick<ImportPreview, 'IsEncodingSure' | 'Sheets' | 'Columns'>;

/** Returns the first step that needs a look: what is proposed without doubt need not be confirmed. */
export function firstStep({ IsEncodingSure, Sheets, Columns }: Reading): ImportStep {
  if (!IsEncodingSure || Sheets.length > 1) return 'file';
  return hasNames(Columns) ? 'plan' : 'columns';
}

/** Whether the file's people have names: without one nobody can be written. */
function hasNames(columns: ImportPreview['Columns']): boolean {
  return columns.some(({ Field }) => Field === 'Name' || Field === 'FirstName' || Field === 'LastName');
}
