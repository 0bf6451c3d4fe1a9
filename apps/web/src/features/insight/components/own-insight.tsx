import { lazy, Suspense } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';

const Loaded = lazy(async () => ({ default: (await import('./own-record.tsx')).OwnRecord }));

/** What the signed-in person's own words were worth, for their profile; the code is fetched when it is opened. */
export function OwnInsight() {
  return (
    <PartBoundary>
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <Loaded />
      </Suspense>
    </PartBoundary>
  );
}
