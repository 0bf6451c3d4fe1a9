import { getRefusedMails } from '@bellwether/contract/calls/notifications/mails';
import { getSettings, saveSettings } from '@bellwether/contract/calls/tenant.settings';
import type { SettingValues } from '@bellwether/contract/tenant.settings';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { renewSession } from '#platform/session.ts';

/** The settings that the person may change. */
export const settingsQuery = queryOptions({
  queryKey: ['tenant', 'settings'],
  queryFn: ({ signal }) => api.call(getSettings, { signal }),
});

/** The mails that mail servers refused. */
export const refusedMailsQuery = queryOptions({
  queryKey: ['tenant', 'refused-mails'],
  queryFn: ({ signal }) => api.call(getRefusedMails, { signal }),
});

/** Saves changed settings. The session and everything that was read may depend on them. */
export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ Settings, startedFrom }: { Settings: SettingValues; startedFrom: string | null }) =>
      api.call(saveSettings, { body: { Settings, UpdatedAt: startedFrom } }),
    async onSuccess(saved) {
      client.setQueryData(settingsQuery.queryKey, saved);
      await renewSession();
      await client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey.join() !== settingsQuery.queryKey.join(),
      });
    },
  });
}
