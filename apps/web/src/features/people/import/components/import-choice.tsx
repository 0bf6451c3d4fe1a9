import { colon } from '@bellwether/domain/locale/sentence-locale';
import { importColumns } from '@bellwether/domain/people/import/columns';
import { Button } from '@mantine/core';
import { problemText } from '#platform/problem.ts';
import { toast } from '#ui/feedback/toast.tsx';
import { FileDrop } from '#ui/import/file-drop.tsx';
import classes from '#ui/import/import.module.css';
import { tableImportWords } from '#ui/import/words.ts';
import { useDownloadPeople } from '../api.ts';
import { importWords } from '../words.ts';

interface ImportChoiceProps {
  readonly isReading: boolean;
  readonly fault: string | undefined;
  readonly onFile: (file: File) => void;
}

/** Lets the person choose or drop a file, explains its format, and offers a template. */
export function ImportChoice({ isReading, fault, onFile }: ImportChoiceProps) {
  return (
    <>
      <FileDrop drop={importWords.drop} isReading={isReading} fault={fault} onFile={onFile} />
      <FileNeeds />
    </>
  );
}

function FileNeeds() {
  const download = useDownloadPeople();
  const hints: Partial<Record<string, string>> = importWords.hints;
  const get = (what: 'template' | 'xlsx' | 'csv') => () =>
    download.mutate(what, {
      onError: (error) => toast.error(`${tableImportWords.failedDownload} ${problemText(error)}`),
    });
  return (
    <section aria-label={importWords.columnsTitle}>
      <h2 className={classes.title}>{importWords.columnsTitle}</h2>
      <p className={classes.quiet}>{importWords.columns}</p>
      <ul className={classes.columns}>
        {importColumns.map((column) => (
          <li key={column}>
            <strong>{importWords.columnLabels[column]}</strong>
            {hints[column] ? `${colon} ${hints[column]}` : null}
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
