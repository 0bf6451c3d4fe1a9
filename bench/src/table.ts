import { type Bar, type CaseResult, holds } from './result.ts';

const heads = ['case', 'ours', 'bare', 'ratio', 'statements', 'buffers', 'bytes', 'bars'] as const;

/** Formats a number with as few digits as are useful. */
export function short(value: number | undefined): string {
  if (value === undefined || Number.isNaN(value)) return '';
  if (Number.isInteger(value)) return value.toLocaleString('en-US');
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(Math.abs(value) >= 10 ? 1 : 2);
}

function barText(bar: Bar): string {
  const sign = bar.rule === 'exactly' ? '=' : '≤';
  const verdict = holds(bar) ? 'ok' : `**miss** (${short(bar.value)})`;
  return `${bar.name} ${sign} ${short(bar.limit)} ${verdict}`;
}

function cellsOf(result: CaseResult): string[] {
  const unit = result.unit ?? 'ms CPU';
  const amount = (value: number | undefined) => (value === undefined ? '' : `${short(value)} ${unit}`);
  return [
    result.name,
    amount(result.ours),
    amount(result.bare),
    result.ratio === undefined ? '' : `${short(result.ratio)}×`,
    short(result.statements),
    short(result.buffers),
    short(result.bytes),
    result.unmeasured === undefined ? result.bars.map(barText).join(' · ') : '**not measured**',
  ];
}

/** Returns the results as a Markdown table, with padded columns for terminals; the notes follow below. */
export function tableOf(results: readonly CaseResult[]): string {
  const rows = [[...heads], ...results.map(cellsOf)];
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => (row[column] ?? '').length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(column === cells.length - 1 ? 0 : (widths[column] ?? 0))).join(' | ')} |`;
  const [head = [], ...body] = rows;
  const rule = `|${heads.map((_, column) => '-'.repeat(column === heads.length - 1 ? 6 : (widths[column] ?? 0) + 2)).join('|')}|`;
  const notes = results.flatMap(({ name, note, unmeasured }) => {
    const text = unmeasured ?? note;
    return text ? [`- ${name}: ${text}`] : [];
  });
  return [line(head), rule, ...body.map(line), ...(notes.length > 0 ? ['', ...notes] : [])].join('\n');
}
