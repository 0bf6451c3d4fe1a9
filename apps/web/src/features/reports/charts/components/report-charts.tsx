import type { ReportChart } from '@bellwether/contract/reports/charts';
import { useState } from 'react';
import { IconChevronRight } from '#ui/marks/icons.ts';
import { SheetBox } from '../../components/preview-table.tsx';
import { previewWords } from '../../words.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import classes from './report-charts.module.css';

/** Shows the charts of the file. Only the first one is open; the others show their sentences. */
export function ReportCharts({ charts }: { readonly charts: readonly ReportChart[] }) {
  const [only, ...others] = charts;
  if (only && others.length === 0)
    return (
      <figure className={classes.chart}>
        <figcaption className={classes.head}>
          <ChartHead of={only} />
        </figcaption>
        <ChartBody of={only} />
      </figure>
    );
  return charts.map((chart, at) => (
    <details key={chart.Kind} className={classes.chart} open={at === 0}>
      <summary className={classes.head}>
        <ChartHead of={chart} />
        <IconChevronRight className={classes.chevron} size={16} aria-hidden="true" />
      </summary>
      <ChartBody of={chart} />
    </details>
  ));
}

function ChartHead({ of: { Title, Finding } }: { readonly of: ReportChart }) {
  return (
    <span className={classes.texts}>
      <span className={classes.title}>{Title}</span>
      <span className={classes.finding}>{Finding}</span>
    </span>
  );
}

function ChartBody({ of: chart }: { readonly of: ReportChart }) {
  return (
    <div className={classes.body}>
      <ChartDrawing of={chart} />
      <FoldedTable of={chart} />
    </div>
  );
}

function FoldedTable({ of: { Title, Table } }: { readonly of: ReportChart }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className={classes.figures} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{previewWords.asTable(Table.Rows.length)}</summary>
      {isOpen ? (
        <SheetBox label={Title}>
          <thead>
            <tr>
              {Table.Columns.map((column, at) => (
                <th key={column} scope="col" data-number={isNumber(Table, at)}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Table.Rows.map((cells, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rows have no id, and never move
              <tr key={row}>
                {cells.map((cell, at) => (
                  <td key={Table.Columns[at]} data-number={isNumber(Table, at)}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </SheetBox>
      ) : null}
    </details>
  );
}

const isNumber = ({ Rows }: ReportChart['Table'], at: number) =>
  Rows.some((cells) => typeof cells[at] === 'number') || undefined;
