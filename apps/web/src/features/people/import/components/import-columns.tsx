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

type Column = ImportPreview['Columns'][number];

/** Shows which field each column of a file of people fills, and whether its empty cells delete what is there. */
export function ImportColumns({ preview, onNext }: ImportColumnsProps) {
  const change = useChangeImport(preview.Id);
  const choose = (chosen: Column, Field: PersonField | null, EmptyDeletes: boolean) =>
    change.mutate({
      Columns: preview.Columns.map((column) =>
        column === chosen
          ? { Heading: column.Heading, Field, EmptyDeletes }
          : {
              Heading: column.Heading,
              // A field is read from one column.
              Field: column.Field === Field ? null : column.Field,
              EmptyDeletes: column.EmptyDeletes,
            },
      ),
    });
  return (
    <ColumnsStep
      columns={preview.Columns}
      fields={fields}
      isBusy={change.isPending}
      fault={change.error ? problemText(change.error) : null}
      onChoose={(column, field) => choose(column, field, column.EmptyDeletes)}
      further={(column) =>
        emptied.includes(column.Field) ? (
          <Checkbox
            label={words.emptyDeletes}
            aria-label={words.emptyDeletesOf(column.Heading)}
            checked={column.EmptyDeletes}
            disabled={change.isPending}
            onChange={({ currentTarget }) => choose(column, column.Field, currentTarget.checked)}
          />
        ) : null
      }
      onNext={onNext}
    />
  );
}
