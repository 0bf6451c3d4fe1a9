import type { ComponentType } from 'react';
import { CarryOverNotice } from '#features/goals/door.ts';
import { LanguageNotice, TimeZoneNotice } from '#features/people/door.ts';
import classes from './dashboard-page.module.css';
import { GuideCard } from './guide-card.tsx';
import { HrNotice } from './hr-notice.tsx';

/**
 * The features' notices at the top of the dashboard, in this order; each renders nothing if it does not
 * apply.
 */
const notices: readonly ComponentType[] = [
  GuideCard,
  HrNotice,
  CarryOverNotice,
  LanguageNotice,
  TimeZoneNotice,
];

export function DashboardNotices() {
  return (
    <div className={classes.notices}>
      {notices.map((Notice) => (
        <Notice key={Notice.displayName ?? Notice.name} />
      ))}
    </div>
  );
}
