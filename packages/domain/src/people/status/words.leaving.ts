import type { LeftBehind } from './leaving.ts';

/** Returns "3 approvals, 1 direct report and 2 requested action items"; empty if nothing falls to anybody. */
export function fallingWords({ approvals, reports, appraisals, requests }: LeftBehind): string {
  return listed([
    counted(approvals, 'approval'),
    counted(reports, 'direct report'),
    counted(appraisals, 'appraisal'),
    counted(requests, 'requested action item'),
  ]);
}

/** Returns "4 goals and 1 action item"; empty if nothing stays. */
export function stayingWords({ goals, items }: LeftBehind): string {
  return listed([counted(goals, 'open goal'), counted(items, 'action item')]);
}

function counted(count: number, noun: string): string {
  if (count === 0) return '';
  return count === 1 ? `1 ${noun}` : `${count} ${noun}s`;
}

function listed(parts: readonly string[]): string {
  const said = parts.filter((part) => part !== '');
  const last = said.at(-1) ?? '';
  return said.length < 2 ? last : `${said.slice(0, -1).join(', ')} and ${last}`;
}
