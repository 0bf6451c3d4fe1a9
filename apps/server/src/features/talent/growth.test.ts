import { getAppraisalComplianceReport } from '@bellwether/contract/reports';
import { listAppraisalsOfPerson } from '@bellwether/contract/talent/appraisal';
import {
  getTalentExcel,
  getTalentMatrix,
  getTalentOverview,
  listTalentProgress,
} from '@bellwether/contract/talent/overview';
import { expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { countBuffers } from '../../testing/count-buffers.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, quarter, tenantId } = company;

/** Adds people below `lead`, half of them with a completed appraisal. */
async function addPeople(count: number): Promise<void> {
  await server.owner.query(
    `begin; select set_config('app.tenant_id', '${tenantId}', true);
    insert into person (tenant_id, name, email, email_key, job_title, role_name, manager_id, created_at, updated_at)
      select ${tenantId}, 'Person ' || n, 'many-${count}-' || n || '@example.com', 'many-${count}-' || n || '@example.com', 'x', 'contributor',
        ${people.lead.id}, '2025-01-01', '2025-01-01' from generate_series(1, ${count}) n;
    insert into appraisal (tenant_id, employee_id, reviewer_id, period_id, state, review, primary_rating, secondary_rating, levels,
      tertiary_levels, shared_at, acknowledged_at, completed_at, employee_signature, manager_signature, created_at, updated_at)
    select ${tenantId}, id, ${people.lead.id}, ${quarter}, 'completed', '<p>x</p>', id % 3, id % 2, 3, 3, '2026-11-01', '2026-11-01',
      '2026-11-01', 'x', 'x', '2026-11-01', '2026-11-01' from person where tenant_id = ${tenantId} and id % 2 = 0
        and email like 'many-${count}-%'; commit;
    `,
  );
  await server.owner.query('analyze person, org_path, appraisal');
}

test('the files of 1,000 people read few pages for each of them while nobody is away on the due day', async () => {
  await addPeople(1_000);
  await server.owner.query('vacuum (analyze)');
  const pages = async (call: () => Promise<unknown>) => {
    const { asked } = await server.countStatements(call);
    return countBuffers(server.context.pool, tenantId, asked);
  };
  const workbook = await pages(() =>
    company.must('hrAdmin', getTalentExcel, { params: { periodId: quarter, userId: 0 } }),
  );
  const report = await pages(() =>
    company.must('hrAdmin', getAppraisalComplianceReport, { params: { mode: 2, periodId: quarter } }),
  );
  expect([workbook < 17_000, report < 5_000]).toEqual([true, true]);
});

test('3,000 people cost as many statements as ten', async () => {
  const team = { periodId: quarter, userId: people.lead.id, hr: 0 };
  const calls = {
    overview: () => company.must('lead', getTalentOverview, { params: team }),
    organization: () => company.must('hrAdmin', getTalentOverview, { params: { ...team, userId: 0, hr: 1 } }),
    matrix: () => company.must('hrAdmin', getTalentMatrix, { params: { ...team, userId: 0, hr: 1 } }),
    progress: () => company.must('hrAdmin', listTalentProgress, { params: { userId: 0, hr: 1 } }),
    workbook: () => company.must('hrAdmin', getTalentExcel, { params: { periodId: quarter, userId: 0 } }),
    own: () => company.must('member', listAppraisalsOfPerson, { params: { userId: people.member.id } }),
  };
  const statements = async () => {
    const counts: Record<string, number> = {};
    const each: [string, () => Promise<unknown>][] = Object.entries(calls);
    // The server checks the session every second while a thread writes a file. Leave these checks out of the count,
    // because they do not depend on the number of rows.
    const isCheck = (statement: string) => statement.includes('session.secret_hash');
    for (const [name, call] of each)
      counts[name] = (await server.countStatements(call)).tables.filter((one) => !isCheck(one)).length;
    return counts;
  };
  await addPeople(10);
  await statements();
  const few = await statements();
  await addPeople(3_000);
  expect(await statements()).toEqual(few);
  expect(Math.max(...Object.values(few))).toBeLessThanOrEqual(7);
  const { Counts, Cells, users } = await company
    .must('hrAdmin', getTalentMatrix, { params: { ...team, userId: 0, hr: 1 } })
    .then(async ({ Counts, Cells }) => ({ Counts, Cells, users: (await calls.organization()).users }));
  expect(users).toHaveLength(50);
  expect(Cells.reduce((sum, { Count }) => sum + Count, 0)).toBe(Counts.completed);
});
