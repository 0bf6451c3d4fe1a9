// Requests as Microsoft Entra ID documents and sends them (its page "Develop a SCIM endpoint"); the names are ours.

const enterprise = 'urn:ietf:params:scim:schemas:extension:enterprise:2.0:User';
const patchOp = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

interface EntraUser {
  readonly externalId: string;
  readonly userName: string;
  readonly givenName: string;
  readonly familyName: string;
  readonly title?: string;
  readonly department?: string;
  readonly employeeNumber?: string;
  readonly timezone?: string;
}

/** The body by which Entra creates a user. */
export function entraUser(user: EntraUser) {
  return {
    schemas: ['urn:ietf:params:scim:schemas:core:2.0:User', enterprise],
    externalId: user.externalId,
    userName: user.userName,
    active: true,
    displayName: `${user.givenName} ${user.familyName}`,
    emails: [{ primary: true, type: 'work', value: user.userName }],
    meta: { resourceType: 'User' },
    name: {
      formatted: `${user.givenName} ${user.familyName}`,
      familyName: user.familyName,
      givenName: user.givenName,
    },
    roles: [],
    ...(user.title === undefined ? {} : { title: user.title }),
    ...(user.timezone === undefined ? {} : { timezone: user.timezone }),
    ...(user.department === undefined && user.employeeNumber === undefined
      ? {}
      : { [enterprise]: { department: user.department, employeeNumber: user.employeeNumber } }),
  };
}

const patch = (...Operations: readonly object[]) => ({ schemas: [patchOp], Operations });

export const entraPatches = {
  /** Several attributes at once. */
  update: patch(
    { op: 'Replace', path: 'emails[type eq "work"].value', value: 'updated@demo.example' },
    { op: 'Replace', path: 'name.familyName', value: 'Updated' },
    { op: 'Add', path: `${enterprise}:department`, value: 'Navigation' },
    { op: 'Add', path: 'title', value: 'Navigator' },
    { op: 'Add', path: 'phoneNumbers[type eq "work"].value', value: '+49 30 1234' },
  ),
  /** Its older form of a manager is a bare id. */
  manager: (id: string) => patch({ op: 'Add', path: `${enterprise}:manager`, value: id }),
  managerObject: (id: string) =>
    patch({ op: 'Replace', path: `${enterprise}:manager`, value: { value: id } }),
  noManager: patch({ op: 'Remove', path: `${enterprise}:manager` }),
  /** Its older form of a truth value is a text. */
  disable: patch({ op: 'Replace', path: 'active', value: 'False' }),
  disableStrict: patch({ op: 'replace', path: 'active', value: false }),
  enable: patch({ op: 'Replace', path: 'active', value: 'True' }),
  /** Without a path, with dotted names and those of the extension. */
  withoutPath: patch({
    op: 'Add',
    value: { 'name.givenName': 'Adele', [`${enterprise}:employeeNumber`]: '4711', title: 'Pilot' },
  }),
  renameGroup: (name: string) => patch({ op: 'Replace', path: 'displayName', value: name }),
  addMembers: (...ids: readonly string[]) =>
    patch({ op: 'Add', path: 'members', value: ids.map((value) => ({ $ref: null, value })) }),
  removeMembers: (...ids: readonly string[]) =>
    patch({ op: 'Remove', path: 'members', value: ids.map((value) => ({ $ref: null, value })) }),
} as const;

/** The body by which Entra creates a group. */
export const entraGroup = (displayName: string, externalId: string) => ({
  schemas: [
    'urn:ietf:params:scim:schemas:core:2.0:Group',
    'http://schemas.microsoft.com/2006/11/ResourceManagement/ADSCIM/2.0/Group',
  ],
  externalId,
  displayName,
  meta: { resourceType: 'Group' },
});
