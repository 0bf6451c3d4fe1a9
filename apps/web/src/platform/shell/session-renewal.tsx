import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onCompanyChangeElsewhere } from '../company-change.ts';
import { renewSession, useSession } from '../session.ts';

/** Milliseconds after which a page that becomes visible again reads the session again. */
const RENEWED_AFTER = 5 * 60_000;

/** Keeps week, quarter and role up to date on a page that stays open for days; renders nothing. */
export function SessionRenewal() {
  const session = useSession();
  const { refetch } = useQuery({
    queryKey: ['session'],
    queryFn: renewSession,
    initialData: session,
    staleTime: RENEWED_AFTER,
    refetchOnWindowFocus: true,
  });
  useEffect(() => onCompanyChangeElsewhere(() => void refetch()), [refetch]);
  return null;
}
