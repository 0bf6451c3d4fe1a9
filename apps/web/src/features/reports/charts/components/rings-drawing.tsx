import type { ChartOf } from '@bellwether/contract/reports/charts';
import { ratings } from '@bellwether/domain/goals/rating';
import { Ring } from '#ui/marks/ring.tsx';
import { previewWords } from '../../words.ts';
import classes from './rings-drawing.module.css';

type Goal = ChartOf<'rings'>['Roots'][number]['Children'][number];

/** Draws the largest trees, each with its largest branches. */
export function RingsDrawing({ of: { Counts, Roots, More } }: { readonly of: ChartOf<'rings'> }) {
  return (
    <ul className={classes.trees}>
      {Roots.map((root, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: goals of one title have no other key, and never move
        <li key={at}>
          <RingGoal goal={root} counts={Counts} size={32} />
          {root.Children.length > 0 ? (
            <ul className={classes.branches}>
              {root.Children.map((child, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: goals of one title have no other key, and never move
                <li key={place}>
                  <RingGoal goal={child} counts={Counts} size={22} />
                </li>
              ))}
              {root.More > 0 ? <li className={classes.more}>{previewWords.moreGoals(root.More)}</li> : null}
            </ul>
          ) : null}
        </li>
      ))}
      {More > 0 ? <li className={classes.more}>{previewWords.moreTopGoals(More)}</li> : null}
    </ul>
  );
}

interface RingGoalProps {
  readonly goal: Goal;
  readonly counts: ChartOf<'rings'>['Counts'];
  readonly size: number;
}

function RingGoal({ goal, counts, size }: RingGoalProps) {
  const { Title, Owner, Level, Word, Below, CountedBelow } = goal;
  return (
    <div className={classes.goal} data-level={Level}>
      <Ring
        className={classes.ring}
        label=""
        aria-hidden="true"
        size={size}
        strokeWidth={Math.round(size / 5)}
        share={Level === null ? 0 : (Level + 1) / ratings.length}
        isEmpty={Level === null}
      />
      <div className={classes.texts}>
        <span className={classes.title}>{Title}</span>
        <span className={classes.quiet}>
          {[Word, Below > 0 ? previewWords.countedBelow(CountedBelow, Below, counts) : '', Owner]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </div>
  );
}
