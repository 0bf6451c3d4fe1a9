import type { Session } from '@bellwether/contract/accounts';
import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { personChoice } from '#platform/person-choice.ts';
import { queryClient } from '#platform/query-client.ts';
import { ensureSession } from '#platform/session.ts';
import type { PaletteEntry, PaletteFeature, PaletteSource } from '#platform/shell/menu-entry.ts';
import { secondLines } from '#ui/form/person-lines.ts';
import { IconClipboardCheck, IconMail, IconSitemap, IconTarget, IconUser } from '#ui/marks/icons.ts';
import { scopeWith } from '../../profile/model/goals-list-link.ts';
import { personVerbs } from '../../words.ts';

const FOUND = 5;

/** Finds active people of the directory, and links to their profiles. */
const peoplePalette: PaletteSource = {
  group: 'People',
  isOfPeople: true,
  icon: IconUser,
  async find(text) {
    // Load these modules here, because every page loads this file.
    const [{ organisationPartQuery, organisationQuery }, { findPeople }, session] = await Promise.all([
      import('#platform/people/organisation.ts'),
      import('./find-people.ts'),
      ensureSession(),
    ]);
    const whole = await queryClient.ensureQueryData({ ...organisationQuery, revalidateIfStale: true });
    const { data } = whole.Part
      ? await queryClient.fetchQuery(organisationPartQuery({ Search: text }))
      : whole;
    const people = findPeople(data, text)
      .filter(({ Status }) => Status !== 'Deactivated')
      .slice(0, FOUND);
    const lines = secondLines(people.map(({ id, Avatar, ...person }) => personChoice({ Id: id, ...person })));
    return people.map((person) => ({
      id: `person-${person.id}`,
      label: person.Name,
      description: lines.get(person.id) ?? '',
      place: `/v3/profile/${person.id}`,
      verbs: session ? verbsOn(person, session.Profile) : [],
    }));
  },
};

/** Returns what the viewer can do with a person. */
function verbsOn(person: OrgPerson, viewer: Session['Profile']): readonly PaletteEntry[] {
  const { id, parentId: Manager = 0, Name, Email, RoleName } = person;
  const ownsGoals = RoleName !== 'observer';
  const scope = scopeWith({ Id: id, RoleName, Manager }, viewer);
  const all: readonly (PaletteEntry & { readonly isOffered: boolean })[] = [
    {
      id: 'verb-one-to-one',
      label: personVerbs.oneToOne(Name),
      icon: IconClipboardCheck,
      place: `/v3/one-to-one/${id}`,
      isOffered: (Manager === viewer.Id || viewer.ParentId === id) && ownsGoals,
    },
    {
      id: 'verb-goals',
      label: personVerbs.goals(Name),
      icon: IconTarget,
      place: id === viewer.Id ? '/v3/goals' : `/v3/goals?scope=${scope}&people=%5B${id}%5D`,
      isOffered: ownsGoals && scope !== undefined,
    },
    {
      id: 'verb-chart',
      label: personVerbs.chart(Name),
      icon: IconSitemap,
      place: `/v3/organization/${id}`,
      isOffered: ownsGoals,
    },
    {
      id: 'verb-mail',
      label: personVerbs.mail(Name),
      icon: IconMail,
      place: `mailto:${encodeURIComponent(Email)}`,
      isOffered: Email !== '' && id !== viewer.Id,
    },
  ];
  return all.filter(({ isOffered }) => isOffered).map(({ isOffered, ...verb }) => verb);
}

/** The people's part of the palette. */
export const peopleOffer: PaletteFeature = { sources: [peoplePalette] };
