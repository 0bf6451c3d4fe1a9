import {
  changePassword,
  endOneSession,
  endOtherSessions,
  listSessions,
} from '@bellwether/contract/calls/accounts/settings';
import { listCompanyGoals } from '@bellwether/contract/calls/goals/reading';
import { deleteAvatar, uploadAvatar } from '@bellwether/contract/calls/people/avatar';
import { listGoalsOfPerson, listReportGoals } from '@bellwether/contract/calls/people/goals';
import {
  changeManager,
  getCeo,
  listManagerChoices,
  listReportManagers,
} from '@bellwether/contract/calls/people/manager';
import {
  getProfile,
  saveProfile,
  saveRoles,
  setEmailPreference,
  setLocale,
} from '@bellwether/contract/calls/people/profile';
import { getResponsibility, saveResponsibility } from '@bellwether/contract/calls/people/responsibility';
import type { Profile, ProfileSave, RolesSave } from '@bellwether/contract/people/profile';
import type { OfferedLocale } from '@bellwether/domain/locale/locales';
import {
  infiniteQueryOptions,
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { afterPaint } from '#platform/after-paint.ts';
import { api } from '#platform/api.ts';
import { renewSession, updateSessionProfile, useSession } from '#platform/session.ts';
import { absencesQuery } from './absence/api.ts';

const keys = {
  ceo: ['people', 'ceo'] as const,
  profile: (personId: number) => ['people', 'profile', personId] as const,
  managers: (personId: number, of: ManagerOf, search: string) =>
    ['people', 'managers', personId, of, search] as const,
  goals: (personId: number, periodId: number) => ['people', 'goals', personId, periodId] as const,
  reportGoals: (personId: number) => ['people', 'report-goals', personId] as const,
  responsibility: (personId: number) => ['people', 'responsibility', personId] as const,
  companyGoals: ['people', 'company-goals'] as const,
  sessions: ['people', 'sessions'] as const,
};

export const profileQuery = (personId: number) =>
  queryOptions({
    queryKey: keys.profile(personId),
    queryFn: ({ signal }) => api.call(getProfile, { params: { id: `${personId}` }, signal }),
  });

/** Saves a profile, and makes other queries that show the person stale. */
export function useSaveProfile(personId: number) {
  const keep = useKeepProfile(personId);
  return useMutation({
    mutationFn: (body: ProfileSave) => api.call(saveProfile, { params: { id: `${personId}` }, body }),
    onSuccess: keep,
  });
}

/** The present ceo. Always fetched again, because a save names the ceo whom the person saw (people.14). */
export const ceoQuery = queryOptions({
  queryKey: keys.ceo,
  queryFn: ({ signal }) => api.call(getCeo, { signal }),
  staleTime: 0,
});

/** Saves role and flags. A new ceo also changes the acting person's own role. */
export function useSaveRoles(personId: number) {
  const client = useQueryClient();
  const keep = useKeepProfile(personId);
  return useMutation({
    mutationFn: (body: RolesSave) => api.call(saveRoles, { params: { id: `${personId}` }, body }),
    async onSuccess() {
      // The reply has the rights that the acting person had before: they may have given them away.
      await keep(await client.fetchQuery({ ...profileQuery(personId), staleTime: 0 }));
      await renewSession();
    },
    onError: () => client.invalidateQueries({ queryKey: keys.ceo }),
  });
}

/** Gives a person another manager; 0 removes the manager. `seenId`: the manager whom the person saw. */
export function useChangeManager(personId: number) {
  const client = useQueryClient();
  const keep = useKeepProfile(personId);
  return useMutation({
    mutationFn: ({ managerId, seenId }: { managerId: number; seenId: number }) =>
      api.call(changeManager, {
        params: { id: `${personId}`, managerId: `${managerId}` },
        query: { From: `${seenId}` },
      }),
    onSuccess: keep,
    onError: () => client.invalidateQueries({ queryKey: keys.profile(personId) }),
  });
}

/** Returns a function that shows a saved profile at once, and fetches everything else that shows the person again. */
export function useKeepProfile(personId: number) {
  const client = useQueryClient();
  const { Profile: own } = useSession();
  return async (profile: Profile) => {
    client.setQueryData(keys.profile(personId), profile);
    if (personId === own.Id) {
      const { Name, JobTitle, Email, TimeZone } = profile;
      updateSessionProfile({ Name, JobTitle, Email, TimeZone });
    }
    // The saved profile first takes away what this person may no longer read. To fetch that again would end the session.
    await afterPaint();
    return refreshOthers(client, personId);
  };
}

/** Who gets another manager: the person, or all direct reports of the person. */
export type ManagerOf = 'person' | 'reports';

/** The people who can become the manager, by name. */
export const managerChoicesQuery = (personId: number, of: ManagerOf, search: string) =>
  infiniteQueryOptions({
    queryKey: keys.managers(personId, of, search),
    queryFn: ({ pageParam, signal }) =>
      api.call(of === 'person' ? listManagerChoices : listReportManagers, {
        params: { id: `${personId}` },
        query: { Cursor: pageParam, ...(search ? { Search: search } : {}) },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.Next,
    placeholderData: keepPreviousData,
  });

/** The visible goals of a person and a quarter. */
export const goalsOfPersonQuery = (personId: number, periodId: number) =>
  infiniteQueryOptions({
    queryKey: keys.goals(personId, periodId),
    queryFn: ({ pageParam, signal }) =>
      api.call(listGoalsOfPerson, {
        params: { userId: `${personId}`, periodId: `${periodId}` },
        query: { Cursor: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.Next,
  });

/** The numbers of the direct reports' goals in the running quarter. */
export const reportGoalsQuery = (personId: number) =>
  queryOptions({
    queryKey: keys.reportGoals(personId),
    queryFn: ({ signal }) => api.call(listReportGoals, { params: { id: `${personId}` }, signal }),
  });

/** The number of company goals in the running quarter. The first page is enough, because a company has few. */
export const companyGoalsQuery = queryOptions({
  queryKey: keys.companyGoals,
  queryFn: ({ signal }) => api.call(listCompanyGoals, { signal }),
});

export const responsibilityQuery = (personId: number) =>
  queryOptions({
    queryKey: keys.responsibility(personId),
    queryFn: ({ signal }) => api.call(getResponsibility, { params: { id: `${personId}` }, signal }),
  });

export function useSaveResponsibility(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { Body: string; UpdatedAt: string | null }) =>
      api.call(saveResponsibility, { params: { id: `${personId}` }, body }),
    onSuccess: (saved) => client.setQueryData(keys.responsibility(personId), saved),
  });
}

export function useSetEmailPreference(personId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => api.call(setEmailPreference, { params: { flag: isOn ? '1' : '0' } }),
    onSuccess: ({ EmailPreference }) => writeProfile(client, personId, { EmailPreference }),
  });
}

/** Changes the own language and form of dates; null: the company's. */
export function useSetLocale() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (locale: OfferedLocale | null) => api.call(setLocale, { body: { Locale: locale } }),
    async onSuccess({ Locale: saved }) {
      updateSessionProfile({ Locale: saved });
      // The server writes days and numbers into some replies.
      await client.invalidateQueries();
    },
  });
}

