import type { InfiniteData } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '#platform/session.ts';
import type { PersonChoice } from '#ui/person-select.tsx';
import { goalKeys } from '../../query-keys.ts';
import type { GoalList } from '../api.ts';

type Owners = {
  readonly data: ReadonlyArray<{ Id: number; Name: string; OrgUnit: string; Avatar: string | null }>;
};

/** Everybody whom the lists read so far have named: the signed-in person, owners of listed goals, found people. */
export function useKnownPeople(): () => ReadonlyMap<number, PersonChoice> {
  const client = useQueryClient();
  const { Profile } = useSession();
  return useCallback(() => {
    const people = new Map<number, PersonChoice>();
    people.set(Profile.Id, {
      id: Profile.Id,
      name: Profile.Name,
      detail: Profile.JobTitle,
      avatar: Profile.Avatar,
    });
    for (const [, list] of client.getQueriesData<InfiniteData<GoalList>>({ queryKey: goalKeys.lists })) {
      for (const page of Array.isArray(list?.pages) ? list.pages : []) {
        for (const { User } of page.data) {
          people.set(User.Id, { id: User.Id, name: User.Name, detail: User.OrgUnit, avatar: User.Avatar });
        }
      }
    }
    for (const [, found] of client.getQueriesData<Owners>({ queryKey: ['goals', 'people'] })) {
      for (const each of found?.data ?? []) {
        people.set(each.Id, { id: each.Id, name: each.Name, detail: each.OrgUnit, avatar: each.Avatar });
      }
    }
    return people;
  }, [client, Profile]);
}
