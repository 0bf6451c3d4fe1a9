import type { ChartOf, ReportChart } from '@bellwether/contract/reports/charts';
import { likelihoodLabels } from '@bellwether/domain/goals/rating';
import { barRows, changeRows } from '../model/chart-places.ts';
import classes from './chart-drawing.module.css';
import { RingsDrawing } from './rings-drawing.tsx';
import { WeeksDrawing } from './weeks-drawing.tsx';

/** Draws the chart. Its sentence is above it, and its figures are in the table below. */
export function ChartDrawing({ of: chart }: { readonly of: ReportChart }) {
  switch (chart.Kind) {
    case 'distribution':
    case 'quarters':
    case 'compliance':
      return <BarsDrawing of={chart} />;
    case 'changes':
      return <ChangesDrawing of={chart} />;
    case 'weeks':
      return <WeeksDrawing of={chart} />;
    case 'rings':
      return <RingsDrawing of={chart} />;
  }
}

function BarsDrawing({ of: chart }: { readonly of: Parameters<typeof barRows>[0] }) {
  return (
    <div className={classes.rows} role="img" aria-label={chart.Finding}>
      {barRows(chart).map(({ label, width, look, value }) => (
        <div key={label} className={classes.row}>
          <span className={classes.label}>{label}</span>
          <svg
            className={classes.bar}
            data-level={look ?? undefined}
            width="100%"
            height="14"
            aria-hidden="true"
          >
            <rect className={classes.track} width="100%" height="14" rx="3" />
            {width > 0 ? <rect className={classes.reached} width={`${width}%`} height="14" rx="3" /> : null}
          </svg>
          <span className={classes.value} data-figures>
            {value}
          </span>
        </div>
      ))}
    </div>
  );
}

/** The worst, the middle and the best rating. */
const axis = [0, 2, 4] as const;

function ChangesDrawing({ of: chart }: { readonly of: ChartOf<'changes'> }) {
  return (
    <div className={classes.rows} role="img" aria-label={chart.Finding}>
      <div className={classes.row}>
        <span />
        <span className={classes.axis}>
          {axis.map((level) => (
            <span key={level}>{likelihoodLabels[level]}</span>
          ))}
        </span>
        <span />
      </div>
      {changeRows(chart).map(({ label, from, to, level, by }) => (
        <div key={label} className={classes.row}>
          <span className={classes.label}>{label}</span>
          <span className={classes.inset}>
            <svg className={classes.change} data-level={level} width="100%" height="16" aria-hidden="true">
              {axis.map((at) => (
                <line
                  key={at}
                  className={classes.grid}
                  x1={`${at * 25}%`}
                  x2={`${at * 25}%`}
                  y1="0"
                  y2="16"
                />
              ))}
              <line className={classes.way} x1={`${from}%`} x2={`${to}%`} y1="8" y2="8" />
              <circle className={classes.from} cx={`${from}%`} cy="8" r="3.5" />
              <circle className={classes.to} cx={`${to}%`} cy="8" r="5" />
            </svg>
          </span>
          <span className={classes.value} data-figures>
            {by}
          </span>
        </div>
      ))}
    </div>
  );
}
