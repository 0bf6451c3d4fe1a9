import type { ImportPreview } from '@bellwether/contract/people/import';
import { type PersonField, personFields } from '@bellwether/domain/people/plan/fields';
import { Checkbox } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { ColumnsStep } from '#ui/import/columns-step.tsx';
import { useChangeImport } from '../api.ts';
import { importStepWords as words } from '../words.ts';

interface ImportColumnsProps {
  readonly preview: ImportPreview;
  readonly onNext: () => void;
}

const fields = personFields.map((field) => ({ value: field, label: words.fields[field] }));

/** The fields that can be empty. */
const emptied: readonly (PersonField | null)[] = [
  'ExternalId',
  'JobTitle',
  'ManagerEmail',
  'Department',
  'Location',
  'StartDate',
  'Permissions',
  'TimeZone',
  'Language',
];

/** Shows what is read of each column of people, and whether its empty cells delete. */
export function ImportColumns({ preview, onNext }: ImportColumnsProps) {
  const change = useChangeImport(preview.Id);
  const choose = (at: number, Field: PersonField | null, EmptyDeletes: boolean) => {
    const Columns = preview.Columns.map((column, place) =>
      place === at
        ? { Heading: column.Heading, Field, EmptyDeletes }
        : {
            Heading: column.Heading,
            // A field is read from one column.
            Field: column.Field === Field ? null : column.Field,
            EmptyDeletes: column.EmptyDeletes,
          },
    );
    change.mutate({ Columns });
  };
  const emptyDeletes = (at: number) => {
    const { Heading, Field = null, EmptyDeletes = false } = preview.Columns[at] ?? { Heading: '' };
    if (!emptied.includes(Field)) return null;
    return (
      <Checkbox
        label={words.emptyDeletes}
        aria-label={words.emptyDeletesOf(Heading)}
        checked={EmptyDeletes}
        disabled={change.isPending}
        onChange={({ currentTarget }) => choose(at, Field, currentTarget.checked)}
      />
    );
  };
  return (
    <ColumnsStep
      columns={preview.Columns}
      fields={fields}
      isBusy={change.isPending}
      fault={change.error ? problemText(change.error) : null}
      onChoose={(at, field) => choose(at, field, preview.Columns[at]?.EmptyDeletes ?? false)}
      further={emptyDeletes}
      onNext={onNext}
    />
  );
}
