import { lazy } from 'react';
import { LatePart } from '#platform/late-part.tsx';

const Loaded = lazy(async () => ({ default: (await import('./team-week.tsx')).TeamWeek }));

/** Shows a manager's week. Its code is loaded later than the page, because most people are no managers. */
export function TeamWeekLater() {
  return (
    <LatePart>
      <Loaded />
    </LatePart>
  );
}
