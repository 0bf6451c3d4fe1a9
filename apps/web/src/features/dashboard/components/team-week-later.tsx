import { lazy, Suspense } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';

const Loaded = lazy(async () => ({ default: (await import('./team-week.tsx')).TeamWeek }));

/** Shows a manager's week. Its code is loaded later than the page, because most people are no managers. */
export function TeamWeekLater() {
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <Loaded />
      </Suspense>
    </PartBoundary>
  );
}
