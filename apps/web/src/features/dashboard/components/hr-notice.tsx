import { lazy } from 'react';
import { LatePart } from '#platform/late-part.tsx';
import { useSession } from '#platform/session.ts';

const Loaded = lazy(async () => ({ default: (await import('#features/talent/door.ts')).AppraisalsNotice }));

/** Shows HR admins the progress of appraisals. Its code is loaded for HR admins alone. */
export function HrNotice() {
  const { Profile, Tenant } = useSession();
  if (!Profile.IsHrAdmin || !Tenant.TalentEnabled) return null;
  return (
    <LatePart>
      <Loaded />
    </LatePart>
  );
}
