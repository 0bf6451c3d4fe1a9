import type { Endpoint } from '@bellwether/contract/endpoint';
import {
  changeManager,
  listManagerChoices,
  listReportManagers,
  moveReports,
} from '@bellwether/contract/people/manager';
import { listNotes } from '@bellwether/contract/people/notes';
import { getProfile, saveProfile, saveRoles } from '@bellwether/contract/people/profile';
import { saveResponsibility } from '@bellwether/contract/people/responsibility';
import { activatePerson, deactivatePerson, getDeactivationPreview } from '@bellwether/contract/people/status';
import type { ProfilePermission } from '@bellwether/domain/people/permission-names';
import {
  canSeeProfile,
  mayOnProfile,
  obstacleOnProfile,
  type ProfileFacts,
  type ProfileRelation,
  profilePermissions,
  roleChoices,
} from '@bellwether/domain/people/permissions';
import { mayHaveReports, type RoleFlag } from '@bellwether/domain/people/roles/roles';
import { expect, test } from 'vitest';
import type { PersonOptions, TestPerson } from '../../testing/factory.ts';
import { type CallOptions, startTestServer } from '../../testing/test-server.ts';

// Everybody tries every act on a profile over HTTP. Each reply must be what the domain's permission table says
// (people.6, wire.1). Adding people and inviting them again have separate tests.

const server = await startTestServer();
const tenant = await server.buildTenant();
const build = (options: PersonOptions) => server.buildPerson(tenant, options);

interface Someone {
  readonly person: TestPerson;
  readonly options: PersonOptions;
}
const someone = async (options: PersonOptions): Promise<Someone> => ({
  person: await build(options),
  options,
});

const ceo: Someone = { person: tenant.ceo, options: { role: 'ceo' } };
const goalAdminAbove = await someone({ role: 'manager', flags: ['isGoalAdmin'] });
const hrAdminAbove = await someone({
  role: 'manager',
  flags: ['isHrAdmin'],
  manager: goalAdminAbove.person,
});
const above = await someone({ role: 'manager', manager: hrAdminAbove.person });
const chain = [ceo, goalAdminAbove, hrAdminAbove, above];
const manager = above.person;

const subjects = {
  contributor: await someone({ manager }),
  manager: await someone({ role: 'manager', manager }),
  invited: await someone({ manager, withoutPassword: true }),
  deactivated: await someone({ role: 'manager', manager, deactivated: true }),
  observer: await someone({ role: 'observer' }),
  ceo,
};

const actors: Readonly<Record<string, Someone>> = {
  ceo,
  'manager above': above,
  'goal admin above': goalAdminAbove,
  'hr admin above': hrAdminAbove,
  'manager elsewhere': await someone({ role: 'manager' }),
  contributor: await someone({ manager }),
  'org admin': await someone({ flags: ['isOrgAdmin'] }),
  'goal admin': await someone({ flags: ['isGoalAdmin'] }),
  'hr admin': await someone({ flags: ['isHrAdmin'] }),
  'observer with flags': await someone({
    role: 'observer',
    flags: ['isOrgAdmin', 'isGoalAdmin', 'isHrAdmin'],
  }),
  'the manager themselves': subjects.manager,
  'the observer themselves': subjects.observer,
};

const factsOf = ({ options }: Someone): ProfileFacts => ({
  role: options.role ?? 'contributor',
  status: options.deactivated ? 'deactivated' : options.withoutPassword ? 'invited' : 'active',
  hasEmail: true,
  hasDirectoryManager: false,
  isErased: false,
  isHeld: false,
  notesEnabled: true,
  talentEnabled: true,
});

function relationOf(actor: Someone, subject: Someone): ProfileRelation {
  const has = (flag: RoleFlag) => actor.options.flags?.includes(flag) ?? false;
  const role = actor.options.role ?? 'contributor';
  return {
    actor: {
      role,
      isOrgAdmin: has('isOrgAdmin'),
      isGoalAdmin: has('isGoalAdmin'),
      isGoalManager: has('isGoalManager'),
      isHrAdmin: has('isHrAdmin'),
    },
    isSelf: actor === subject,
    // All members of the chain are above the reports of its last manager. These subjects report to nobody else.
    isAbove: chain.includes(actor) && subject.options.manager === manager,
    isActingManager: subject.options.manager?.id === actor.person.id,
  };
}

