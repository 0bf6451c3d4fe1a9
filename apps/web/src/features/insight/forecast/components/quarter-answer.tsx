import { lazy } from 'react';
import { LatePart } from '#platform/late-part.tsx';
import { useSession } from '#platform/session.ts';
import classes from './quarter-answer.module.css';

const Loaded = lazy(async () => ({ default: (await import('./quarter-answer-line.tsx')).QuarterAnswerLine }));

/** Says in one line how many of the company's goals are expected. Its code is loaded later than the page. */
export function QuarterAnswer() {
  const { Profile, Tenant } = useSession();
  if (!Tenant.InsightEnabled || Profile.RoleName === 'observer') return null;
  return (
    <p className={classes.line}>
      <LatePart>
        <Loaded />
      </LatePart>
    </p>
  );
}
