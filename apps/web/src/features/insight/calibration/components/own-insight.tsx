import { lazy, Suspense } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';

const Loaded = lazy(async () => ({ default: (await import('./own-record.tsx')).OwnRecord }));

/** Shows on the person's own profile how well their predictions came true. The code is loaded when the tab opens. */
export function OwnInsight() {
  return (
    <PartBoundary>
      <Suspense fallback={<SkeletonRows rows={4} />}>
        <Loaded />
      </Suspense>
    </PartBoundary>
  );
}