const stale = '2020-01-01T00:00:00Z';
const formOf = ({ person }: Someone, fields: object = {}) => ({
  params: { id: person.id },
  body: { Name: person.name, JobTitle: person.role, Email: person.email, UpdatedAt: stale, ...fields },
});
const rolesOf = ({ person, options }: Someone, fields: object = {}) => ({
  params: { id: person.id },
  body: {
    RoleName: person.role,
    IsOrgAdmin: options.flags?.includes('isOrgAdmin') ?? false,
    IsGoalAdmin: false,
    IsGoalManager: false,
    IsHrAdmin: false,
    UpdatedAt: stale,
    ...fields,
  },
});
const itself = ({ person }: Someone) => ({ params: { id: person.id } });

interface Act {
  readonly endpoint: Endpoint;
  readonly permission: ProfilePermission;
  /**
   * A call that changes nothing even if it is allowed: a stale form (409 `changed_meanwhile`), or an impossible
   * choice (400).
   */
  readonly call: (subject: Someone) => CallOptions;
  /** A read refuses with 404, because 403 would end the session. */
  readonly isRead?: boolean;
  /** True if the profile's status does not matter: the act is refused only to people who may never do it. */
  readonly atAnyTime?: boolean;
  readonly appliesTo?: (subject: Someone) => boolean;
}

const setsFlag = (permission: 'IsOrgAdmin' | 'IsGoalAdmin' | 'IsGoalManager' | 'IsHrAdmin'): Act => ({
  endpoint: saveRoles,
  permission,
  call: (subject) => rolesOf(subject, { [permission]: true }),
});

const acts: Readonly<Record<string, Act>> = {
  'edit the profile': { endpoint: saveProfile, permission: 'EditProfile', call: (of) => formOf(of) },
  'set a department': {
    endpoint: saveProfile,
    permission: 'EditDepartment',
    call: (of) => formOf(of, { OrgUnit: 'Harbour' }),
    appliesTo: ({ person }) => mayHaveReports(person.role),
  },
  'edit the responsibilities': {
    endpoint: saveResponsibility,
    permission: 'EditResponsibility',
    call: ({ person }) => ({ params: { id: person.id }, body: { Body: '<p>All</p>', UpdatedAt: stale } }),
  },
  'change the role': {
    endpoint: saveRoles,
    permission: 'ManageRoles',
    call: (of) => rolesOf(of, { RoleName: of.person.role === 'manager' ? 'contributor' : 'manager' }),
  },
  'set Org Admin': setsFlag('IsOrgAdmin'),
  'set Goal Admin': setsFlag('IsGoalAdmin'),
  'set Goal Manager': setsFlag('IsGoalManager'),
  'set HR Admin': setsFlag('IsHrAdmin'),
  'change the manager': {
    endpoint: changeManager,
    permission: 'ChangeManager',
    call: ({ person }) => ({ params: { id: person.id, managerId: person.id } }),
  },
  'list managers': {
    endpoint: listManagerChoices,
    permission: 'ChangeManager',
    call: itself,
    isRead: true,
    atAnyTime: true,
  },
  'preview a deactivation': {
    endpoint: getDeactivationPreview,
    permission: 'Deactivate',
    call: itself,
    isRead: true,
    atAnyTime: true,
  },
  'list managers for the reports': {
    endpoint: listReportManagers,
    permission: 'Deactivate',
    call: itself,
    isRead: true,
    atAnyTime: true,
  },
  'move the reports': {
    endpoint: moveReports,
    permission: 'Deactivate',
    call: ({ person }) => ({ params: { id: person.id }, body: { ManagerId: person.id } }),
    atAnyTime: true,
  },
  'keep notes': {
    endpoint: listNotes,
    permission: 'SeeNotes',
    call: ({ person }) => ({ params: { id: person.id } }),
  },
};

const tokens = new Map<Someone, string>();
for (const actor of Object.values(actors)) tokens.set(actor, await server.signInAs(actor.person));
const tokenOf = (actor: Someone) => tokens.get(actor) ?? '';
const foreigner = await server.signInAs((await server.buildTenant()).ceo);

