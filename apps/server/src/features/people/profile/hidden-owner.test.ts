import { getGoal } from '@bellwether/contract/goals/reading';
import { changeManager } from '@bellwether/contract/people/manager';
import { getProfile, saveRoles } from '@bellwether/contract/people/profile';
import { expect, test } from 'vitest';
import { buildGoalCompany } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

test('an owner who became an observer keeps the name, and has a link only for who may read the profile', async () => {
  const { Goal } = await company.makeApproved('outsider');
  const { id } = people.outsider;
  await company.must('ceo', changeManager, { params: { id, managerId: 0 } });
  const none = { IsOrgAdmin: false, IsGoalAdmin: false, IsGoalManager: false, IsHrAdmin: false };
  await company.must('ceo', saveRoles, { params: { id }, body: { RoleName: 'observer', ...none } });
  for (const who of ['ceo', 'orgAdmin', 'lead', 'peer', 'goalAdmin', 'observer', 'outsider'] as const) {
    const { User } = (await company.must(who, getGoal, { params: { id: Goal.Id } })).Goal;
    const { status } = await company.call(who, getProfile, { params: { id } });
    expect([who, User.Name, User.IsProfileHidden]).toEqual([
      who,
      people.outsider.name,
      status === 404 ? true : undefined,
    ]);
    expect([who, status]).toEqual([who, ['ceo', 'orgAdmin', 'outsider'].includes(who) ? 200 : 404]);
  }
});
