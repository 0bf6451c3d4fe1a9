import { saveTheme } from '@bellwether/contract/dashboard';
import { dismissGuide, getGuide } from '@bellwether/contract/dashboard.guide';
import { createGoal } from '@bellwether/contract/goals/drafting';
import { getProfile, saveProfile } from '@bellwether/contract/people/profile';
import { saveStrategy } from '@bellwether/contract/strategy';
import { editTenant } from '@bellwether/contract/tenant.company';
import { expect, test } from 'vitest';
import type { PersonOptions, TestPerson } from '../../testing/factory.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();

/** A company whose people have accepted their invitations just now. */
async function newPerson(options?: PersonOptions) {
  const tenant = await server.buildTenant();
  const person = options ? await server.buildPerson(tenant, options) : tenant.ceo;
  await server.owner.query('update person set invitation_accepted_at = $2 where tenant_id = $1', [
    tenant.id,
    new Date(server.clock.now()).toISOString(),
  ]);
  return { tenant, person, token: await server.signInAs(person) };
}

const guide = async (token: string | undefined) => (await server.call(getGuide, { token })).body;
const done = async (token: string) =>
  (await guide(token)).Steps.filter(({ IsDone }) => IsDone).map(({ Name }) => Name);

test('a stranger has no guide, nor has an observer or somebody who came long ago', async () => {
  expect((await server.call(getGuide)).status).toBe(401);
  expect((await server.call(dismissGuide)).status).toBe(401);
  const none = { Kind: null, Steps: [] };
  expect(await guide((await newPerson({ role: 'observer' })).token)).toEqual(none);
  const { ceo } = await server.buildTenant();
  expect(await guide(await server.signInAs(ceo))).toEqual(none);
});

test('a new ceo’s steps are ticked by what they do, and then the guide goes', async () => {
  const { tenant, token } = await newPerson();
  expect(await guide(token)).toEqual({
    Kind: 'company',
    Steps: ['company_info', 'people', 'strategy_line', 'company_goal'].map((Name) => ({
      Name,
      IsDone: false,
    })),
  });
  const info = { Name: 'Acme', Url: 'acme.example', TimeZone: 'Berlin' };
  expect((await server.call(editTenant, { token, body: info })).status).toBe(200);
  expect(await done(token)).toEqual(['company_info']);
  await server.buildPerson(tenant);
  expect((await server.call(saveTheme, { token, body: { Title: 'Light the streets' } })).status).toBe(200);
  // A theme is no strategy.
  expect(await done(token)).toEqual(['company_info', 'people']);
  const draft = { StrategyBasic: { Mission: '<p>Light</p>', Vision: null, Values: null } };
  expect((await server.call(saveStrategy, { token, body: draft })).status).toBe(200);
  expect(await done(token)).toEqual(['company_info', 'people']);
  expect((await server.call(saveStrategy, { token, body: { ...draft, IsPublish: true } })).status).toBe(200);
  expect(await done(token)).toEqual(['company_info', 'people', 'strategy_line']);
  expect((await publish(token, tenant.ceo)).status).toBe(200);
  expect((await guide(token)).Kind).toBeNull();
});

test('the theme is the step of a company that has switched the strategy off', async () => {
  const { tenant, token } = await newPerson();
  await server.owner.query('update tenant_setting set strategy_enabled = false where tenant_id = $1', [
    tenant.id,
  ]);
  expect((await server.call(saveTheme, { token, body: { Title: 'Light the streets' } })).status).toBe(200);
  expect(await done(token)).toEqual(['strategy_line']);
});

test('a new employee’s steps are ticked by profile, parent and goal', async () => {
  const { person, token } = await newPerson({ role: 'manager', manager: null });
  expect((await guide(token)).Steps.map(({ Name }) => Name)).toEqual([
    'profile',
    'manager_goals',
    'first_goal',
    'first_update',
  ]);
  const { body } = await server.call(getProfile, { token, params: { id: person.id } });
  await server.call(saveProfile, {
    token,
    params: { id: person.id },
    body: { Name: body.Name, JobTitle: body.JobTitle, Email: body.Email, Biography: 'I light lamps.' },
  });
  expect(await done(token)).toEqual(['profile']);
});

test('a dismissed guide stays away, from that person only', async () => {
  const { tenant, token } = await newPerson({ role: 'contributor' });
  const other = await server.signInAs(tenant.ceo);
  expect((await server.call(dismissGuide, { token })).body).toEqual({ Kind: null, Steps: [] });
  expect((await guide(token)).Kind).toBeNull();
  expect((await guide(other)).Kind).toBe('company');
});

async function publish(token: string, owner: TestPerson) {
  const { rows } = await server.owner.query(
    'select id from goal_period where tenant_id = $1 and $2::date between start_date and end_date',
    [owner.tenantId, new Date(server.clock.now()).toISOString().slice(0, 10)],
  );
  const body = {
    Title: 'First',
    Measurement: 'Done',
    Description: '',
    IsPrivate: false,
    OwnerId: owner.id,
    ParentId: 0,
    PeriodId: Number(rows[0].id),
    ReportingMemo: '',
    IsDraft: false,
    IsFromEdit: false,
  };
  return server.call(createGoal, { token, body });
}
