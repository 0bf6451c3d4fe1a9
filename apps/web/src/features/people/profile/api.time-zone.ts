import { saveTimeZone } from '@bellwether/contract/calls/people/profile';
import { useMutation } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { updateSessionProfile } from '#platform/session.ts';

/** Sets the own time zone, which the session then has at once. */
export function useAcceptZone() {
  return useMutation({
    mutationFn: (zone: string) => api.call(saveTimeZone, { body: { TimeZone: zone } }),
    onSuccess: ({ TimeZone }) => updateSessionProfile({ TimeZone }),
  });
}
