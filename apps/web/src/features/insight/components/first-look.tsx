import { lazy, type ReactNode, Suspense } from 'react';
import { PartBoundary } from '#platform/part-boundary.tsx';
import { useSession } from '#platform/session.ts';

const Loaded = lazy(async () => ({ default: (await import('./first-look-rows.tsx')).FirstLookRows }));

export interface FirstLookProps {
  /** Draws the part of the dashboard around the rows; not called where there is nothing to show. */
  readonly frame: (title: string, rows: ReactNode) => ReactNode;
}

/** The first goals of this week's list, for pages that do not need its code at first (insight §6). */
export function FirstLook({ frame }: FirstLookProps) {
  const { Profile, Tenant } = useSession();
  if (!Tenant.InsightEnabled || Profile.RoleName === 'observer') return null;
  return (
    <PartBoundary>
      <Suspense fallback={null}>
        <Loaded frame={frame} />
      </Suspense>
    </PartBoundary>
  );
}
