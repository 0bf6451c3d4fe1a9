import { saveScim } from '@bellwether/contract/people/scim';
import type { GroupGift } from '@bellwether/domain/people/scim/groups';
import { expect, test } from 'vitest';
import { scimCalls } from '../../../testing/scim-calls.ts';
import { entraGroup, entraPatches } from '../../../testing/scim-entra.ts';
import { oktaGroup, oktaPatches } from '../../../testing/scim-okta.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const { connect } = scimCalls(server);
const { get, post, put, patch, remove, tenant, token } = await connect();

const person = async (options: Parameters<typeof server.buildPerson>[1] = {}) => {
  const { id } = await server.buildPerson(tenant, options);
  return String(id);
};
const rowOf = async (id: string) =>
  (await server.owner.query('select * from person where tenant_id = $1 and id = $2', [tenant.id, Number(id)]))
    .rows[0];
const membersOf = async (id: string): Promise<string[]> =>
  (await get(`/Groups/${id}`)).body.members.map(({ value }: { value: string }) => value);
const give = (id: string, Gives: GroupGift | null) =>
  server.call(saveScim, { token, body: { Groups: [{ Id: Number(id), Gives }] } });
async function group(members: readonly string[] = [], name = 'Crew') {
  const answer = await post('/Groups', oktaGroup(name, members));
  expect(answer.status).toBe(201);
  return answer.body.id as string;
}

test('a group of Entra: created, filled, emptied, renamed and removed', async () => {
  const [one, other] = [await person(), await person()];
  const made = await post('/Groups', entraGroup('Officers', 'g-1'));
  expect([made.status, made.body.displayName, made.body.externalId, made.body.members]).toEqual([
    201,
    'Officers',
    'g-1',
    [],
  ]);
  expect((await post('/Groups', entraGroup('Others', 'g-1'))).body.scimType).toBe('uniqueness');
  const { id } = made.body;
  expect((await patch(`/Groups/${id}`, entraPatches.addMembers(one, other))).status).toBe(200);
  expect((await membersOf(id)).sort()).toEqual([one, other].sort());
  expect((await get(`/Users/${one}`)).body.groups).toEqual([
    expect.objectContaining({ value: id, display: 'Officers' }),
  ]);
  await patch(`/Groups/${id}`, entraPatches.removeMembers(one));
  expect(await membersOf(id)).toEqual([other]);
  expect((await patch(`/Groups/${id}`, entraPatches.renameGroup('Mates'))).body.displayName).toBe('Mates');
  const found = await get(
    `/Groups?excludedAttributes=members&filter=${encodeURIComponent('displayName eq "mates"')}`,
  );
  expect([found.body.totalResults, found.body.Resources[0].members]).toEqual([1, undefined]);
  expect((await remove(`/Groups/${id}`)).status).toBe(204);
  expect((await get(`/Groups/${id}`)).status).toBe(404);
});

test('a group of Okta: created with members, patched and replaced', async () => {
  const [one, other, third] = [await person(), await person(), await person()];
  const id = await group([one, other]);
  await patch(`/Groups/${id}`, oktaPatches.members([third], [one]));
  expect((await membersOf(id)).sort()).toEqual([other, third].sort());
  await patch(`/Groups/${id}`, oktaPatches.replaceMembers([one]));
  expect(await membersOf(id)).toEqual([one]);
  expect((await patch(`/Groups/${id}`, oktaPatches.renameGroup(id, 'Deck'))).body.displayName).toBe('Deck');
  expect((await put(`/Groups/${id}`, oktaGroup('Deck'))).body.members).toEqual([]);
  const { rows } = await server.owner.query(
    "select detail, via from event where kind = 'directory.members_changed' and subject_id = $1 order by id desc limit 1",
    [Number(id)],
  );
  expect(rows).toEqual([{ detail: { added: [], removed: [Number(one)] }, via: 'SCIM' }]);
});

test('a group gives a flag at once and later, and takes it back with its last group', async () => {
  const [one, other] = [await person(), await person()];
  const [id, second] = [await group([one]), await group([one])];
  expect((await give(id, 'isGoalAdmin')).status).toBe(200);
  expect(await rowOf(one)).toMatchObject({ is_goal_admin: true });
  await give(second, 'isGoalAdmin');
  await patch(`/Groups/${id}`, entraPatches.addMembers(other));
  expect(await rowOf(other)).toMatchObject({ is_goal_admin: true });
  await patch(`/Groups/${id}`, entraPatches.removeMembers(one, other));
  expect(await rowOf(other)).toMatchObject({ is_goal_admin: false });
  expect(await rowOf(one)).toMatchObject({ is_goal_admin: true });
  await give(second, null);
  expect(await rowOf(one)).toMatchObject({ is_goal_admin: false });
  const { rows } = await server.owner.query(
    "select kind from event where subject_id = $1 and kind like 'person.flags%' order by id",
    [Number(one)],
  );
  expect(rows.map(({ kind }) => kind)).toEqual([
    'person.flags_changed',
    'person.flags_imported',
    'person.flags_changed',
  ]);
});

test('a group gives a role, and never touches the ceo’s', async () => {
  const one = await person();
  const id = await group([one, String(tenant.ceo.id)]);
  await give(id, 'manager');
  expect(await rowOf(one)).toMatchObject({ role_name: 'manager' });
  await give(id, 'observer');
  expect(await rowOf(one)).toMatchObject({ role_name: 'observer', manager_id: null });
  expect(await rowOf(String(tenant.ceo.id))).toMatchObject({ role_name: 'ceo' });
  await remove(`/Groups/${id}`);
  expect(await rowOf(one)).toMatchObject({ role_name: 'contributor' });
  expect((await give('999999', 'manager')).status).toBe(400);
  expect((await server.call(saveScim, { token, body: { Groups: [{ Id: 1, Gives: 'ceo' }] } })).status).toBe(
    400,
  );
});

test('a deleted user leaves their groups with what these gave, and the groups go on', async () => {
  const [one, other] = [await person(), await person()];
  const id = await group([one, other]);
  await give(id, 'isHrAdmin');
  expect((await remove(`/Users/${one}`)).status).toBe(204);
  expect(await rowOf(one)).toMatchObject({ is_hr_admin: false, deactivated_at: expect.any(Number) });
  expect(await membersOf(id)).toEqual([other]);
  expect((await patch(`/Groups/${id}`, entraPatches.renameGroup('Fewer'))).status).toBe(200);
  expect(await rowOf(other)).toMatchObject({ is_hr_admin: true });
});

test('the last org admin keeps the flag: 409 in words, and nothing is half done', async () => {
  const one = await person();
  const id = await group([one]);
  await give(id, 'isOrgAdmin');
  const answer = await patch(`/Groups/${id}`, entraPatches.removeMembers(one));
  expect([answer.status, answer.body.detail]).toEqual([409, expect.stringContaining('last org admin')]);
  expect(await membersOf(id)).toEqual([one]);
  expect(await rowOf(one)).toMatchObject({ is_org_admin: true });
});

test('nobody becomes a member who is not here', async () => {
  const elsewhere = await server.buildTenant();
  for (const member of ['999999', 'x', String(elsewhere.ceo.id + 100_000)]) {
    const answer = await post('/Groups', oktaGroup('Ghosts', [member]));
    expect([answer.status, answer.body.scimType]).toEqual([400, 'invalidValue']);
  }
  expect((await post('/Groups', { displayName: ' ' })).status).toBe(400);
});
