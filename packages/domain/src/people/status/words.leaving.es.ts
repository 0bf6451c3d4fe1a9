import type * as english from './words.leaving.ts';

export const fallingWords: typeof english.fallingWords = ({ approvals, reports, appraisals, requests }) =>
  listed([
    counted(approvals, 'aprobación', 'aprobaciones'),
    counted(reports, 'persona a cargo', 'personas a cargo'),
    counted(appraisals, 'evaluación', 'evaluaciones'),
    counted(requests, 'tarea solicitada', 'tareas solicitadas'),
  ]);

export const stayingWords: typeof english.stayingWords = ({ goals, items }) =>
  listed([counted(goals, 'objetivo abierto', 'objetivos abiertos'), counted(items, 'tarea', 'tareas')]);

function counted(count: number, one: string, many: string): string {
  if (count === 0) return '';
  return `${count} ${count === 1 ? one : many}`;
}

function listed(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  const last = said.at(-1) ?? '';
  return said.length < 2 ? last : `${said.slice(0, -1).join(', ')} y ${last}`;
}
