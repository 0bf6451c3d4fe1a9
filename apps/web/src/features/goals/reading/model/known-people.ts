import type { InfiniteData } from '@tanstack/react-query';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useSession } from '#platform/session.ts';
import type { PersonChoice } from '#ui/form/person-select.tsx';
import type { GoalSearch } from '../../model/goal-search.ts';
import { goalKeys } from '../../model/query-keys.ts';
import { type GoalList, goalListQuery, goalPeopleQuery } from '../api.ts';
import { filterOf } from './list-filter.ts';

type Owners = {
  readonly data: ReadonlyArray<{ Id: number; Name: string; OrgUnit: string; Avatar: string | null }>;
};

/** Returns everybody in the lists read so far: the signed-in person, owners of listed goals, found people. */
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

/** Returns the names of the people in the address' filter; undefined for people not read so far. */
export function useFilteredNames(search: GoalSearch): (id: number) => string | undefined {
  const people = useKnownPeople()();
  const session = useSession();
  const isAnyoneUnknown = (search.people ?? []).some((id) => !people.has(id));
  // Run both queries only to fill the known people: the list on the screen, and the people who can be chosen.
  useInfiniteQuery({ ...goalListQuery(filterOf(search, session)), enabled: isAnyoneUnknown });
  useQuery({ ...goalPeopleQuery(''), enabled: isAnyoneUnknown });
  return (id) => people.get(id)?.name;
}
