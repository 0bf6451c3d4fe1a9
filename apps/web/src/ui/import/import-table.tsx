import type { ReactNode } from 'react';
import { shownNumber } from '../data/shown.ts';
import classes from './import.module.css';
import { importTableWords } from './words.ts';

export interface ImportTableRow {
  readonly key: string;
  readonly cells: readonly ReactNode[];
}

interface ImportTableProps {
  readonly title: string;
  /** Text and acts between the title and the rows. */
  readonly lead?: ReactNode;
  readonly headings: readonly string[];
  readonly rows: readonly ImportTableRow[];
  /** The number of all rows; the server sends only the first ones. */
  readonly count: number;
}

/** Shows rows of the file in a part of the preview; renders nothing without rows. */
export function ImportTable({ title, lead, headings, rows, count }: ImportTableProps) {
  if (rows.length === 0) return null;
  return (
    <div>
      <h2 className={classes.title}>{title}</h2>
      {lead}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label={title}>
        <table className={classes.table}>
          <thead>
            <tr>
              {headings.map((heading) => (
                <th scope="col" key={heading}>
                  {heading}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, cells }) => (
              <tr key={key}>
                {cells.map((cell, at) => (
                  <td key={headings[at]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {count > rows.length ? (
        <p className={classes.quiet}>{importTableWords.more(shownNumber(count - rows.length))}</p>
      ) : null}
    </div>
  );
}
