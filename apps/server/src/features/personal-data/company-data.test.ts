import { gunzipSync } from 'node:zlib';
import { confirmPassword, restoreSession } from '@bellwether/contract/accounts';
import { addComment } from '@bellwether/contract/goals/comments';
import * as data from '@bellwether/contract/personal-data.company';
import { expect, test } from 'vitest';
import { testPassword } from '../../testing/factory.ts';
import { buildGoalCompany, type CastName } from '../../testing/goal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { purgeCompanies } from './commands.company-purge.ts';
import { runCompanyExport } from './commands.company-run.ts';

const day = 86_400_000;
const server = await startTestServer();
const company = await buildGoalCompany(server, { name: 'Leaving Works' });
const goal = await company.makeApproved('member');
const id = company.tenantId;
const others: readonly CastName[] = ['member', 'lead', 'goalAdmin', 'observer', 'goalManager'];
const note = { Id: goal.Goal.Id, Type: 'GoalStatus' as const, Comment: 'Later' };
const kinds = async () =>
  (
    await server.owner.query(
      `select kind from event where tenant_id = ${id} and kind like 'tenant.%' order by id`,
    )
  ).rows
    .map(({ kind }) => kind)
    .slice(1);
/** How the sentence names an admin. */
const named = (who: 'ceo' | 'orgAdmin') => `${company.people[who].name} (${company.people[who].email})`;
const toldToOthers = `Leaving Works ended its use of Bellwether on 26 November 2026, so only its CEO and org admins can still sign in. All data stay at least until 26 December 2026 and are deleted after it. Until that day the end can be taken back. Please ask: ${named('ceo')}, ${named('orgAdmin')}.`;
const prove = (who: CastName) => company.must(who, confirmPassword, { body: { Password: testPassword } });

test('only ceo and org admins of the company reach its data', async () => {
  for (const who of others) {
    expect((await company.call(who, data.getCompanyData)).status).toBe(403);
    expect((await company.call(who, data.exportCompanyData)).status).toBe(403);
    expect((await company.call(who, data.endCompany, { body: { Name: 'Leaving Works' } })).status).toBe(403);
    expect((await company.call(who, data.takeEndBack)).status).toBe(403);
  }
  expect((await company.call(null, data.getCompanyData)).status).toBe(401);
  expect(await company.must('foreigner', data.getCompanyData)).toEqual({ Exports: [], End: null, Holds: 0 });
});

test('a file of all data is made after a fresh proof, one at a time, for seven days', async () => {
  server.clock.advance(16 * 60_000);
  expect((await company.call('orgAdmin', data.exportCompanyData)).problem.code).toBe('password_needed');
  await prove('orgAdmin');
  const asked = await company.must('orgAdmin', data.exportCompanyData);
  expect((await company.must('orgAdmin', data.exportCompanyData)).Exports).toEqual(asked.Exports);
  // The others hear of it, once.
  const told = await server.owner.query(
    "select person_id, subject_id from mail where tenant_id = $1 and kind = 'company_data_asked'",
    [id],
  );
  expect(told.rows).toEqual([{ person_id: company.people.ceo.id, subject_id: company.people.orgAdmin.id }]);
  const [{ Id: exportId = 0 } = {}] = asked.Exports;
  const params = { id: exportId };
  expect((await company.call('orgAdmin', data.getCompanyExport, { params })).status).toBe(409);
  await runCompanyExport(server.context, { tenantId: id, exportId });
  const file = await company.call('orgAdmin', data.getCompanyExport, { params });
  const text = gunzipSync(file.bytes).toString('latin1');
  expect(text).toContain('Leaving Works');
  expect(text).not.toContain('tables/credential/');
  expect((await company.call('foreigner', data.getCompanyExport, { params })).status).toBe(404);
  expect((await company.call('member', data.getCompanyExport, { params })).status).toBe(403);
  expect(await kinds()).toEqual(['tenant.export_asked', 'tenant.export_taken']);
  server.clock.advance(8 * day);
  await company.signIn();
  await purgeCompanies(server.context);
  expect((await company.call('orgAdmin', data.getCompanyExport, { params })).status).toBe(409);
  expect((await company.must('ceo', data.getCompanyData)).Exports).toMatchObject([{ State: 'removed' }]);
});

test('an ended company is closed to all but its admins, who take it back', async () => {
  expect((await company.call('orgAdmin', data.endCompany, { body: { Name: 'Leaving' } })).status).toBe(400);
  expect((await company.call('orgAdmin', data.takeEndBack)).status).toBe(409);
  const { End } = await company.must('orgAdmin', data.endCompany, { body: { Name: 'Leaving Works' } });
  expect(End).toMatchObject({
    DeletedAt: new Date(server.clock.now() + 30 * day).toISOString().replace('.000', ''),
    EndedBy: { Name: 'Ora Orgadmin' },
  });
  const mails = await server.owner.query(
    `select person_id from mail where tenant_id = ${id} and kind = 'company_ended' order by person_id`,
  );
  expect(mails.rows.map(({ person_id }) => person_id)).toEqual(
    [company.people.ceo.id, company.people.orgAdmin.id].sort((one, other) => one - other),
  );
  for (const who of others)
    expect(await company.call(who, restoreSession)).toMatchObject({
      status: 410,
      problem: { code: 'company_ended', detail: toldToOthers },
    });
  expect((await server.call(restoreSession, {})).status).toBe(401);
  expect((await company.call('ceo', restoreSession)).status).toBe(200);
  expect((await company.call('ceo', addComment, { body: note })).status).toBe(410);
  expect((await company.call('foreigner', restoreSession)).status).toBe(200);
  expect((await company.must('ceo', data.takeEndBack)).End).toBeNull();
  expect((await company.call('member', addComment, { body: note })).status).toBe(200);
  expect((await kinds()).slice(2)).toEqual(['tenant.ended', 'tenant.taken_back']);
});

test('it is deleted after 30 days, unless a legal hold stops it', async () => {
  await company.must('ceo', data.endCompany, { body: { Name: 'Leaving Works' } });
  server.clock.advance(29 * day);
  await purgeCompanies(server.context);
  await company.signIn();
  await prove('ceo');
  expect((await company.must('ceo', data.exportCompanyData)).Exports[0]?.State).toBe('waiting');
  server.clock.advance(day);
  await server.owner.query(
    `insert into legal_hold (tenant_id, person_id, reason, author_id, created_at) values (${id}, $1, 'Court', $1, now())`,
    [company.people.member.id],
  );
  await purgeCompanies(server.context);
  expect((await company.must('ceo', data.getCompanyData)).Holds).toBe(1);
  await server.owner.query(`update legal_hold set lifted_at = now() where tenant_id = ${id}`);
  await purgeCompanies(server.context);
  expect((await company.call('ceo', restoreSession)).status).toBe(401);
  expect((await server.owner.query(`select from tenant where id = ${id}`)).rows).toEqual([]);
});
