import type { Translated } from '../../locale/language.ts';
import { numbered } from '../../shared/counted.ts';
import { briefly, type DigestCounts } from './digest.ts';
import type * as english from './words.digest.ts';

export const digestWords: Translated<typeof english.digestWords> = {
  subject: ({ goals, appraisals, asked, others }) => {
    const [first = ''] = others;
    const [request] = asked;
    if (request === undefined)
      return others.length === 1
        ? briefly(first)
        : `${briefly(first)}, und ${otherThings(others.length - 1)}`;
    if (goals + appraisals === 1 && others.length === 0) return briefly(request);
    const waits = waiting({ goals, appraisals });
    return others.length === 0 ? waits : `${waits}, und ${otherThings(others.length)}`;
  },
  waiting,
};

/** Returns „34 Ziele und 1 Beurteilung warten auf Sie“; at least one number is not 0. */
function waiting({ goals, appraisals }: Pick<DigestCounts, 'goals' | 'appraisals'>): string {
  const things = [
    ...(goals > 0 ? [numbered(goals, 'Ziel', 'Ziele')] : []),
    ...(appraisals > 0 ? [numbered(appraisals, 'Beurteilung', 'Beurteilungen')] : []),
  ];
  return `${things.join(' und ')} ${goals + appraisals === 1 ? 'wartet' : 'warten'} auf Sie`;
}

function otherThings(count: number): string {
  return count === 1 ? 'eine weitere Sache' : `${count} weitere Dinge`;
}
