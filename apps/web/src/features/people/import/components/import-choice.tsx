import { importColumns } from '@bellwether/domain/people/import/columns';
import { Button } from '@mantine/core';
import { type DragEvent, useRef, useState } from 'react';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { IconUpload } from '#ui/marks/icons.ts';
import { useDownloadPeople } from '../api.ts';
import { importWords } from '../words.ts';
import classes from './import.module.css';

interface ImportChoiceProps {
  readonly isReading: boolean;
  readonly fault: string | undefined;
  readonly onFile: (file: File) => void;
}

/** Lets the person choose or drop a file, explains its format, and offers a template. */
export function ImportChoice({ isReading, fault, onFile }: ImportChoiceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const take = (files: FileList | null) => {
    const file = files?.[0];
    if (file && !isReading) onFile(file);
  };
  const drag = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setIsOver(over);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first. */}
      <div
        className={classes.drop}
        data-over={isOver || undefined}
        onDragOver={drag(true)}
        onDragLeave={drag(false)}
        onDrop={(event) => {
          drag(false)(event);
          take(event.dataTransfer.files);
        }}
      >
        <input
          ref={input}
          className={classes.input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx,.ods"
          aria-label={importWords.choose}
          onChange={({ currentTarget }) => {
            take(currentTarget.files);
            // Clear the field, so that choosing the same file again counts as a change.
            currentTarget.value = '';
          }}
        />
        <Button
          loading={isReading}
          leftSection={<IconUpload size={16} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {importWords.choose}
        </Button>
        <p className={classes.quiet} role="status">
          {isReading ? importWords.reading : importWords.drop}
        </p>
        {fault ? (
          <p className={classes.fault} role="alert">
            {fault}
          </p>
        ) : null}
      </div>
      <FileNeeds />
    </>
  );
}

function FileNeeds() {
  const download = useDownloadPeople();
  const hints: Partial<Record<string, string>> = importWords.hints;
  const get = (what: 'template' | 'xlsx' | 'csv') => () =>
    download.mutate(what, {
      onError: (error) => toast.error(`${importWords.failedDownload} ${problemText(error)}`),
    });
  return (
    <section aria-label={importWords.columnsTitle}>
      <h2 className={classes.title}>{importWords.columnsTitle}</h2>
      <p className={classes.quiet}>{importWords.columns}</p>
      <ul className={classes.columns}>
        {importColumns.map((column) => (
          <li key={column}>
            <strong>{importWords.columnLabels[column]}</strong>
            {hints[column] ? `: ${hints[column]}` : null}
          </li>
        ))}
      </ul>
      <p className={classes.quiet}>{importWords.match}</p>
      <div className={classes.buttons}>
        <Button variant="default" onClick={get('template')}>
          {importWords.template}
        </Button>
        <Button variant="subtle" onClick={get('xlsx')}>
          {importWords.exportExcel}
        </Button>
        <Button variant="subtle" onClick={get('csv')}>
          {importWords.exportCsv}
        </Button>
      </div>
    </section>
  );
}
