import type { Contradiction } from '@bellwether/contract/insight/look';
import type { Rating } from '@bellwether/domain/goals/rating';
import { Link } from '@tanstack/react-router';
import { useSideLink } from '#features/goals/door.ts';
import { RatingWord } from '#ui/marks/rating-line.tsx';
import { Fold } from '../../components/fold.tsx';
import { weekWords } from '../../words.ts';
import classes from './called-goals.module.css';

/** Lists the goals whose owners disagree with the owners below, folded (insight.10). */
export function Contradictions({ contradictions }: { readonly contradictions: readonly Contradiction[] }) {
  return (
    <Fold title={weekWords.contradictions} count={contradictions.length}>
      <p className={classes.hint}>
        {contradictions.length === 0 ? weekWords.noContradictions : weekWords.contradictionsHint}
      </p>
      <ul className={classes.list}>
        {contradictions.map((each) => (
          <li key={each.GoalId}>
            <ContradictionOf contradiction={each} />
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function ContradictionOf({ contradiction }: { readonly contradiction: Contradiction }) {
  const sideLink = useSideLink();
  const { GoalId, Text, Children } = contradiction;
  return (
    <>
      <p className={classes.sentence}>
        <Link {...sideLink(GoalId)} className={classes.plain}>
          {Text}
        </Link>
      </p>
      <ul className={classes.goals}>
        {Children.map((child) => (
          <li key={child.GoalId} className={classes.child}>
            <Link {...sideLink(child.GoalId)} className={classes.plain}>
              {child.Title}
            </Link>
            <RatingWord of="likelihood" level={child.Likelihood as Rating} trend={null} />
          </li>
        ))}
      </ul>
    </>
  );
}
