import { numbered } from '../../shared/counted.ts';
import { briefly, type DigestCounts } from './digest.ts';

/** The subject of a digest, and what waits for its reader. */
export const digestWords = { subject: digestSubject, waiting: waitingWords } as const;

/** Returns the subject of a digest (mail.1): "34 goals wait for you, and 8 other things". */
function digestSubject({ goals, appraisals, asked, others }: DigestCounts): string {
  const [first = ''] = others;
  const [request] = asked;
  if (request === undefined)
    return others.length === 1 ? briefly(first) : `${briefly(first)}, and ${otherThings(others.length - 1)}`;
  if (goals + appraisals === 1 && others.length === 0) return briefly(request);
  const waits = waitingWords({ goals, appraisals });
  return others.length === 0 ? waits : `${waits}, and ${otherThings(others.length)}`;
}

/** Returns "34 goals and 1 appraisal wait for you"; at least one number is not 0. */
function waitingWords({ goals, appraisals }: Pick<DigestCounts, 'goals' | 'appraisals'>): string {
  const things = [
    ...(goals > 0 ? [numbered(goals, 'goal')] : []),
    ...(appraisals > 0 ? [numbered(appraisals, 'appraisal')] : []),
  ];
  return `${things.join(' and ')} ${goals + appraisals === 1 ? 'waits' : 'wait'} for you`;
}

function otherThings(count: number): string {
  return numbered(count, 'other thing');
}
