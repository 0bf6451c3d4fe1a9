import { getOrgMarks } from '@bellwether/contract/calls/dashboard.organisation';
import { getOrgLine, listAvatars } from '@bellwether/contract/calls/people/organisation';
import { mostAvatars } from '@bellwether/domain/people/profile/profile';
import { queryOptions } from '@tanstack/react-query';
import { api } from '#platform/api.ts';
import { sortedByName } from '#platform/people/organisation.ts';

/**
 * The part of the organisation around a person, by name; 0 stands for the viewer. It is small, so the chart appears
 * before the whole organisation is fetched.
 */
export const orgLineQuery = (personId: number) =>
  queryOptions({
    queryKey: ['people', 'organisation', 'line', personId] as const,
    queryFn: async ({ signal }) => {
      const { data } = await api.call(getOrgLine, { params: { id: String(personId) }, signal });
      return sortedByName(data);
    },
  });

/** The likelihoods and open duties that the chart shows beside people's names. */
export const orgMarksQuery = queryOptions({
  queryKey: ['people', 'organisation', 'marks'] as const,
  queryFn: ({ signal }) => api.call(getOrgMarks, { signal }),
});

/** The address of a person's picture. One request fetches all pictures that are needed at the same moment. */
export const avatarQuery = (personId: number) =>
  queryOptions({
    queryKey: ['people', 'avatar', personId] as const,
    queryFn: () => avatarOf(personId),
    staleTime: 3_600_000,
  });

/** In milliseconds: the time in which requests are collected. */
const together = 30;

type Avatars = ReadonlyMap<number, string | null>;

/** The pictures that the next request fetches. */
let batch: { readonly ids: Set<number>; readonly reply: Promise<Avatars> } | undefined;

async function avatarOf(personId: number): Promise<string | null> {
  batch ??= startBatch();
  batch.ids.add(personId);
  return (await batch.reply).get(personId) ?? null;
}

function startBatch(): NonNullable<typeof batch> {
  const ids = new Set<number>();
  const read = () => {
    batch = undefined;
    return readAvatars([...ids]);
  };
  return { ids, reply: new Promise((resolve) => setTimeout(resolve, together)).then(read) };
}

async function readAvatars(ids: readonly number[]): Promise<Avatars> {
  const found = new Map<number, string | null>();
  const pages = [];
  for (let from = 0; from < ids.length; from += mostAvatars)
    pages.push(api.call(listAvatars, { body: { Ids: ids.slice(from, from + mostAvatars) } }));
  for (const { data } of await Promise.all(pages)) for (const { Id, Avatar } of data) found.set(Id, Avatar);
  return found;
}
