import type { Person } from '@bellwether/contract/people';
import type { InfiniteData } from '@tanstack/react-query';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { type Choosable, personChoice } from '#platform/person-choice.ts';
import { useSession } from '#platform/session.ts';
import { distinctNames } from '#ui/form/person-lines.ts';
import type { PersonChoice } from '#ui/form/person-select.tsx';
import type { GoalSearch } from '../../model/goal-search.ts';
import { goalKeys } from '../../model/query-keys.ts';
import { type GoalList, goalListQuery, goalPeopleQuery } from '../api.ts';
import { filterOf } from './list-filter.ts';

type Owners = { readonly data: readonly Choosable[] };

/** Returns everybody in the lists read so far: the signed-in person, owners of listed goals, found people. */
export function useKnownPeople(): () => ReadonlyMap<number, PersonChoice> {
  const client = useQueryClient();
  const { Profile } = useSession();
  return useCallback(() => {
    const people = new Map<number, PersonChoice>();
    people.set(Profile.Id, personChoice(Profile));
    for (const [, list] of client.getQueriesData<InfiniteData<GoalList>>({ queryKey: goalKeys.lists })) {
      for (const page of Array.isArray(list?.pages) ? list.pages : []) {
        for (const { User } of page.data) {
          people.set(User.Id, choiceOfUser(User));
        }
      }
    }
    for (const [, found] of client.getQueriesData<Owners>({ queryKey: ['goals', 'people'] })) {
      for (const each of found?.data ?? []) {
        people.set(each.Id, personChoice(each));
      }
    }
    return people;
  }, [client, Profile]);
}

/** Returns an owner of a goal as a choice. */
export function choiceOfUser({ Id, Name, Title, OrgUnit, Avatar }: Person): PersonChoice {
  return personChoice({ Id, Name, JobTitle: Title, OrgUnit, Avatar });
}

/** Returns the names of the people in the address' filter; undefined for people not read so far. */
export function useFilteredNames(search: GoalSearch): (id: number) => string | undefined {
  const people = useKnownPeople()();
  const session = useSession();
  const isAnyoneUnknown = (search.people ?? []).some((id) => !people.has(id));
  // Run both queries only to fill the known people: the list on the screen, and the people who can be chosen.
  useInfiniteQuery({ ...goalListQuery(filterOf(search, session)), enabled: isAnyoneUnknown });
  useQuery({ ...goalPeopleQuery(''), enabled: isAnyoneUnknown });
  const names = distinctNames([...people.values()]);
  return (id) => names.get(id);
}
