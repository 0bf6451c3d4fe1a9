import type { Forecast } from '@bellwether/contract/insight/forecast';
import type { Rating } from '@bellwether/domain/goals/rating';
import { Link } from '@tanstack/react-router';
import { useSideLink } from '#features/goals/door.ts';
import { coveringLink } from '#ui/data/covering-link.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { RatingWord } from '#ui/marks/rating-line.tsx';
import { movedGoalsWords, weekWords } from '../../words.ts';
import { directionOf } from '../model/forecast-facts.ts';
import { quarterWords } from '../words.ts';
import classes from './quarter-tab.module.css';

interface MovedGoalsProps {
  readonly moved: Forecast['Moved'];
  readonly week: number;
}

/** Lists the goals whose likelihood has changed since the last finished week. */
export function MovedGoals({ moved, week }: MovedGoalsProps) {
  if (week === 0) return null;
  return (
    <section className={classes.section} aria-labelledby="insight-moved">
      <h3 className={classes.title} id="insight-moved">
        {quarterWords.moved}
      </h3>
      {moved.length === 0 ? (
        <p className={classes.quiet}>{quarterWords.noneMoved}</p>
      ) : (
        <ul className={classes.moved}>
          {moved.map((move) => (
            <Move key={move.GoalId} move={move} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Move({ move }: { readonly move: Forecast['Moved'][number] }) {
  const sideLink = useSideLink();
  const { GoalId, Title, From, To } = move;
  const direction = directionOf(move);
  return (
    <li className={classes.move}>
      <Link {...sideLink(GoalId)} className={coveringLink(classes.link)}>
        {Title}
      </Link>
      <span className={classes.levels}>
        <Level level={From} />
        <span aria-hidden="true">→</span>
        <VisuallyHidden> {movedGoalsWords.to} </VisuallyHidden>
        <Level
          level={To}
          trend={direction === 'fell' ? 'worsened' : direction === 'rose' ? 'improved' : null}
        />
      </span>
    </li>
  );
}

interface LevelProps {
  readonly level: number | null;
  readonly trend?: 'improved' | 'worsened' | null;
}

function Level({ level, trend = null }: LevelProps) {
  if (level === null) return <span className={classes.quiet}>{weekWords.noWord}</span>;
  return <RatingWord of="likelihood" level={level as Rating} trend={trend} />;
}
