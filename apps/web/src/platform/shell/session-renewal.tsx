import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { onCompanyChangeElsewhere } from '../company-change.ts';
import { renewSession, useSession } from '../session.ts';

/** A page that is looked at again after so long asks what week it is; milliseconds. */
const RENEWED_AFTER = 5 * 60_000;

/** Keeps week, quarter and role as they are now on a page that stays open for days; draws nothing. */
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
