import { type ProviderSave, removeProvider, saveProvider } from '@bellwether/contract/accounts/providers';
import { expect, test } from 'vitest';
import type { TestTenant } from '../../../testing/factory.ts';
import { startOpenIdProvider } from '../../../testing/open-id-provider.ts';
import { reactByMail } from '../../../testing/react-by-mail.ts';
import { samlMetadataOf } from '../../../testing/saml-provider.ts';
import {
  addProviderOf,
  keyEnv,
  providerBody,
  redirectsOf,
  signInAt,
} from '../../../testing/sign-in-calls.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer({ env: keyEnv });

async function company() {
  const tenant = await server.buildTenant();
  const admin = await server.buildPerson(tenant, { flags: ['isOrgAdmin'] });
  await server.buildPerson(tenant, { flags: ['isHrAdmin', 'isGoalAdmin'] });
  await server.buildPerson(tenant, { flags: ['isOrgAdmin'], deactivated: true });
  const peer = await startOpenIdProvider({ redirects: redirectsOf(tenant) });
  return { tenant, peer, told: [tenant.ceo.id, admin.id].sort((one, other) => one - other) };
}

/** Runs the reactions, and returns who got a mail of a kind since the last look, with its provider. */
async function mailsOf(tenant: TestTenant, kind: string) {
  await reactByMail(server);
  const { rows } = await server.owner.query(
    'delete from mail where tenant_id = $1 and kind = $2 returning person_id, subject_id',
    [tenant.id, kind],
  );
  return rows
    .map(({ person_id, subject_id }) => [person_id, subject_id])
    .sort(([one], [other]) => one - other);
}

const save = async (tenant: TestTenant, id: number, body: ProviderSave) => {
  const token = await server.signInAs(tenant.ceo);
  expect((await server.call(saveProvider, { token, params: { id }, body })).status).toBe(200);
};

test('a person hears of a provider that is linked to their account, but not if they come by it for the first time', async () => {
  const { tenant, peer } = await company();
  const { Id: provider } = (
    await addProviderOf(server, tenant, { ...providerBody(peer), CreatesPeople: true })
  ).body;
  const person = await server.buildPerson(tenant);
  const invited = await server.buildPerson(tenant, { withoutPassword: true });
  for (const who of [person, invited, { ...person, id: 999_999, email: 'new@x.example' }])
    await signInAt(server, tenant, peer, { provider, person: who });
  expect(await mailsOf(tenant, 'identity_linked')).toEqual([[person.id, provider]]);
  // The second sign-in links nothing.
  await signInAt(server, tenant, peer, { provider, person });
  expect(await mailsOf(tenant, 'identity_linked')).toEqual([]);
});

test('all org admins and the ceo hear of a new provider, also of one that was removed at once', async () => {
  const { tenant, peer, told } = await company();
  const { Id: id } = (await addProviderOf(server, tenant, providerBody(peer))).body;
  const token = await server.signInAs(tenant.ceo);
  expect((await server.call(removeProvider, { token, params: { id } })).status).toBe(200);
  expect(await mailsOf(tenant, 'provider_added')).toEqual(told.map((person) => [person, id]));
});

test('they hear of another issuer, and of a provider that is the authority from now on, but of no other change', async () => {
  const { tenant, peer, told } = await company();
  const { Id: id } = (await addProviderOf(server, tenant, providerBody(peer))).body;
  const all = told.map((person) => [person, id]);
  await save(tenant, id, { Name: 'Okta', CreatesPeople: true });
  expect(await mailsOf(tenant, 'provider_changed')).toEqual([]);
  await save(tenant, id, { IsAuthoritative: true });
  expect(await mailsOf(tenant, 'provider_changed')).toEqual(all);
  const other = await startOpenIdProvider({ redirects: redirectsOf(tenant) });
  await save(tenant, id, {
    Issuer: other.issuer,
    ClientId: other.clientId,
    ClientSecret: other.clientSecret,
  });
  expect(await mailsOf(tenant, 'provider_changed')).toEqual(all);
});

test('they hear of another certificate, but not of the same one again', async () => {
  const { tenant, told } = await company();
  const body = { Kind: 'saml', Preset: 'other', Name: 'Northwind', Metadata: samlMetadataOf([0]) } as const;
  const { Id: id } = (await addProviderOf(server, tenant, body)).body;
  await save(tenant, id, { Metadata: samlMetadataOf([0]) });
  expect(await mailsOf(tenant, 'provider_changed')).toEqual([]);
  await save(tenant, id, { Metadata: samlMetadataOf([0, 1]) });
  expect(await mailsOf(tenant, 'provider_changed')).toEqual(told.map((person) => [person, id]));
});
