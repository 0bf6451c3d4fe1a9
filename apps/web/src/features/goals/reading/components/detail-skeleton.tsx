import { SkeletonDetail } from '#ui/feedback/skeletons.tsx';
import classes from './detail-skeleton.module.css';

/** The goal's shape while it loads. */
export function DetailSkeleton({ inDrawer = false }: { readonly inDrawer?: boolean | undefined }) {
  return (
    <div className={classes.frame} data-in-drawer={inDrawer || undefined}>
      <SkeletonDetail />
    </div>
  );
}
