import { textEncodings } from '@bellwether/domain/shared/table/text-encodings';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { Notice } from '../feedback/notice.tsx';
import classes from './import.module.css';
import steps from './import-steps.module.css';
import { tableImportWords, readingStepWords as words } from './words.ts';

/** What a file is taken for. */
interface TakenFor {
  readonly Sheets: readonly string[];
  readonly Sheet: string;
  readonly Encoding: string;
  readonly IsEncodingSure: boolean;
  readonly HeadingRow: number;
}

type TextEncoding = (typeof textEncodings)[number];

/** One thing that a person reads otherwise. */
type ReadingChange =
  | { readonly Sheet: string }
  | { readonly Encoding: TextEncoding }
  | { readonly HeadingRow: number };

interface ReadingStepProps {
  readonly lead: string;
  readonly of: TakenFor;
  /** Cells of the file by which a person sees whether the letters are right. */
  readonly samples: readonly string[];
  readonly isBusy: boolean;
  /** Why the last change was refused. */
  readonly fault: string | null;
  readonly onChange: (change: ReadingChange) => void;
  readonly onNext: () => void;
}

/** Shows what a file is taken for: sheet, encoding and the row with the headings can be changed. */
export function ReadingStep({ lead, of, samples, isBusy, fault, onChange, onNext }: ReadingStepProps) {
  const { Sheets, Sheet, Encoding, IsEncodingSure, HeadingRow } = of;
  const [row, setRow] = useState(`${HeadingRow}`);
  const wanted = Number(row);
  const isRow = Number.isInteger(wanted) && wanted >= 1 && wanted <= 1_000;
  return (
    <>
      <p className={classes.lead}>{lead}</p>
      <div className={steps.fields}>
        {Sheets.length > 1 ? (
          <NativeSelect
            label={words.sheet}
            data={[...Sheets]}
            value={Sheet}
            disabled={isBusy}
            onChange={({ currentTarget }) => onChange({ Sheet: currentTarget.value })}
          />
        ) : null}
        {Encoding !== '' && !IsEncodingSure ? (
          <div>
            <NativeSelect
              label={words.encoding}
              description={words.encodingHint}
              data={[...textEncodings]}
              value={Encoding}
              disabled={isBusy}
              onChange={({ currentTarget }) => onChange({ Encoding: currentTarget.value as TextEncoding })}
            />
            <ul className={steps.samples} aria-label={words.samples}>
              {samples.map((sample) => (
                <li key={sample}>{sample}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <TextInput
          label={words.headingRow}
          type="number"
          min={1}
          max={1_000}
          value={row}
          onChange={({ currentTarget }) => setRow(currentTarget.value)}
        />
      </div>
      {fault === null ? null : <Notice tone="bad">{fault}</Notice>}
      <div className={classes.buttons}>
        {isRow && wanted !== HeadingRow ? (
          <Button variant="default" loading={isBusy} onClick={() => onChange({ HeadingRow: wanted })}>
            {words.readAgain}
          </Button>
        ) : null}
        <Button onClick={onNext}>{tableImportWords.next}</Button>
      </div>
    </>
  );
}

/** Whether a text shows by its letters how its file is encoded. */
export function hasOtherLetters(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches ASCII.
  return /[^\u0000-\u007f]/.test(text);
}
