import type * as english from './words.leaving.ts';

export const fallingWords: typeof english.fallingWords = ({ approvals, reports, appraisals, requests }) =>
  listed([
    counted(approvals, 'Freigabe', 'Freigaben'),
    counted(reports, 'direkt unterstellte Person', 'direkt unterstellte Personen'),
    counted(appraisals, 'Beurteilung', 'Beurteilungen'),
    counted(requests, 'gestellte Aufgabe', 'gestellte Aufgaben'),
  ]);

export const stayingWords: typeof english.stayingWords = ({ goals, items }) =>
  listed([counted(goals, 'offenes Ziel', 'offene Ziele'), counted(items, 'Aufgabe', 'Aufgaben')]);

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}

function listed(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  const last = said.at(-1) ?? '';
  return said.length < 2 ? last : `${said.slice(0, -1).join(', ')} und ${last}`;
}
