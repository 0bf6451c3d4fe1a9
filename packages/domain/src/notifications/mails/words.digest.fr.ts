import type { Translated } from '../../locale/language.ts';
import { briefly, type DigestCounts } from './digest.ts';
import type * as english from './words.digest.ts';

export const digestWords: Translated<typeof english.digestWords> = {
  subject: ({ goals, appraisals, asked, others }) => {
    const [first = ''] = others;
    const [request] = asked;
    if (request === undefined)
      return others.length === 1 ? briefly(first) : `${briefly(first)}, et ${otherThings(others.length - 1)}`;
    if (goals + appraisals === 1 && others.length === 0) return briefly(request);
    const waits = waiting({ goals, appraisals });
    return others.length === 0 ? waits : `${waits}, et ${otherThings(others.length)}`;
  },
  waiting,
};

/** Returns "34 objectifs et 1 évaluation vous attendent"; at least one number is not 0. */
function waiting({ goals, appraisals }: Pick<DigestCounts, 'goals' | 'appraisals'>): string {
  const things = [
    ...(goals > 0 ? [goals === 1 ? '1 objectif' : `${goals} objectifs`] : []),
    ...(appraisals > 0 ? [appraisals === 1 ? '1 évaluation' : `${appraisals} évaluations`] : []),
  ];
  return `${things.join(' et ')} ${goals + appraisals === 1 ? 'vous attend' : 'vous attendent'}`;
}

function otherThings(count: number): string {
  return count === 1 ? '1 autre élément' : `${count} autres éléments`;
}
