import type { DeckLook, Sheet, SheetTable, SheetWeek } from './deck.ts';
import { edge, frame, hairline, ink, label, quiet, text, wide } from './draw-parts.ts';
import type { DrawnItem, DrawnSlide } from './drawn-deck.ts';
import { fitText, heightOf } from './fit-text.ts';

const top = 44;
const bottom = 190;
/** A person's own text has a column of its own beside the numbers. */
const noteWidth = 84;

/** Returns a slide of sentences, a table or a chart of weeks, with the person's own text beside them. */
export function drawSheet(sheet: Sheet, look: DeckLook): DrawnSlide & { isCut: boolean } {
  const hasNote = sheet.note.text.trim() !== '';
  const width = hasNote ? wide - noteWidth - 12 : wide;
  const hasFigure = sheet.table !== null || sheet.weeks.length > 0;
  const room = { x: edge, y: top, width, height: hasFigure ? 26 : bottom - top };
  const fitted = fitText(sheet.paragraphs, { ...room, size: 18, smallest: 9, gap: 10 });
  const said = heightOf(fitted.paragraphs, fitted.size, { width, gap: 10 });
  const below = sheet.paragraphs.length === 0 ? top : top + said + 6;
  const note = hasNote
    ? noteOf(sheet.note, { x: edge + width + 12, width: noteWidth })
    : { items: [], isCut: false };
  return {
    title: sheet.heading,
    isCut: fitted.isCut || note.isCut,
    notes: [...sheet.paragraphs, ...(hasNote ? [sheet.note.text] : [])].join('\n'),
    items: [
      ...frame(sheet.heading, '', look),
      ...(sheet.paragraphs.length === 0
        ? []
        : [
            {
              kind: 'text' as const,
              ...room,
              height: hasFigure ? said + 2 : room.height,
              size: fitted.size,
              colour: ink,
              gap: 10,
              paragraphs: fitted.paragraphs.map((one) => [{ text: one }]),
            },
          ]),
      ...(sheet.table ? tableAt(sheet.table, { x: edge, y: below, width }) : []),
      ...(sheet.weeks.length > 0
        ? weeksAt(sheet.weeks, { x: edge, y: below + scaleHeight, width }, look)
        : []),
      ...note.items,
    ],
  };
}

interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

function noteOf({ heading, text: said }: Sheet['note'], { x, width }: Omit<Area, 'y'>) {
  const place = { x, y: top + 9, width, height: bottom - top - 9 };
  const fitted = fitText(said.split('\n'), { ...place, size: 14, smallest: 8.5, gap: 6 });
  const items: DrawnItem[] = [
    label(heading, { x, y: top, width }),
    {
      kind: 'text',
      ...place,
      size: fitted.size,
      colour: ink,
      gap: 6,
      paragraphs: fitted.paragraphs.map((one) => [{ text: one }]),
    },
  ];
  return { items, isCut: fitted.isCut };
}

function tableAt({ head, rows }: SheetTable, { x, y, width }: Area): DrawnItem[] {
  const height = Math.min(12, (bottom - y) / (rows.length + 1));
  const first = width * 0.46;
  const others = (width - first) / Math.max(head.length - 1, 1);
  const cell = (words: string, column: number, row: number, isHead: boolean): DrawnItem =>
    text(words, {
      x: column === 0 ? x : x + first + (column - 1) * others,
      y: y + row * height,
      width: column === 0 ? first : others,
      height,
      size: isHead ? 10.5 : 14,
      colour: isHead ? quiet : ink,
      isStrong: !isHead && column === 1,
      anchor: 'middle',
      ...(column === 0 ? {} : { align: 'right' as const }),
    });
  return [head, ...rows].flatMap((cells, row) => [
    ...cells.flatMap((words, column) => (words === '' ? [] : [cell(words, column, row, row === 0)])),
    { kind: 'box' as const, x, y: y + (row + 1) * height, width, height: 0.2, fill: hairline },
  ]);
}

/** The numbers of the scale stand left of the bars. */
const scaleWidth = 12;
/** The topmost one stands above its line. */
const scaleHeight = 6;

/** The band of each week as a bar between its ends, with a line at the expected number. */
function weeksAt(weeks: readonly SheetWeek[], { x, y, width }: Area, { colour }: DeckLook): DrawnItem[] {
  const most = Math.max(...weeks.map(({ goals }) => goals), 1);
  const height = bottom - y - 14;
  const step = Math.min((width - scaleWidth) / weeks.length, 40);
  const at = (goals: number) => y + height - (goals / most) * height;
  const scale = { size: 9, colour: quiet };
  const rule = (goals: number): DrawnItem[] => [
    { kind: 'box', x, y: at(goals), width, height: 0.2, fill: hairline },
    text(String(goals), { x, y: at(goals) - 5, width: 14, height: 5, ...scale }),
  ];
  const bars = weeks.flatMap(({ label: name, says, expected, low, high }, index): DrawnItem[] => {
    const left = x + scaleWidth + index * step;
    const bar = { x: left + step * 0.2, width: step * 0.6 };
    const ends = { low: low ?? expected, high: high ?? expected };
    const below = { x: left, width: step, height: 6, align: 'center' as const };
    return [
      {
        kind: 'box',
        ...bar,
        y: at(ends.high),
        height: Math.max(at(ends.low) - at(ends.high), 1.2),
        fill: '#b9c6dd',
      },
      { kind: 'box', ...bar, y: at(expected) - 0.6, height: 1.2, fill: colour },
      text(says, { ...below, y: y + height + 1, size: 10.5, isStrong: true }),
      text(name, { ...below, y: y + height + 7, ...scale }),
    ];
  });
  return [...rule(0), ...rule(most), ...bars];
}
