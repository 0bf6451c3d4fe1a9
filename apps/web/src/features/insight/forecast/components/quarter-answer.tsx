import { lazy, Suspense } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { useSession } from '#platform/session.ts';
import classes from './quarter-answer.module.css';

const Loaded = lazy(async () => ({ default: (await import('./quarter-answer-line.tsx')).QuarterAnswerLine }));

/** Says in one line how many of the company's goals are expected. Its code is loaded later than the page. */
export function QuarterAnswer() {
  const { Profile, Tenant } = useSession();
  if (!Tenant.InsightEnabled || Profile.RoleName === 'observer') return null;
  return (
    <p className={classes.line}>
      <PartBoundary>
        <Suspense fallback={null}>
          <Loaded />
        </Suspense>
      </PartBoundary>
    </p>
  );
}
