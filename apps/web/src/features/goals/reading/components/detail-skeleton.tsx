import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import classes from './detail-skeleton.module.css';

/** A goal's shape while it is on its way. */
export function DetailSkeleton({ inDrawer = false }: { readonly inDrawer?: boolean | undefined }) {
  return (
    <div className={classes.frame} data-in-drawer={inDrawer || undefined}>
      <SkeletonDetail />
    </div>
  );
}
