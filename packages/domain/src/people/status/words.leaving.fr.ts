import type * as english from './words.leaving.ts';

export const fallingWords: typeof english.fallingWords = ({ approvals, reports, appraisals, requests }) =>
  listed([
    counted(approvals, 'validation', 'validations'),
    counted(reports, 'membre de l’équipe directe', 'membres de l’équipe directe'),
    counted(appraisals, 'évaluation', 'évaluations'),
    counted(requests, 'action demandée', 'actions demandées'),
  ]);

export const stayingWords: typeof english.stayingWords = ({ goals, items }) =>
  listed([counted(goals, 'objectif ouvert', 'objectifs ouverts'), counted(items, 'action', 'actions')]);

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}

function listed(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  const last = said.at(-1) ?? '';
  return said.length < 2 ? last : `${said.slice(0, -1).join(', ')} et ${last}`;
}
