import { Button, NativeSelect } from '@mantine/core';
import type { ReactNode } from 'react';
import { Notice } from '../feedback/notice.tsx';
import classes from './import.module.css';
import steps from './import-steps.module.css';
import { tableImportWords as words } from './words.ts';

interface ReadColumn<Field extends string> {
  readonly Heading: string;
  /** Null: not read. */
  readonly Field: Field | null;
  readonly Samples: readonly string[];
}

interface ColumnsStepProps<Field extends string, Column extends ReadColumn<Field>> {
  readonly columns: readonly Column[];
  readonly fields: readonly { readonly value: Field; readonly label: string }[];
  readonly isBusy: boolean;
  /** Why the last change was refused. */
  readonly fault: string | null;
  readonly onChoose: (column: Column, field: Field | null) => void;
  /** A further choice for a column. */
  readonly further?: (column: Column) => ReactNode;
  readonly onNext: () => void;
}

/** Shows which field each column fills, with some of its cells. Each choice is checked at once. */
export function ColumnsStep<Field extends string, Column extends ReadColumn<Field>>({
  columns,
  fields,
  isBusy,
  fault,
  onChoose,
  further,
  onNext,
}: ColumnsStepProps<Field, Column>) {
  return (
    <>
      <p className={classes.lead}>{words.columnsLead}</p>
      <ul className={steps.list} aria-busy={isBusy}>
        {columns.map((column, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two headings may be alike, and columns keep their places.
          <li className={steps.column} key={at}>
            <div>
              <p>
                <strong>{column.Heading || words.noHeading}</strong>
              </p>
              <p className={steps.quiet}>{column.Samples.join(' · ')}</p>
            </div>
            <NativeSelect
              aria-label={words.fieldOf(column.Heading)}
              data={[{ value: '', label: words.notRead }, ...fields]}
              value={column.Field ?? ''}
              disabled={isBusy}
              onChange={({ currentTarget }) =>
                onChoose(column, (currentTarget.value || null) as Field | null)
              }
            />
            {further?.(column)}
          </li>
        ))}
      </ul>
      {fault === null ? null : <Notice tone="bad">{fault}</Notice>}
      <div className={classes.buttons}>
        <Button onClick={onNext}>{words.next}</Button>
      </div>
    </>
  );
}
