import type { ReportName } from '@bellwether/domain/reports/reports';
import type { ReactNode } from 'react';
import classes from './report-still.module.css';

/** Draws a small decorative picture of the result: rows, a tree, a sheet, slides. */
export function ReportStill({ name }: { readonly name: ReportName }) {
  return (
    <svg className={classes.still} viewBox="0 0 96 66" aria-hidden="true">
      <rect className={classes.paper} x="0.5" y="0.5" width="95" height="65" rx="5" />
      {drawings[name] ?? list}
    </svg>
  );
}

interface BarProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height?: number;
  /** A step of the ramp, 0 to 4; `brand` for counts; absent: quiet text. */
  readonly look?: 0 | 1 | 2 | 3 | 4 | 'brand' | 'strong';
}

function Bar({ x, y, width, height = 3, look }: BarProps) {
  return (
    <rect
      className={classes.bar}
      data-look={look}
      {...{ x, y, width, height }}
      rx={Math.min(1.5, height / 2)}
    />
  );
}

interface DotProps {
  readonly x: number;
  readonly y: number;
  readonly r?: number;
  readonly look?: BarProps['look'];
}

function Dot({ x, y, r = 3, look }: DotProps) {
  return <circle className={classes.bar} data-look={look} cx={x} cy={y} r={r} />;
}

const heading = <Bar x={10} y={9} width={30} look="strong" />;
const rows = [20, 30, 40, 50] as const;
const levels = [4, 3, 1, 3] as const;

/** Draws rows of goals below each other, indented by their depth. */
const tree = (x: number, depths: readonly number[]) =>
  depths.map((depth, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a drawing never move
    <g key={at}>
      <Dot x={x + depth * 9} y={21 + at * 10} r={2.5} look={levels[at] ?? 2} />
      <Bar x={x + 6 + depth * 9} y={19.5 + at * 10} width={22 - depth * 5} />
    </g>
  ));

const sheet = (
  <>
    {rows.map((y) => (
      <path key={y} className={classes.line} d={`M10 ${y + 6}H86`} />
    ))}
    {[10, 48, 67, 86].map((x) => (
      <path key={x} className={classes.line} d={`M${x} 16V56`} />
    ))}
    <path className={classes.line} d="M10 16H86" />
  </>
);

const slide = (body: ReactNode) => (
  <>
    <rect className={classes.slide} x="10" y="9" width="76" height="48" rx="3" />
    <Bar x={16} y={15} width={34} look="strong" />
    {body}
  </>
);

/** The picture of a report without a drawing of its own. */
const list = (
  <>
    {heading}
    {rows.map((y, at) => (
      <Bar key={y} x={10} y={y} width={70 - at * 8} />
    ))}
  </>
);

const drawings: Partial<Readonly<Record<ReportName, ReactNode>>> = {
  goalList: (
    <>
      {heading}
      {rows.map((y, at) => (
        <g key={y}>
          <Dot x={13} y={y + 1.5} look={levels[at] ?? 2} />
          <Bar x={20} y={y} width={36 - at * 4} />
          <Bar x={68} y={y} width={18} look={levels[at] ?? 2} />
        </g>
      ))}
    </>
  ),
  goalTree: (
    <>
      {heading}
      {tree(13, [0, 1, 2, 1])}
    </>
  ),
  goalTrees: (
    <>
      {heading}
      {tree(13, [0, 1, 1, 2])}
      <path className={classes.line} d="M51 17V57" />
      {tree(58, [0, 1, 1, 0])}
    </>
  ),
  goalTemplate: (
    <>
      <Bar x={10} y={9} width={22} look="brand" />
      <Bar x={50} y={9} width={14} look="brand" />
      {sheet}
      <Bar x={14} y={20} width={28} />
      <Bar x={52} y={20} width={10} />
    </>
  ),
  people: (
    <>
      {heading}
      {rows.map((y, at) => (
        <g key={y}>
          <Dot x={13} y={y + 1.5} look="brand" />
          <Bar x={20} y={y} width={26 - (at % 2) * 6} />
          <Bar x={58} y={y} width={28 - (at % 3) * 6} />
        </g>
      ))}
    </>
  ),
  goalCompliance: (
    <>
      {heading}
      {rows.map((y, at) => (
        <g key={y}>
          <Bar x={10} y={y} width={24} />
          <Bar x={42} y={y - 1} width={44 - at * 10} height={5} look="brand" />
        </g>
      ))}
    </>
  ),
  teamGoalUpdates: (
    <>
      {heading}
      {rows.map((y, at) => (
        <g key={y}>
          <circle className={classes.ring} data-look={levels[at]} cx={13.5} cy={y + 1.5} r={3} />
          <Bar x={21} y={y} width={30 - at * 3} />
          {[0, 1, 2, 3, 4].map((week) => (
            <Bar
              key={week}
              x={62 + week * 5}
              y={y + 4 - ((week + at) % 4) - 2}
              width={3}
              height={((week + at) % 4) + 2}
              look={levels[(week + at) % 4] ?? 2}
            />
          ))}
        </g>
      ))}
    </>
  ),
  appraisals: (
    <>
      {heading}
      {rows.map((y, at) => (
        <g key={y}>
          <Dot x={13} y={y + 1.5} look="brand" />
          <Bar x={20} y={y} width={24} />
          <Bar x={54} y={y} width={14} look={levels[at] ?? 2} />
          <Bar x={72} y={y} width={14} look={levels[3 - at] ?? 2} />
        </g>
      ))}
    </>
  ),
  appraisalCompliance: (
    <>
      {heading}
      <Bar x={10} y={19} width={36} height={6} look="brand" />
      <Bar x={48} y={19} width={20} height={6} />
      <Bar x={70} y={19} width={16} height={6} look={0} />
      {rows.slice(1).map((y) => (
        <g key={y}>
          <Bar x={10} y={y + 2} width={30} />
          <Bar x={66} y={y + 2} width={20} look="brand" />
        </g>
      ))}
    </>
  ),
  appraisalReport: (
    <>
      {heading}
      <Bar x={10} y={18} width={40} />
      <Bar x={10} y={24} width={36} />
      <Bar x={10} y={30} width={40} />
      <Bar x={10} y={36} width={22} />
      {[18, 27, 36].map((y, at) => (
        <g key={y}>
          <Dot x={62} y={y + 1.5} look={levels[at] ?? 2} />
          <Bar x={68} y={y} width={18} />
        </g>
      ))}
      <path className={classes.sign} d="M11 55c4-9 7-9 6-3s4-5 6-4 1 5 4 3 3-3 6-1" />
    </>
  ),
  quarterlySummary: slide(
    <>
      <Bar x={16} y={24} width={58} />
      <Bar x={16} y={30} width={64} />
      <Bar x={16} y={36} width={44} />
      <Bar x={16} y={46} width={22} height={5} look={4} />
      <Bar x={39} y={46} width={24} height={5} look={3} />
      <Bar x={64} y={46} width={16} height={5} look={1} />
    </>,
  ),
  annualSummary: slide(
    [10, 16, 13, 20].map((height, at) => (
      <g key={height}>
        <Bar x={16 + at * 17} y={46 - height} width={13} height={height} look="brand" />
        <Bar x={16 + at * 17} y={50} width={13} />
      </g>
    )),
  ),
};
