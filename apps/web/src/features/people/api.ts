import {
  changePassword,
  endOneSession,
  endOtherSessions,
  listSessions,
} from '@bellwether/contract/accounts.settings';
import { deleteAvatar, uploadAvatar } from '@bellwether/contract/people/avatar';
import {
  getProfile,
  type Profile,
  type ProfileSave,
  saveProfile,
  setEmailPreference,
} from '@bellwether/contract/people/profile';
import {
  infiniteQueryOptions,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { updateSessionProfile } from '#platform/session.ts';

const keys = {
  profile: (personId: number) => ['people', 'profile', personId] as const,
  sessions: ['people', 'sessions'] as const,
};

export const profileQuery = (personId: number) =>
  queryOptions({
    queryKey: keys.profile(personId),
    queryFn: ({ signal }) => api.call(getProfile, { params: { id: `${personId}` }, signal }),
  });

/** Saves the own profile. What other pages show of the person is read anew. */
export function useSaveOwnProfile(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileSave) => api.call(saveProfile, { params: { id: `${personId}` }, body }),
    onSuccess(profile) {
      client.setQueryData(keys.profile(personId), profile);
      const { Name, JobTitle, Email, TimeZone } = profile;
      updateSessionProfile({ Name, JobTitle, Email, TimeZone });
      return refreshOthers(client, personId);
    },
  });
}

export function useSetEmailPreference(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => api.call(setEmailPreference, { params: { flag: isOn ? '1' : '0' } }),
    onSuccess: ({ EmailPreference }) => writeProfile(client, personId, { EmailPreference }),
  });
}

/** Uploads the picture of a person, or deletes it where it is null. */
export function useSaveAvatar(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (picture: Blob | null) => {
      const params = { profileId: `${personId}` };
      if (picture === null) return api.call(deleteAvatar, { params });
      const body = { file: picture, name: 'avatar' };
      return (await api.call(uploadAvatar, { params, body })).data;
    },
    onSuccess({ AvatarImage }) {
      const Avatar = AvatarImage?.Url ?? null;
      writeProfile(client, personId, { Avatar });
      updateSessionProfile({ Avatar });
      return refreshOthers(client, personId);
    },
  });
}

function writeProfile(client: QueryClient, personId: number, changes: Partial<Profile>): void {
  client.setQueryData(profileQuery(personId).queryKey, (profile) => profile && { ...profile, ...changes });
}

/** The person's name or picture stands in what nearly every page has read. */
function refreshOthers(client: QueryClient, personId: number): Promise<void> {
  const own = profileQuery(personId).queryKey.join();
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey.join() !== own });
}

/** The own password. The server ends the other sessions. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { Password: string; NewPassword: string }) => api.call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** Where the person is signed in, 50 a page. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: keys.sessions,
  queryFn: ({ pageParam, signal }) => api.call(listSessions, { query: { Cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.Next,
});

/** Ends one session by its id, or all others. Also after a failure the list is read anew: the session may be gone. */
export function useEndSession() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (which: number | 'others') => {
      if (which === 'others') await api.call(endOtherSessions, {});
      else await api.call(endOneSession, { params: { id: `${which}` } });
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}
