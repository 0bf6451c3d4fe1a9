import { lazy } from 'react';
import { LatePart } from '#platform/late-part.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';

const Loaded = lazy(async () => ({ default: (await import('./own-record.tsx')).OwnRecord }));

/** Shows on the person's own profile how well their predictions came true. The code is loaded when the tab opens. */
export function OwnInsight() {
  return (
    <LatePart fallback={<SkeletonRows rows={4} />}>
      <Loaded />
    </LatePart>
  );
}
