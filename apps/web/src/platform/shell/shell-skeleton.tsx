import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import classes from './app-shell.module.css';

/** Renders the shell's shape while the session is read, so that the content then appears without a jump. */
export function ShellSkeleton() {
  return (
    <div className={classes.shell}>
      <header className={classes.header} />
      <div className={classes.emptyMenu} />
      <main className={classes.main}>
        <div className={classes.emptyHeading} />
        <SkeletonRows rows={8} />
      </main>
    </div>
  );
}
