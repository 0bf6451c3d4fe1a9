import type { ChartOf } from '@bellwether/contract/reports/charts';
import { type Rating, ratings } from '@bellwether/domain/goals/rating';
import { percentOf } from '@bellwether/domain/reports/charts/chart';
import { ratingOf } from '#features/goals/door.ts';
import { shownDecimal, shownPercent } from '#ui/data/shown.ts';
import { heightOn, placeOn, type Scale } from '#ui/marks/chart-geometry.ts';
import { previewWords } from '../../words.ts';

// The positions of a chart's parts: horizontal in percent of the width, vertical in pixels.

interface BarRow {
  readonly label: string;
  readonly width: number;
  /** A rating has its own colour; null has none; `count` has the company's colour. */
  readonly look: Rating | null | 'count';
  readonly value: string;
}

/** Returns the bars of a chart with one bar for each row. */
export function barRows(chart: ChartOf<'distribution' | 'quarters' | 'compliance'>): readonly BarRow[] {
  switch (chart.Kind) {
    case 'distribution': {
      const most = Math.max(...chart.Bars.map(({ Count }) => Count));
      return chart.Bars.map(({ Label, Level, Count }) => ({
        label: Label,
        width: placeOn(Count, most),
        look: ratingOf(Level),
        value: String(Count),
      }));
    }
    case 'quarters':
      return chart.Bars.map(({ Label, Predicted, Likely }) => ({
        label: Label,
        width: placeOn(Likely, Predicted),
        look: 'count',
        value: Predicted === 0 ? '–' : shownPercent(percentOf(Likely, Predicted)),
      }));
    case 'compliance':
      return chart.Rows.map(({ Label, Done, Between, Open }) => ({
        label: Label,
        width: placeOn(Done, Done + Between + Open),
        look: 'count',
        value: previewWords.doneOf(Done, Done + Between + Open),
      }));
  }
}

interface ChangeRow {
  readonly label: string;
  readonly from: number;
  readonly to: number;
  /** The colour of the new mean. */
  readonly level: Rating | null;
  readonly by: string;
}

const best = ratings.length - 1;
const hundredths = (value: number) => Math.round(value * 100);

/** Returns the rows of changed means on an axis from the worst rating to the best. */
export function changeRows({ Rows }: ChartOf<'changes'>): readonly ChangeRow[] {
  return Rows.map(({ Label, From, To }) => ({
    label: Label,
    from: placeOn(From, best),
    to: placeOn(To, best),
    level: ratingOf(Math.round(To)),
    by: signed((hundredths(To) - hundredths(From)) / 100),
  }));
}

function signed(by: number): string {
  if (by === 0) return '±0';
  return by > 0 ? `+${shownDecimal(by, 2)}` : `−${shownDecimal(-by, 2)}`;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface PlacedLine {
  readonly places: readonly Place[];
  /** The last point of the line, with the line's name and share beside it. */
  readonly end: Place & { readonly text: string; readonly textY: number };
}

interface PlacedWeeks {
  readonly weeks: readonly { readonly week: number; readonly x: number }[];
  readonly line: PlacedLine;
  readonly before: PlacedLine | null;
}

/** The shares of a line, in percent. */
export const shareScale: Scale = { from: 0, to: 100, lines: [0, 50, 100] };

/** In pixels. Texts that are closer would overlap when their lines end near each other. */
const textHeight = 15;
const nearby = 40;

/** Returns the lines of two quarters on one axis of weeks, in a box of `height` pixels. */
export function placeWeeks({ Line, Before }: ChartOf<'weeks'>, height: number): PlacedWeeks {
  const known = [...Line.Points, ...(Before?.Points ?? [])].map(({ Week }) => Week);
  const [first, last] = [Math.min(...known), Math.max(...known)];
  const x = (week: number) => placeOn(week - first, last - first);
  const placed = ({ Label, Points }: typeof Line): PlacedLine => {
    const places = Points.map(({ Week, Predicted, Likely }) => ({
      x: x(Week),
      y: heightOn(shareScale, percentOf(Likely, Predicted), height),
    }));
    const [point, end = { x: 0, y: height }] = [Points.at(-1), places.at(-1)];
    const text = `${Label} · ${shownPercent(point ? percentOf(point.Likely, point.Predicted) : 0)}`;
    return { places, end: { ...end, text, textY: end.y } };
  };
  return {
    weeks: Array.from({ length: last - first + 1 }, (_, at) => ({ week: first + at, x: x(first + at) })),
    ...withTextsApart(placed(Line), Before && placed(Before), height),
  };
}

/** Returns the lines with their texts moved up or down, so that no text covers another text or a longer line. */
function withTextsApart(
  line: PlacedLine,
  before: PlacedLine | null,
  height: number,
): Pick<PlacedWeeks, 'line' | 'before'> {
  if (!before) return { line, before };
  const apart = before.end.y - line.end.y;
  const [above, below] = [line.end.y - textHeight, line.end.y + textHeight];
  const hasRoom = below <= height;
  if (before.end.x - line.end.x >= nearby)
    return { line: withTextAt(line, apart <= 0 && hasRoom ? below : above), before };
  if (line.end.x - before.end.x >= nearby || Math.abs(apart) >= textHeight) return { line, before };
  return { line, before: withTextAt(before, apart >= 0 && hasRoom ? below : above) };
}

const withTextAt = (line: PlacedLine, textY: number): PlacedLine => ({
  ...line,
  end: { ...line.end, textY },
});
