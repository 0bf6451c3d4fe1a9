import { lazy } from 'react';
import { LatePart } from '#platform/late-part.tsx';
import { useSession } from '#platform/session.ts';
import type { FirstLookProps } from '../model/first-goals.ts';

const Loaded = lazy(async () => ({ default: (await import('./first-look-rows.tsx')).FirstLookRows }));

/** Shows the first goals of this week's list. Its code is loaded later than the page (insight.16). */
export function FirstLook({ frame }: FirstLookProps) {
  const { Profile, Tenant } = useSession();
  if (!Tenant.InsightEnabled || Profile.RoleName === 'observer') return null;
  return (
    <LatePart>
      <Loaded frame={frame} />
    </LatePart>
  );
}
