import type { ComponentType } from 'react';
import { CarryOverNotice } from '#features/goals/door.ts';
import classes from './dashboard-page.module.css';

/** What features say above everything else on the dashboard, in this order; each draws nothing where it has nothing to say. */
const notices: readonly ComponentType[] = [CarryOverNotice];

export function DashboardNotices() {
  return (
    <div className={classes.notices}>
      {notices.map((Notice) => (
        <Notice key={Notice.displayName ?? Notice.name} />
      ))}
    </div>
  );
}
