import { addComment } from '@bellwether/contract/goals/comments';
import { uploadAvatar } from '@bellwether/contract/people/avatar';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { moveCompany } from '../features/tenant/commands.move.ts';
import { companyRows } from '../testing/company-rows.ts';
import { buildGoalCompany } from '../testing/goal-company.ts';
import { askServer } from '../testing/test-database.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// A company is copied while it works, and brought up to date while its writes wait.
const one = await startTestServer();
const two = await startTestServer();
await askServer(two.connection, `update installation_key set key = decode(repeat('ab', 32), 'hex')`);
await askServer(two.connection, 'alter table tenant alter column id restart with 500001');
const ask = async (cell: TestServer, statement: string) => (await askServer(cell.connection, statement)).rows;
const context = { owner: one.connection, files: one.context.files, clock: one.clock };

/** Makes a company, and moves it; people do `meanwhile` after the first copy. */
async function moved(
  subdomain: string,
  meanwhile: (company: Awaited<ReturnType<typeof buildGoalCompany>>, goalId: number) => Promise<unknown>,
) {
  const company = await buildGoalCompany(one, { subdomain, name: subdomain });
  const { Goal } = await company.makeApproved('member', { Title: 'Kept' });
  for (const who of ['lead', 'peer'] as const)
    await ask(
      one,
      `update person set external_id = '${who}' where id = ${company.people[who].id} and tenant_id = ${company.tenantId}`,
    );
  let before: Record<string, string> = {};
  const { rows } = await moveCompany(
    context,
    {
      owner: two.connection,
      files: two.context.files,
      async copied() {
        await meanwhile(company, Goal.Id);
        before = await companyRows(one, company.tenantId);
      },
    },
    company.tenantId,
  );
  const { event: _e, due_work: _d, ...wanted } = before;
  const { event: _f, due_work: _g, ...arrived } = await companyRows(two, company.tenantId);
  expect(arrived).toEqual(wanted);
  const counts = Object.values(wanted).map((hash) => Number(hash.split(' ')[0]));
  expect(rows).toBeGreaterThan(counts.reduce((sum, count) => sum + count, 0));
  expect(await companyRows(one, company.tenantId)).toEqual({});
  return company;
}

/** Returns how often the company was frozen: twice if late rows did not fit, so that it was copied anew. */
async function timesFrozen(id: number): Promise<number> {
  return (await ask(two, `select from event where tenant_id = ${id} and kind = 'tenant.frozen'`)).length;
}

describe('what people do while their company is copied', () => {
  test('comes along: new, changed and deleted rows, and files', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 40, height: 40, channels: 3, background: '#1a4f8b' } })
        .png()
        .toBuffer(),
    );
    const other = await two.buildTenant();
    const company = await moved('busy', async (own, goalId) => {
      // The other companies of the new database go on meanwhile.
      await ask(
        two,
        `begin; set local lock_timeout = '2s'; update tenant set name = 'Goes on' where id = ${other.id}; commit`,
      );
      const note = (Comment: string) => ({ Id: goalId, Type: 'GoalStatus' as const, Comment });
      await own.must('lead', addComment, { body: note('Late') });
      await own.makeApproved('peer', { Title: 'New', ParentId: goalId });
      await own.must('member', uploadAvatar, {
        params: { profileId: own.people.member.id },
        file: { bytes },
      });
      await ask(
        one,
        `update goal set title = 'Changed' where id = ${goalId} and tenant_id = ${own.tenantId}`,
      );
      const gone = await ask(
        one,
        `delete from session where tenant_id = ${own.tenantId} and person_id = ${own.people.peer.id} returning id`,
      );
      expect(gone).not.toEqual([]);
    });
    expect(await timesFrozen(company.tenantId)).toBe(1);
    expect(
      (await ask(two, `select title from goal where tenant_id = ${company.tenantId} order by id`)).map(
        ({ title }) => title,
      ),
    ).toEqual(['Changed', 'New']);
    const [{ avatar }] = await ask(two, `select avatar from person where id = ${company.people.member.id}`);
    expect(await two.context.files.read(`${company.tenantId}/${avatar}`)).toBeDefined();
  });

  test('comes along where it fits only as a whole: two people have changed their staff numbers with each other', async () => {
    const company = await moved('swapping', async (own) => {
      const { lead, peer } = own.people;
      const take = (id: number, number: string | null) =>
        ask(
          one,
          `update person set external_id = ${number === null ? 'null' : `'${number}'`} where id = ${id} and tenant_id = ${own.tenantId}`,
        );
      await take(lead.id, null);
      await take(peer.id, 'lead');
      await take(lead.id, 'peer');
    });
    expect(await timesFrozen(company.tenantId)).toBe(2);
    expect(
      await ask(
        two,
        `select name, external_id from person where tenant_id = ${company.tenantId} and external_id is not null order by external_id`,
      ),
    ).toEqual([
      { name: company.people.peer.name, external_id: 'lead' },
      { name: company.people.lead.name, external_id: 'peer' },
    ]);
  });
});