/** Uploads the picture of a person, or deletes it where it is null. */
export function useSaveAvatar(personId: number) {
  const client = useQueryClient();
  const { Profile: own } = useSession();
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
      if (personId === own.Id) updateSessionProfile({ Avatar });
      return refreshOthers(client, personId);
    },
  });
}

function writeProfile(client: QueryClient, personId: number, changes: Partial<Profile>): void {
  client.setQueryData(profileQuery(personId).queryKey, (profile) => profile && { ...profile, ...changes });
}

/**
 * Makes nearly all queries stale, because most of them show the person's name or picture. Absences do not change with a
 * profile, and to fetch them with rights that are gone would end the session.
 */
function refreshOthers(client: QueryClient, personId: number): Promise<void> {
  const kept = [profileQuery(personId).queryKey.join(), absencesQuery(personId).queryKey.join()];
  return client.invalidateQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey.join()) });
}

/** Changes the person's password. The server ends their other sessions. */
export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { Password: string; NewPassword: string }) => api.call(changePassword, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** The person's sessions, 50 a page. */
export const sessionsQuery = infiniteQueryOptions({
  queryKey: keys.sessions,
  queryFn: ({ pageParam, signal }) => api.call(listSessions, { query: { Cursor: pageParam }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (page) => page.Next,
});

/**
 * Ends one session by its id, or all others. Fetches the list again after a failure, too, because the session may
 * have ended.
 */
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
