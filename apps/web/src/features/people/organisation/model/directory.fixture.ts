import type { OrgPerson } from '@bellwether/contract/people/organisation';

/** Returns a person of a test's organisation. */
export function buildOrgPerson(id: number, parentId?: number, more: Partial<OrgPerson> = {}): OrgPerson {
  return {
    id,
    ...(parentId === undefined ? {} : { parentId }),
    Name: `Person ${id}`,
    OrgUnit: 'Corporate',
    Email: `person-${id}@example.com`,
    RoleName: parentId === undefined ? 'ceo' : 'contributor',
    ...more,
  };
}
