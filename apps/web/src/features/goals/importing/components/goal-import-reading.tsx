import type { GoalImportPreview } from '@bellwether/contract/goals/import';
import { textEncodings } from '@bellwether/domain/shared/table/text-encodings';
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { PlainField } from '#ui/form/plain-field.tsx';
import classes from '#ui/import/import.module.css';
import steps from '#ui/import/import-steps.module.css';
import { useChangeGoalImport } from '../api.ts';
import { encodingSamples } from '../model/encoding-samples.ts';
import { goalImportWords as words } from '../words.ts';

interface GoalImportReadingProps {
  readonly preview: GoalImportPreview;
  readonly onNext: () => void;
}

/** Shows what the file is taken for: sheet, encoding and the row with the headings can be changed. */
export function GoalImportReading({ preview, onNext }: GoalImportReadingProps) {
  const change = useChangeGoalImport(preview.Id);
  const [row, setRow] = useState(`${preview.HeadingRow}`);
  const { Sheets, Sheet, Encoding, IsEncodingSure } = preview;
  const wanted = Number(row);
  const isRow = Number.isInteger(wanted) && wanted >= 1 && wanted <= 1_000;
  return (
    <>
      <p className={classes.lead}>{words.file(preview.FileName, preview.Rows, preview.Preset)}</p>
      <div className={steps.fields}>
        {Sheets.length > 1 ? (
          <NativeSelect
            label={words.sheet}
            data={[...Sheets]}
            value={Sheet}
            disabled={change.isPending}
            onChange={({ currentTarget }) => change.mutate({ Sheet: currentTarget.value })}
          />
        ) : null}
        {Encoding !== '' && !IsEncodingSure ? (
          <div>
            <NativeSelect
              label={words.encoding}
              description={words.encodingHint}
              data={[...textEncodings]}
              value={Encoding}
              disabled={change.isPending}
              onChange={({ currentTarget }) =>
                change.mutate({ Encoding: currentTarget.value as (typeof textEncodings)[number] })
              }
            />
            <ul className={steps.samples} aria-label={words.samples}>
              {encodingSamples(preview).map((sample) => (
                <li key={sample}>{sample}</li>
              ))}
            </ul>
          </div>
        ) : null}
        <PlainField
          label={words.headingRow}
          type="number"
          min={1}
          max={1_000}
          value={row}
          onChange={({ currentTarget }) => setRow(currentTarget.value)}
        />
      </div>
      {change.error ? <Notice tone="bad">{problemText(change.error)}</Notice> : null}
      <div className={classes.buttons}>
        {isRow && wanted !== preview.HeadingRow ? (
          <Button
            variant="default"
            loading={change.isPending}
            onClick={() => change.mutate({ HeadingRow: wanted })}
          >
            {words.readAgain}
          </Button>
        ) : null}
        <Button onClick={onNext}>{words.next}</Button>
      </div>
    </>
  );
}
