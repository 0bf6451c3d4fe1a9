import type { ImportPreview } from '@bellwether/contract/people/import';
import { type PersonField, personFields } from '@bellwether/domain/people/plan/fields';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import classes from '#ui/import/import.module.css';
import steps from '#ui/import/import-steps.module.css';
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

/** Shows what is read of each column, with some of its cells; each choice is checked at once. */
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
  return (
    <>
      <p className={classes.lead}>{words.columnsLead}</p>
      <ul className={steps.list} aria-busy={change.isPending}>
        {preview.Columns.map(({ Heading, Field, EmptyDeletes, Samples }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be alike, and columns keep their places.
          <li className={steps.column} key={at}>
            <div>
              <p>
                <strong>{Heading || words.noHeading}</strong>
              </p>
              <p className={steps.quiet}>{Samples.join(' · ')}</p>
            </div>
            <NativeSelect
              aria-label={words.fieldOf(Heading)}
              data={[{ value: '', label: words.notRead }, ...fields]}
              value={Field ?? ''}
              disabled={change.isPending}
              onChange={({ currentTarget }) =>
                choose(at, (currentTarget.value || null) as PersonField | null, EmptyDeletes)
              }
            />
            {emptied.includes(Field) ? (
              <Checkbox
                label={words.emptyDeletes}
                aria-label={words.emptyDeletesOf(Heading)}
                checked={EmptyDeletes}
                disabled={change.isPending}
                onChange={({ currentTarget }) => choose(at, Field, currentTarget.checked)}
              />
            ) : null}
          </li>
        ))}
      </ul>
      {change.error ? <Notice tone="bad">{problemText(change.error)}</Notice> : null}
      <div className={classes.buttons}>
        <Button onClick={onNext}>{words.next}</Button>
      </div>
    </>
  );
}
