import { SkeletonBar, SkeletonRows } from '#ui/feedback/skeletons.tsx';
import board from './matrix-board.module.css';
import classes from './matrix-skeleton.module.css';

/** The page's shape while its first data loads. */
export function MatrixSkeleton() {
  return (
    <div className={board.frame}>
      <div className={board.board}>
        <div className={board.picture}>
          <SkeletonBar width="60%" height={22} />
          <SkeletonBar width="35%" />
          <SkeletonBar width="250px" height={36} />
          <div className={classes.grid} aria-hidden="true">
            {Array.from({ length: 25 }, (_, cell) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the cells are alike and never move
              <span className={classes.cell} key={cell} />
            ))}
          </div>
        </div>
        <div className={board.goals}>
          <SkeletonRows rows={9} />
        </div>
      </div>
    </div>
  );
}
