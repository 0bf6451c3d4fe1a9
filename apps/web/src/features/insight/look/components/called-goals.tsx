import type { CalledItem } from '@bellwether/contract/insight/look';
import type { Rating } from '@bellwether/domain/goals/rating';
import { Link } from '@tanstack/react-router';
import { useSideLink } from '#features/goals/door.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { Chance } from '../../components/chance.tsx';
import { Fold } from '../../components/fold.tsx';
import { weekWords } from '../../words.ts';
import classes from './called-goals.module.css';

interface CalledGoalsProps {
  readonly goals: readonly CalledItem[];
  /** The number of all such goals, also of those that are not listed. */
  readonly count: number;
}

/**
 * Lists the goals that their owners call unlikely, folded; the goals with the best chance come first (insight.5).
 */
export function CalledGoals({ goals, count }: CalledGoalsProps) {
  const rest = count - goals.length;
  return (
    <Fold title={weekWords.called} count={count}>
      <p className={classes.hint}>{count === 0 ? weekWords.noCalled : weekWords.calledHint}</p>
      <ul className={classes.list}>
        {goals.map((goal) => (
          <Called key={goal.GoalId} goal={goal} />
        ))}
      </ul>
      {rest > 0 ? <p className={classes.hint}>{weekWords.more(rest)}</p> : null}
    </Fold>
  );
}

function Called({ goal }: { readonly goal: CalledItem }) {
  const sideLink = useSideLink();
  const [likelihood, quality] = [goal.Likelihood as Rating | null, goal.Quality as Rating | null];
  return (
    <li className={classes.row}>
      <GoalMark likelihood={likelihood} quality={quality} size={30} isDecorative />
      <div className={classes.body}>
        <span className={classes.top}>
          <Link {...sideLink(goal.GoalId)} className={coveringLink(classes.link)}>
            {goal.Title}
          </Link>
          {goal.IsNew ? <Tag tone="info">{weekWords.isNew}</Tag> : null}
        </span>
        <span className={classes.facts}>
          <span>{goal.Owner.Name}</span>
          {goal.HasOwnerLeft ? <Tag>{weekWords.left}</Tag> : null}
          <RatingLine
            likelihood={likelihood === null ? null : { level: likelihood, trend: null }}
            quality={quality === null ? null : { level: quality, trend: null }}
          />
        </span>
      </div>
      <Chance chance={goal} isPlain />
    </li>
  );
}
