import { queryClient } from '#platform/query-client.ts';
import type { PaletteFeature, PaletteSource } from '#platform/shell/menu-entry.ts';
import { IconUser } from '#ui/marks/icons.ts';
import { jobWords } from '#ui/marks/job-words.ts';

const FOUND = 5;

/** Finds active people of the directory, and links to their profiles. */
const peoplePalette: PaletteSource = {
  group: 'People',
  icon: IconUser,
  async find(text) {
    // Load these modules here, because every page loads this file.
    const [{ organisationQuery }, { findPeople }] = await Promise.all([
      import('../api.organisation.ts'),
      import('./find-people.ts'),
    ]);
    const { data } = await queryClient.ensureQueryData({ ...organisationQuery, revalidateIfStale: true });
    return findPeople(data, text)
      .filter(({ Status }) => Status !== 'Deactivated')
      .slice(0, FOUND)
      .map(({ id, Name, JobTitle, OrgUnit }) => ({
        id: `person-${id}`,
        label: Name,
        description: jobWords(JobTitle, OrgUnit),
        place: `/v3/profile/${id}`,
      }));
  },
};

/** The people's part of the palette. */
export const peopleOffer: PaletteFeature = { sources: [peoplePalette] };
