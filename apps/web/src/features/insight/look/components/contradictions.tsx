import type { Sentence } from '@bellwether/contract/goals/comments';
import type { Contradiction } from '@bellwether/contract/insight/look';
import type { Rating } from '@bellwether/domain/goals/rating';
import { Link } from '@tanstack/react-router';
import { SentenceLine, useSideLink } from '#features/goals/door.ts';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { RatingWord } from '#ui/marks/rating-line.tsx';
import { weekWords } from '../../words.ts';
import classes from './contradictions.module.css';

interface ContradictionsProps {
  readonly contradictions: readonly Contradiction[];
  readonly sentences: ReadonlyMap<number, Sentence> | undefined;
}

/** Lists the goals whose owners disagree with the owners below (insight.10). */
export function Contradictions({ contradictions, sentences }: ContradictionsProps) {
  const sideLink = useSideLink();
  return (
    <ul className={classes.list} aria-label={weekWords.contradictions}>
      {contradictions.map(({ GoalId, Likelihood, Text, Children }) => (
        <li key={GoalId} className={classes.row}>
          <GoalMark likelihood={Likelihood as Rating} quality={null} size={34} isDecorative />
          <div className={classes.body}>
            <p className={classes.sentence}>
              <Link {...sideLink(GoalId)} className={classes.plain}>
                {Text}
              </Link>
            </p>
            <ul className={classes.goals}>
              {Children.map((child) => (
                <li key={child.GoalId}>
                  <span className={classes.child}>
                    <Link {...sideLink(child.GoalId)} className={classes.plain}>
                      {child.Title}
                    </Link>
                    <RatingWord of="likelihood" level={child.Likelihood as Rating} trend={null} />
                  </span>
                  <SentenceLine sentence={sentences?.get(child.GoalId)} title={child.Title} />
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}
