// Requests as Okta documents and sends them (its pages "SCIM 2.0 protocol reference"); the names are ours.

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

interface OktaUser {
  readonly externalId: string;
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly manager?: string;
  readonly active?: boolean;
}

/** The body by which Okta creates a user, and with an id replaces one. */
export function oktaUser(user: OktaUser, id?: string) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
    ...(id === undefined ? {} : { id }),
    userName: user.userName,
    name: { givenName: user.givenName, familyName: user.familyName },
    emails: [{ primary: true, value: user.userName, type: 'work' }],
    displayName: `${user.givenName} ${user.familyName}`,
    locale: 'en-US',
    preferredLanguage: 'en-GB',
    timezone: 'America/Los_Angeles',
    externalId: user.externalId,
    title: 'Sailor',
    phoneNumbers: [{ primary: true, value: '555 0100', type: 'mobile' }],
    groups: [],
    password: '1mz050nq',
    active: user.active ?? true,
    [enterprise]: {
      employeeNumber: user.externalId,
      department: 'Deck',
      ...(user.manager === undefined ? {} : { manager: { value: user.manager, displayName: 'Somebody' } }),
    },
    ...(id === undefined ? {} : { meta: { resourceType: 'User' } }),
  };
}

export const oktaPatches = {
  deactivate: { schemas: [patchOp], Operations: [{ op: 'replace', value: { active: false } }] },
  activate: { schemas: [patchOp], Operations: [{ op: 'replace', value: { active: true } }] },
  renameGroup: (id: string, displayName: string) => ({
    schemas: [patchOp],
    Operations: [{ op: 'replace', value: { id, displayName } }],
  }),
  members: (added: readonly string[], removed: readonly string[]) => ({
    schemas: [patchOp],
    Operations: [
      ...removed.map((id) => ({ op: 'remove', path: `members[value eq "${id}"]` })),
      {
        op: 'add',
        path: 'members',
        value: added.map((value) => ({ value, display: `${value}@demo.example` })),
      },
    ],
  }),
  replaceMembers: (ids: readonly string[]) => ({
    schemas: [patchOp],
    Operations: [{ op: 'replace', path: 'members', value: ids.map((value) => ({ value })) }],
  }),
} as const;

/** The body by which Okta creates a group. */
export const oktaGroup = (displayName: string, members: readonly string[] = []) => ({
  schemas: ['urn:ietf:params:scim:schemas:core:2.0:Group'],
  displayName,
  members: members.map((value) => ({ value, display: `${value}@demo.example` })),
});
