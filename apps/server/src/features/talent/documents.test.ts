import { printAppraisal } from '@bellwether/contract/talent/appraisal';
import {
  getTalentExcel,
  getTalentExcelByFlag,
  getTalentOverview,
} from '@bellwether/contract/talent/overview';
import { draftReview, getAppraisalGoals, getRatingDistribution } from '@bellwether/contract/talent/writing';
import { readXlsx } from 'hucre';
import { describe, expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../testing/appraisal-company.ts';
import { faultsOfBytes } from '../../testing/office-faults.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, quarter } = company;

async function textOf(bytes: Buffer): Promise<string> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const document = await getDocument({ data: new Uint8Array(bytes), useSystemFonts: true }).promise;
  const pages = Array.from({ length: document.numPages }, (_, page) => document.getPage(page + 1));
  const texts = await Promise.all(pages.map(async (page) => (await (await page).getTextContent()).items));
  return texts
    .flat()
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('the print', () => {
  test('says who signed what and when, with ratings only for who reads them', async () => {
    const made = await company.make('completed', {
      Review: '<p>Shipped <strong>twice</strong>.</p><ul><li>On time</li></ul>',
    });
    const params = { id: made.id };
    const printed = await company.call('lead', printAppraisal, { params });
    expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(printed.headers['content-disposition']).toContain('bellwether-appraisal-2026-q3-2026-11-18.pdf');
    const text = await textOf(printed.bytes);
    for (const part of [
      made.employee.name,
      'Lena Lead',
      'Shipped twice',
      'On time',
      'I see it otherwise.',
      'Exceeds expectations',
      'Signed were the review and the ratings as they are printed here.',
      `Employee ${made.employee.name} (${made.employee.name}), 18 Nov 2026 (2026-11-18T15:00:00Z)`,
      'Manager Lena Lead (Lena Lead), 18 Nov 2026 (2026-11-18T15:00:00Z)',
    ])
      expect(text).toContain(part);
    const own = await textOf((await server.call(printAppraisal, { token: made.token, params })).bytes);
    expect(own).toContain('Shipped twice');
    expect(own).toContain('Signed was the review as it is printed here.');
    expect(own).not.toContain('Exceeds expectations');
    expect(own).not.toContain('Performance');
  });
});

describe('the compliance workbook', () => {
  const rowsOf = async (bytes: Buffer) => (await readXlsx(new Uint8Array(bytes))).sheets[0]?.rows ?? [];

  test('has the people and states of the overview, and no rating', async () => {
    await company.make('shared');
    const params = { periodId: quarter, userId: people.lead.id };
    const { bytes, status } = await company.call('lead', getTalentExcel, { params });
    expect(await faultsOfBytes(bytes, 'xlsx')).toEqual([]);
    const rows = await rowsOf(bytes);
    // Days are dates, and the progress is a fraction of 1.
    expect([rows[1]?.[7], rows[1]?.[5]]).toEqual([expect.any(Date), expect.any(Number)]);
    const { users, evaluations } = await company.must('lead', getTalentOverview, {
      params: { ...params, hr: 0 },
    });
    expect(status).toBe(200);
    const words: Readonly<Record<string, string>> = {
      none: 'Not started',
      draft: 'Started',
      shared: 'Shared',
      acknowledged: 'Acknowledged',
      completed: 'Completed',
    };
    expect(rows.slice(1).map((row) => [row[0], row[4]])).toEqual(
      users.map(({ Name }, place) => [Name, words[evaluations[place]?.State ?? '']]),
    );
    expect(JSON.stringify(rows)).not.toContain('expectations');
    // The quarter was due on 21 October, and it is 18 November.
    const late = rows.find((row) => row[6] === 'Yes' && row[3] === 'Lena Lead');
    expect(late?.slice(8, 10)).toEqual([28, 'Lena Lead']);
    const shared = rows.find((row) => row[4] === 'Shared');
    expect(shared?.[9]).toBe(shared?.[0]);
    const [, totals] = (await readXlsx(new Uint8Array(bytes))).sheets;
    expect(totals?.name).toBe('Totals');
    expect(totals?.rows[1]?.slice(0, 2)).toEqual(['Everybody', users.length]);
    const byStatus = totals?.rows[1]?.slice(2, 7) as number[];
    expect(byStatus.reduce((sum, count) => sum + count, 0)).toBe(users.length);
    expect(totals?.rows.slice(2).map(([name]) => name)).toContain('Lena Lead');
    const direct = await company.call('lead', getTalentExcelByFlag, { params: { ...params, flag: 2 } });
    expect(await rowsOf(direct.bytes)).toHaveLength(users.length);
  });

  test.each([
    ['hrAdmin', 200],
    ['hrObserver', 200],
    ['ceo', 200],
    ['member', 404],
    ['orgAdmin', 404],
    ['foreigner', 404],
  ] as const)('of the company for %s: %s', async (who, status) => {
    const answer = await company.call(who, getTalentExcel, { params: { periodId: quarter, userId: 0 } });
    expect(answer.status).toBe(status);
    if (who === 'hrAdmin') expect((await rowsOf(answer.bytes)).length).toBeGreaterThan(10);
  });
});

test('user 0 is the own organisation for a lead', async () => {
  const names = async (userId: number) => {
    const { bytes } = await company.call('lead', getTalentExcel, { params: { periodId: quarter, userId } });
    return (await readXlsx(new Uint8Array(bytes))).sheets[0]?.rows.map(([name]) => name);
  };
  expect(await names(0)).toEqual(await names(people.lead.id));
});

describe('beside the text', () => {
  test('goals of the quarter with results, only those that the reader sees', async () => {
    await company.addGoal(people.member, 'Open goal', false);
    await company.addGoal(people.member, 'Private goal', true);
    const params = { userId: people.member.id, periodId: quarter };
    const titles = async (who: 'lead' | 'hrAdmin' | 'member') => {
      const { Goals } = await company.must(who, getAppraisalGoals, { params });
      return Goals.map(({ GoalDetail, GoalResult }) => [GoalDetail.Title, GoalResult?.Outcome]).sort();
    };
    const both = [
      ['Open goal', 'Outcome of Open goal'],
      ['Private goal', 'Outcome of Private goal'],
    ];
    expect(await titles('lead')).toEqual(both);
    expect(await titles('member')).toEqual(both);
    // An HR admin outside the chain does not see private goals.
    expect(await titles('hrAdmin')).toEqual(both.slice(0, 1));
    for (const who of ['peer', 'orgAdmin', 'foreigner', 'observer'] as const)
      expect((await company.call(who, getAppraisalGoals, { params })).status).toBe(404);
  });

  test('a draft from templates, off until the company switches it on, for the writer alone', async () => {
    const body = { UserId: people.member.id, EvaluationPeriodId: quarter };
    expect((await company.call('lead', draftReview, { body })).problem.code).toBe('review_drafts_off');
    await company.set({ review_drafts_enabled: true });
    const draft = await company.must('lead', draftReview, { body });
    expect([draft.Engine, draft.Notice]).toEqual([
      'template',
      'Drafted from templates; no AI provider is connected',
    ]);
    expect(draft.Paragraphs[0]).toContain('“Open goal”');
    for (const who of ['head', 'hrAdmin', 'member', 'peer', 'foreigner'] as const)
      expect([who, (await company.call(who, draftReview, { body })).status]).toEqual([who, 404]);
    await company.set({ drafts_per_day: 1 });
    expect((await company.call('lead', draftReview, { body })).status).toBe(429);
    await company.set({ drafts_per_day: 50, review_drafts_enabled: false });
  });
});

test('the distribution of others shows from 5 reviewers and 20 completed appraisals on, never one’s own rating', async () => {
  const other = await startTestServer();
  const company = await buildAppraisalCompany(other);
  const params = { periodId: company.quarter };
  await company.make('draft', { Primary: 0, Secondary: 0 });
  const add = async (reviewers: number, each: number) => {
    for (let at = 0; at < reviewers; at += 1) {
      const reviewer = await other.buildPerson({ id: company.tenantId }, { role: 'manager' });
      await other.owner.query(
        `begin; select set_config('app.tenant_id', '${company.tenantId}', true);
        with made as (insert into person (tenant_id, name, email, email_key, job_title, role_name, manager_id, created_at, updated_at)
          select ${company.tenantId}, 'R', 'r${reviewer.id}-' || n || '@example.com', 'r${reviewer.id}-' || n || '@example.com', 'x', 'contributor',
            ${reviewer.id}, '2025-01-01', '2025-01-01' from generate_series(1, ${each}) n returning id)
        insert into appraisal (tenant_id, employee_id, reviewer_id, period_id, state, review, primary_rating, secondary_rating, levels,
          tertiary_levels, shared_at, acknowledged_at, completed_at, employee_signature, manager_signature, created_at, updated_at)
        select ${company.tenantId}, id, ${reviewer.id}, ${company.quarter}, 'completed', '<p>x</p>', 1, 2, 3, 3, '2026-11-01', '2026-11-01',
          '2026-11-01', 'x', 'x', '2026-11-01', '2026-11-01' from made; commit;`,
      );
    }
  };
  const read = () => company.must('lead', getRatingDistribution, { params });
  await add(4, 6);
  expect(await read()).toMatchObject({
    Own: { Primary: [1, 0, 0], Secondary: [1, 0, 0], Count: 1 },
    Others: null,
  });
  await add(1, 1);
  expect((await read()).Others).toEqual({ Primary: [0, 25, 0], Secondary: [0, 0, 25], Count: 25 });
  // One more rating changes nothing: otherwise a reader who compares the counts before and after would learn that
  // rating.
  await add(1, 4);
  expect((await read()).Others?.Count).toBe(25);
  await add(1, 1);
  expect((await read()).Others?.Count).toBe(30);
  for (const who of ['member', 'hrAdmin', 'observer'] as const)
    expect((await company.call(who, getRatingDistribution, { params })).status).toBe(404);
});
