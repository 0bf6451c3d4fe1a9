import type { ImportNote, ImportPreview as Preview } from '@bellwether/contract/people/import';
import { Button } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useStartImport } from '../api.import.ts';
import { importWords, previewSentence, wrongCells } from '../words.import.ts';
import classes from './import.module.css';
import { ImportTable } from './import-table.tsx';

interface ImportPreviewProps {
  readonly preview: Preview;
  readonly fileName: string;
  readonly onOther: () => void;
}

/** Shows the effects of a file: faults and warnings first, then the people. With a fault nothing can be imported. */
export function ImportPreview({ preview, fileName, onOther }: ImportPreviewProps) {
  const start = useStartImport();
  const { Faults, FaultCount, Warnings, WarningCount, People, Added, Changed } = preview;
  const isFaulty = FaultCount > 0;
  const count = Added + Changed;
  return (
    <>
      <p className={classes.quiet}>{importWords.checked(fileName, preview.Rows)}</p>
      {isFaulty ? (
        <Notice tone="bad">
          {wrongCells(FaultCount)} {importWords.allOrNothing}
        </Notice>
      ) : (
        <p className={classes.counts}>{previewSentence(preview)}</p>
      )}
      <ImportTable
        title={importWords.faultsTitle}
        headings={[importWords.row, importWords.column, importWords.fault]}
        rows={notesOf(Faults)}
        count={FaultCount}
      />
      <ImportTable
        title={importWords.warningsTitle}
        headings={[importWords.row, importWords.column, importWords.warning]}
        rows={notesOf(Warnings)}
        count={WarningCount}
      />
      <ImportTable
        title={importWords.peopleTitle}
        headings={[importWords.row, importWords.act, importWords.person, importWords.email]}
        rows={People.map(({ Row, Name, Email, IsNew }) => ({
          key: `${Row}`,
          cells: [Row, IsNew ? importWords.add : importWords.change, Name, Email],
        }))}
        count={count}
      />
      {!isFaulty && count === 0 ? <p className={classes.quiet}>{importWords.nothing}</p> : null}
      {start.error ? <Notice tone="bad">{problemText(start.error)}</Notice> : null}
      <div className={classes.buttons}>
        {isFaulty || count === 0 ? null : (
          <Button loading={start.isPending} onClick={() => start.mutate(preview.Id)}>
            {importWords.start(count)}
          </Button>
        )}
        <Button variant="default" onClick={onOther}>
          {importWords.other}
        </Button>
      </div>
    </>
  );
}

/** Returns the rows of faults or warnings, by their places in the file. */
export function notesOf(notes: readonly ImportNote[]) {
  return notes.map(({ Row, Column, Message }, at) => ({
    key: `${Row}.${at}`,
    cells: [Row, Column === null ? '' : importWords.columnLabels[Column], Message],
  }));
}
