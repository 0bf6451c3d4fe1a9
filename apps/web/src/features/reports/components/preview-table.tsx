import type { ReportPreview } from '@bellwether/contract/reports/preview';
import type { ReactNode } from 'react';
import { ratingOf } from '#features/goals/door.ts';
import { RatingText } from '#ui/marks/rating-line.tsx';
import classes from './report-preview.module.css';

interface SheetBoxProps {
  readonly label: string;
  /** The head and the body of the table. */
  readonly children: ReactNode;
}

/** Shows a table that scrolls sideways if it is too wide. */
export function SheetBox({ label, children }: SheetBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls sideways must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={label}>
      <table className={classes.table}>{children}</table>
    </section>
  );
}

/** The first rows of a report, as the file shows them. */
export function PreviewTable({ of: { Title, Columns, Rows } }: { readonly of: ReportPreview }) {
  return (
    <SheetBox label={Title}>
      <thead>
        <tr>
          {Columns.map(({ Header, IsNumber }) => (
            <th key={Header} scope="col" data-number={IsNumber || undefined}>
              {Header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Rows.map(({ Depth, Cells }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id, and never move
          <tr key={row}>
            {Cells.map(({ Text, Level, Note }, at) => (
              <td
                key={Columns[at]?.Header}
                data-number={Columns[at]?.IsNumber || undefined}
                style={at === 0 ? { paddingInlineStart: 8 + Math.min(Depth, 6) * 14 } : undefined}
              >
                {Level === null ? Text : <RatingText level={ratingOf(Level)} word={Text} />}
                {Note ? <span className={classes.note}>{Note}</span> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </SheetBox>
  );
}
