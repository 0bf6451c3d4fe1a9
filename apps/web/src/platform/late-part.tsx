import { type ReactNode, Suspense } from 'react';
import { PartBoundary } from './part-boundary.tsx';

interface LatePartProps {
  /** Shown while the code of the part is fetched; absent = nothing. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** A part of a page whose code is fetched later. If it fails, its place says so and the page stays. */
export function LatePart({ fallback = null, children }: LatePartProps) {
  return (
    <PartBoundary>
      <Suspense fallback={fallback}>{children}</Suspense>
    </PartBoundary>
  );
}
