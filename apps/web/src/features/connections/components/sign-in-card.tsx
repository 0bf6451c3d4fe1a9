import { useQuery } from '@tanstack/react-query';
import { ProviderCards } from '#features/accounts/door.ts';
import { organisationQuery } from '#features/people/door.ts';
import type { PersonChoice } from '#ui/form/person-select.tsx';

/** The ways to sign in, with the company's people to choose from. */
export function SignInCard() {
  const { data } = useQuery(organisationQuery);
  const people = (data?.data ?? [])
    .filter(({ Status }) => Status !== 'Deactivated')
    .map(
      (person): PersonChoice => ({
        id: person.id,
        name: person.Name,
        title: person.JobTitle,
        department: person.OrgUnit,
        email: person.Email,
      }),
    );
  return <ProviderCards people={people} />;
}
