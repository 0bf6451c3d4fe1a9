import type { GoalImportPreview } from '@bellwether/contract/goals/import';
import { type GoalField, goalFields } from '@bellwether/domain/goals/import/fields';
import { problemText } from '#platform/problem.ts';
import { ColumnsStep } from '#ui/import/columns-step.tsx';
import { useChangeGoalImport } from '../api.ts';
import { goalImportWords as words } from '../words.ts';

interface GoalImportColumnsProps {
  readonly preview: GoalImportPreview;
  readonly onNext: () => void;
}

const fields = goalFields.map((field) => ({ value: field, label: words.fields[field] }));
/** These fields may be read from several columns. */
const repeated: readonly (GoalField | null)[] = ['WeekCheckIn', 'Tags', null];

/** Shows which field each column of a file of goals fills. */
export function GoalImportColumns({ preview, onNext }: GoalImportColumnsProps) {
  const change = useChangeGoalImport(preview.Id);
  const choose = (chosen: GoalImportPreview['Columns'][number], Field: GoalField | null) =>
    change.mutate({
      Columns: preview.Columns.map((column) => {
        const isLost = column.Field === Field && !repeated.includes(Field);
        return { Heading: column.Heading, Field: column === chosen ? Field : isLost ? null : column.Field };
      }),
    });
  return (
    <ColumnsStep
      columns={preview.Columns}
      fields={fields}
      isBusy={change.isPending}
      fault={change.error ? problemText(change.error) : null}
      onChoose={choose}
      onNext={onNext}
    />
  );
}
