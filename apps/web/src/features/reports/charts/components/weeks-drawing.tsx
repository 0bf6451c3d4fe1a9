import type { ChartOf } from '@bellwether/contract/reports/charts';
import { heightOn } from '#ui/marks/chart-geometry.ts';
import { previewWords } from '../../words.ts';
import { type PlacedLine, placeWeeks, shareScale } from '../model/chart-places.ts';
import classes from './weeks-drawing.module.css';

const height = 112;
/** In pixels: the room for the shares at the left, above the highest line, and for the weeks below. */
const [gutter, top, foot] = [44, 10, 40];
const whole = top + height + foot;
const middleOfText = 4;

/** Draws the share of likely goals by week; the previous quarter is thin and grey. */
export function WeeksDrawing({ of: chart }: { readonly of: ChartOf<'weeks'> }) {
  const { weeks, line, before } = placeWeeks(chart, height);
  const y = (share: number) => top + heightOn(shareScale, share, height);
  return (
    <div className={classes.frame} role="img" aria-label={chart.Finding}>
      <svg className={classes.shares} width={gutter} height={whole} aria-hidden="true">
        {shareScale.lines.map((share) => (
          <text key={share} x={gutter - 10} y={y(share) + middleOfText} textAnchor="end">
            {share} %
          </text>
        ))}
      </svg>
      <svg className={classes.plot} width="100%" height={whole} aria-hidden="true">
        {shareScale.lines.map((share) => (
          <line key={share} className={classes.grid} x1="0" x2="100%" y1={y(share)} y2={y(share)} />
        ))}
        {weeks.map(({ week, x }) => (
          <text
            key={week}
            className={classes.week}
            data-even={week % 2 === 0 || undefined}
            x={`${x}%`}
            y={top + height + 18}
            textAnchor="middle"
          >
            {week}
          </text>
        ))}
        <text className={classes.week} x="0" y={whole - 4}>
          {previewWords.weekAxis}
        </text>
        {before ? <Line of={before} isBefore /> : null}
        <Line of={line} />
      </svg>
    </div>
  );
}

function Line({
  of: { places, end },
  isBefore = false,
}: {
  readonly of: PlacedLine;
  readonly isBefore?: boolean;
}) {
  return (
    <g className={classes.line} data-before={isBefore || undefined}>
      {places.slice(1).map((to, at) => {
        const from = places[at] ?? to;
        return <line key={to.x} x1={`${from.x}%`} y1={top + from.y} x2={`${to.x}%`} y2={top + to.y} />;
      })}
      <circle cx={`${end.x}%`} cy={top + end.y} r={isBefore ? 2.5 : 4} />
      <text x={`${end.x}%`} dx="9" y={top + end.textY + middleOfText}>
        {end.text}
      </text>
    </g>
  );
}
