import { Button } from '@mantine/core';
import classes from './import.module.css';
import { ImportTable, type ImportTableRow } from './import-table.tsx';
import { tableImportWords as words } from './words.ts';

interface LeftOutRowsProps {
  readonly rows: readonly ImportTableRow[];
  /** The number of all faults; the server sends only the first ones. */
  readonly count: number;
  readonly isDownloading: boolean;
  readonly onDownload: () => void;
}

/** Shows what is wrong with rows that cannot be written, and offers these rows as a file. */
export function LeftOutRows({ rows, count, isDownloading, onDownload }: LeftOutRowsProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <ImportTable
        title={words.faultsTitle}
        headings={[words.row, words.column, words.fault]}
        rows={rows}
        count={count}
      />
      <div className={classes.buttons}>
        <Button variant="default" loading={isDownloading} onClick={onDownload}>
          {words.downloadFaults}
        </Button>
      </div>
    </div>
  );
}

interface ImportWarningsProps {
  readonly rows: readonly ImportTableRow[];
  readonly count: number;
}

/** Shows what will differ from the file. */
export function ImportWarnings({ rows, count }: ImportWarningsProps) {
  return (
    <ImportTable
      title={words.warningsTitle}
      headings={[words.row, words.column, words.warning]}
      rows={rows}
      count={count}
    />
  );
}
