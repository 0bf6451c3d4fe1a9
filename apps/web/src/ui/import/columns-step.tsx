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

interface ColumnsStepProps<Field extends string> {
  readonly columns: readonly ReadColumn<Field>[];
  readonly fields: readonly { readonly value: Field; readonly label: string }[];
  readonly isBusy: boolean;
  /** Why the last change was refused. */
  readonly fault: string | null;
  readonly onChoose: (at: number, field: Field | null) => void;
  /** A further choice for a column. */
  readonly further?: (at: number) => ReactNode;
  readonly onNext: () => void;
}

/** Shows what is read of each column, with some of its cells; each choice is checked at once. */
export function ColumnsStep<Field extends string>({
  columns,
  fields,
  isBusy,
  fault,
  onChoose,
  further,
  onNext,
}: ColumnsStepProps<Field>) {
  return (
    <>
      <p className={classes.lead}>{words.columnsLead}</p>
      <ul className={steps.list} aria-busy={isBusy}>
        {columns.map(({ Heading, Field, Samples }, at) => (
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
              disabled={isBusy}
              onChange={({ currentTarget }) => onChoose(at, (currentTarget.value || null) as Field | null)}
            />
            {further?.(at)}
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
