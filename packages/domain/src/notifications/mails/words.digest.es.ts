import type { Translated } from '../../locale/language.ts';
import { numbered } from '../../shared/counted.ts';
import { briefly, type DigestCounts } from './digest.ts';
import type * as english from './words.digest.ts';

export const digestWords: Translated<typeof english.digestWords> = {
  subject: ({ goals, appraisals, asked, others }) => {
    const [first = ''] = others;
    const [request] = asked;
    if (request === undefined)
      return others.length === 1 ? briefly(first) : `${briefly(first)}, y ${otherThings(others.length - 1)}`;
    if (goals + appraisals === 1 && others.length === 0) return briefly(request);
    const waits = waiting({ goals, appraisals });
    return others.length === 0 ? waits : `${waits}, y ${otherThings(others.length)}`;
  },
  waiting,
};

/** Returns «34 objetivos y 1 evaluación le esperan»; at least one number is not 0. */
function waiting({ goals, appraisals }: Pick<DigestCounts, 'goals' | 'appraisals'>): string {
  const things = [
    ...(goals > 0 ? [numbered(goals, 'objetivo', 'objetivos')] : []),
    ...(appraisals > 0 ? [numbered(appraisals, 'evaluación', 'evaluaciones')] : []),
  ];
  return `${things.join(' y ')} ${goals + appraisals === 1 ? 'le espera' : 'le esperan'}`;
}

function otherThings(count: number): string {
  return numbered(count, 'asunto más', 'asuntos más');
}
