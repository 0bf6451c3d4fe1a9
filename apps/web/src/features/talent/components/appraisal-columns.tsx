import type { TalentPeriod } from '@bellwether/contract/talent/appraisal';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { periodLabel } from '../model/period-label.ts';
import classes from './appraisal.module.css';
import { Evidence } from './evidence.tsx';

interface AppraisalColumnsProps {
  /** Person, quarter and status, over both columns. */
  readonly head: ReactNode;
  readonly personId: number;
  readonly periodId: number;
  /** The quarters of a cycle of its own that have begun; absent or one: the quarter is not named. */
  readonly periods?: readonly TalentPeriod[] | undefined;
  readonly children: ReactNode;
}

/**
 * Shows the goals of the quarter at the left of the text, so that nobody has to remember them. On narrower pages they are
 * a closed row above it.
 */
export function AppraisalColumns({
  head,
  personId,
  periodId,
  periods = [],
  children,
}: AppraisalColumnsProps) {
  // Paper shows the goals open. They would also change while the browser lays out its pages, and leave some empty.
  const isWide = useMediaQuery('print, (min-width: 80em)', true, { getInitialValueInEffect: false });
  return (
    <div className={classes.view}>
      {head}
      <div className={classes.columns}>
        {periods.length > 1 ? (
          <div className={classes.view}>
            {periods.map((period) => (
              <Evidence
                key={period.PeriodId}
                personId={personId}
                periodId={period.PeriodId}
                quarter={periodLabel(period)}
                isFolded={!isWide}
              />
            ))}
          </div>
        ) : (
          <Evidence personId={personId} periodId={periods[0]?.PeriodId ?? periodId} isFolded={!isWide} />
        )}
        <div className={classes.view}>{children}</div>
      </div>
    </div>
  );
}