/** Returns what the table says about an act: 'allowed', or the status with the code of a refusal for now. */
function expected(act: Pick<Act, 'permission' | 'isRead' | 'atAnyTime'>, actor: Someone, subject: Someone) {
  const [facts, relation] = [factsOf(subject), relationOf(actor, subject)];
  if (!canSeeProfile(facts, relation)) return '404';
  const verdict = mayOnProfile(act.permission, facts, relation);
  if (verdict.ok) return 'allowed';
  if (verdict.reason === 'never') {
    if (act.isRead) return '404';
    const obstacle = obstacleOnProfile(act.permission, facts, relation);
    return obstacle && (!act.atAnyTime || facts.role === 'ceo') ? `409 ${obstacle}` : '403';
  }
  return act.atAnyTime ? 'allowed' : `409 ${verdict.reason}`;
}

function said({ status, problem }: { status: number; problem: { code: string } }): string {
  if (status === 200 || status === 400) return 'allowed';
  if (status !== 409) return String(status);
  return problem.code === 'changed_meanwhile' ? 'allowed' : `409 ${problem.code}`;
}

test.each(Object.entries(acts))('%s: as the table says, for everybody on everybody', async (_name, act) => {
  for (const [subjectName, subject] of Object.entries(subjects)) {
    if (act.appliesTo?.(subject) === false) continue;
    const answers = await Promise.all(
      Object.entries(actors).map(async ([name, actor]) => {
        const answer = await server.call(act.endpoint, { ...act.call(subject), token: tokenOf(actor) });
        return [`${name} on ${subjectName}`, said(answer)];
      }),
    );
    const table = Object.entries(actors).map(([name, actor]) => [
      `${name} on ${subjectName}`,
      expected(act, actor, subject),
    ]);
    expect(answers).toEqual(table);
    const call = act.call(subject);
    expect((await server.call(act.endpoint, call)).status).toBe(401);
    expect((await server.call(act.endpoint, { ...call, token: foreigner })).status).toBe(404);
  }
});

test('make somebody the ceo: a role that ceo and org admins alone may give, to active people who are not observers', async () => {
  for (const [subjectName, subject] of Object.entries(subjects)) {
    if (subject === ceo) continue;
    for (const [name, actor] of Object.entries(actors)) {
      const call = rolesOf(subject, { RoleName: 'ceo' });
      const answer = said(await server.call(saveRoles, { ...call, token: tokenOf(actor) }));
      const role = expected({ permission: 'ManageRoles' }, actor, subject);
      const chooses = roleChoices(relationOf(actor, subject).actor).includes('ceo');
      const table =
        role !== 'allowed' ? role : chooses ? expected({ permission: 'MakeCeo' }, actor, subject) : '403';
      expect([`${name} on ${subjectName}`, answer]).toEqual([`${name} on ${subjectName}`, table]);
    }
  }
});

test.each([
  ['Deactivate', deactivatePerson, 'Deactivated'],
  ['Activate', activatePerson, 'Active'],
] as const)('%s: as the table says; a repeated one changes nothing', async (permission, endpoint, status) => {
  for (const [subjectName, subject] of Object.entries(subjects)) {
    for (const [name, actor] of Object.entries(actors)) {
      const verdict = expected({ permission }, actor, subject);
      const isDone = verdict === `409 ${factsOf(subject).status}`;
      // An allowed call changes the person, so each case gets a new person.
      const { id } = verdict === 'allowed' ? await build(subject.options) : subject.person;
      const answer = await server.call(endpoint, { token: tokenOf(actor), params: { id } });
      const case_ = `${name} on ${subjectName}`;
      expect([case_, answer.status]).toEqual([
        case_,
        verdict === 'allowed' || isDone ? 200 : Number.parseInt(verdict, 10),
      ]);
      if (verdict === 'allowed') expect([case_, answer.body.Status]).toEqual([case_, status]);
    }
  }
});

test('the profile carries exactly the permissions of the table', async () => {
  for (const subject of Object.values(subjects)) {
    for (const actor of Object.values(actors)) {
      const answer = await server.call(getProfile, { token: tokenOf(actor), ...itself(subject) });
      const [facts, relation] = [factsOf(subject), relationOf(actor, subject)];
      expect(answer.status).toBe(canSeeProfile(facts, relation) ? 200 : 404);
      if (answer.status === 200) expect(answer.body.Permissions).toEqual(profilePermissions(facts, relation));
    }
  }
});
