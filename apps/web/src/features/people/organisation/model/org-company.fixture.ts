import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { type OrgTree, orgTree } from './org-tree.ts';

/** Returns a person of a test's organisation. */
export function orgPerson(id: number, parentId?: number, more: Partial<OrgPerson> = {}): OrgPerson {
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

/** 1 leads 2, 3 and 4; 2 leads 5 and 6; 3 leads `team` people from 100 on. */
export function smallCompany(team = 0): OrgTree {
  return orgTree([
    orgPerson(1),
    ...[2, 3, 4].map((id) => orgPerson(id, 1, { RoleName: 'manager' })),
    ...[5, 6].map((id) => orgPerson(id, 2)),
    ...Array.from({ length: team }, (_, index) => orgPerson(100 + index, 3)),
  ]);
}
