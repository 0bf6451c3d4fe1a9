import { listMailSwitches, saveMailSwitch } from '@bellwether/contract/calls/notifications/mails';
import type { MailSwitches } from '@bellwether/contract/notifications/mails';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { notificationKeys } from '../reading/api.unread.ts';

export const mailSwitchesQuery = queryOptions({
  queryKey: notificationKeys.mails,
  queryFn: ({ signal }) => api.call(listMailSwitches, { signal }),
});

export function useSaveMailSwitch() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (chosen: MailSwitches['data'][number]) => api.call(saveMailSwitch, { body: chosen }),
    onSuccess: (saved) => {
      client.setQueryData(notificationKeys.mails, saved);
      // The weekly ask is also a choice by topic.
      return client.invalidateQueries({ queryKey: notificationKeys.preferences });
    },
  });
}
