import type { Endpoint } from '@bellwether/contract/endpoint';
import {
  getAppraisalComplianceReport,
  getAppraisalReport,
  getAppraisalsReport,
  listAppraisalUsers,
} from '@bellwether/contract/reports';
import { previewReport } from '@bellwether/contract/reports/preview';
import { listTalentProgress } from '@bellwether/contract/talent/overview';
import { ofThem, verbs } from '@bellwether/domain/shared/of-them';
import { readXlsx } from 'hucre/xlsx';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type AppraisalCastName,
  buildAppraisalCompany,
  type Made,
} from '../../../testing/appraisal-company.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { type CallOptions, startTestServer } from '../../../testing/test-server.ts';

// Everybody asks for reports 6, 7 and 10, their choices and previews. `lead` writes the appraisals, `head` is the
// manager of `lead`, and the ceo is above both.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people, quarter } = company;

/** A part of every secret text and title; no file of the wrong person contains it. */
const canary = 'Canary-5d1';
const statuses = { draft: 'Started', shared: 'Shared', completed: 'Completed' };
const made: Record<string, Made> = {};
const nameOf = (state: string) => made[state]?.employee.name ?? expect.unreachable();
const idOf = (state: string) => made[state]?.employee.id ?? 0;

beforeAll(async () => {
  for (const state of ['draft', 'shared', 'completed'] as const)
    made[state] = await company.make(state, {
      Review: `<p>${canary}-${state}</p>`,
      Primary: 2,
      Secondary: 2,
    });
  // The manager must not read a draft that the manager's own boss wrote.
  const ofHead = await company.make(
    'draft',
    { Review: `<p>${canary}-hidden</p>`, Primary: 2, Secondary: 2 },
    'head',
  );
  await company.change(ofHead.employee, { manager_id: people.lead.id });
  made.hidden = ofHead;
  const { employee } = made.completed ?? expect.unreachable();
  await company.addGoal(employee, `${canary}-private`, true);
  await company.addGoal(employee, '=Open goal', false);
  // Appraisals whose employee is an HR admin.
  for (const [state, who] of [
    ['draft', 'hrLead'],
    ['shared', 'hrAdmin'],
  ] as const)
    await company.bring(
      state,
      {
        employee: people[who],
        token: company.tokenOf(who),
        manager: who === 'hrLead' ? 'head' : 'otherLead',
      },
      { Review: `<p>${canary}-own-${who}</p>`, Primary: 2, Secondary: 2 },
    );
});

const all = { params: { mode: 1, periodId: 0 } };
const one = { params: { mode: 2, periodId: quarter } };
const printOf = (userId: number, mode: 1 | 2, more = {}) => ({
  params: { periodId: quarter, managerOrUserId: userId, relatedPeriodId: 0, mode, ...more },
});
const calls: readonly (readonly [string, Endpoint, () => CallOptions])[] = [
  ['6', getAppraisalsReport, () => one],
  ['7', getAppraisalComplianceReport, () => one],
  ['10', getAppraisalReport, () => printOf(idOf('completed'), 2)],
  ['users', listAppraisalUsers, () => ({ params: { periodId: quarter } })],
];

async function rowsOf(who: AppraisalCastName, endpoint: Endpoint, options: CallOptions) {
  const { status, bytes } = await company.call(who, endpoint, options);
  expect([who, status]).toEqual([who, 200]);
  const [head = [], ...rows] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
  return rows.map((row) => Object.fromEntries(head.map((name, at) => [String(name), row[at]])));
}

async function textOf(who: AppraisalCastName, options: CallOptions): Promise<string> {
  const { status, bytes } = await company.call(who, getAppraisalReport, options);
  expect([who, status]).toEqual([who, 200]);
  return (await readPdf(bytes)).pages.map(({ text }) => text).join(' ');
}

describe('who may make them', () => {
  test.each(['ceo', 'head', 'lead', 'hrAdmin', 'hrLead', 'hrObserver'] as const)(
    '%s makes all',
    async (who) => {
      for (const [name, endpoint, options] of calls)
        expect([name, (await company.call(who, endpoint, options())).status]).toEqual([name, 200]);
    },
  );

  test.each<[AppraisalCastName, number, number]>([
    ['member', 403, 403],
    ['orgAdmin', 403, 403],
    ['goalAdmin', 403, 403],
    ['observer', 403, 403],
    ['foreigner', 404, 404],
    // Another manager lists their own people, but may not ask for somebody else's appraisals.
    ['otherLead', 200, 404],
  ])('%s: lists %i, report 10 %i', async (who, lists, print) => {
    const found: unknown[] = [];
    for (const [name, endpoint, options] of calls)
      found.push([name, (await company.call(who, endpoint, options())).status]);
    expect(found).toEqual([
      ['6', lists],
      ['7', lists],
      ['10', print],
      ['users', lists],
    ]);
  });

  test('nobody without a session, and nobody where the company has no appraisals', async () => {
    for (const [name, endpoint, options] of calls)
      expect([name, (await company.call(null, endpoint, options())).status]).toEqual([name, 401]);
    const { ceo } = await server.buildTenant({ withoutTalent: true });
    const token = await server.signInAs(ceo);
    for (const [name, endpoint, options] of calls)
      expect([name, (await server.call(endpoint, { ...options(), token })).status]).toEqual([name, 404]);
  });

  test('a quarter that has not ended, an unknown one, and a mode without its quarter are absent', async () => {
    const refused: [Endpoint, CallOptions][] = [
      [getAppraisalsReport, { params: { mode: 2, periodId: quarter + 1 } }],
      [getAppraisalsReport, { params: { mode: 2, periodId: 0 } }],
      [getAppraisalComplianceReport, { params: { mode: 1, periodId: quarter } }],
      [getAppraisalReport, printOf(idOf('completed'), 2, { periodId: quarter + 1 })],
      [getAppraisalReport, printOf(idOf('completed'), 2, { relatedPeriodId: 999_999 })],
      [listAppraisalUsers, { params: { periodId: 999_999 } }],
    ];
    for (const [endpoint, options] of refused)
      expect([endpoint.name, (await company.call('ceo', endpoint, options)).status]).toEqual([
        endpoint.name,
        404,
      ]);
  });
});

describe('report 6', () => {
  const seen = async (who: AppraisalCastName) =>
    (await rowsOf(who, getAppraisalsReport, one)).map((row) => [row.Name, row.Status, row.Performance ?? '']);
  const rated = 'Exceeds expectations';
  const byLead = () =>
    (['completed', 'draft', 'shared'] as const).map((state) => [nameOf(state), statuses[state], rated]);

  test('has what the reader reads, and their own row bare', async () => {
    const sorted = (rows: unknown[][]) => rows.map(String).sort();
    const draftOfHrLead = [people.hrLead.name, 'Started', rated];
    const hidden = [nameOf('hidden'), 'Started', rated];
    const sharedOfHrAdmin = [people.hrAdmin.name, 'Shared', rated];
    for (const [who, rows] of [
      ['lead', byLead()],
      ['head', [...byLead(), draftOfHrLead, hidden]],
      ['ceo', [...byLead(), draftOfHrLead, hidden, sharedOfHrAdmin]],
      ['hrObserver', [...byLead(), draftOfHrLead, hidden, sharedOfHrAdmin]],
      // Employees never see their own draft, and see their own shared appraisal without its ratings.
      ['hrLead', [...byLead(), hidden, sharedOfHrAdmin]],
      ['hrAdmin', [...byLead(), draftOfHrLead, hidden, [people.hrAdmin.name, 'Shared', '']]],
      ['otherLead', [sharedOfHrAdmin]],
    ] as const)
      expect([who, sorted(await seen(who))]).toEqual([who, sorted(rows.map((row) => [...row]))]);
  });

  test('shows nobody their own ratings, also where the company shares them', async () => {
    await company.set({ ratings_shared_with_employee: true });
    const own = (await seen('hrAdmin')).find(([name]) => name === people.hrAdmin.name);
    await company.set({ ratings_shared_with_employee: false });
    expect(own).toEqual([people.hrAdmin.name, 'Shared', '']);
  });

  test('of all quarters is named so, and holds no text', async () => {
    const { headers, bytes } = await company.call('ceo', getAppraisalsReport, all);
    expect(headers['content-disposition']).toMatch(/bellwether-appraisals-[\w-]+-2026-11-18\.xlsx/);
    const [sheet] = (await readXlsx(bytes)).sheets;
    expect(JSON.stringify(sheet?.rows)).not.toContain(canary);
    expect(sheet?.rows).toHaveLength(7);
  });
});

describe('report 7', () => {
  test('counts exactly what the overview counts, without ratings', async () => {
    for (const [who, path] of [
      ['ceo', { userId: 0, hr: 1 }],
      ['hrAdmin', { userId: 0, hr: 1 }],
    ] as const) {
      const rows = await rowsOf(who, getAppraisalComplianceReport, one);
      const { data } = await company.must(who, listTalentProgress, { params: path });
      const { overdue, ...counts } = data[0]?.Counts ?? expect.unreachable();
      const words = { none: 'Not started', acknowledged: 'Acknowledged', ...statuses };
      const count = (status: string) => rows.filter((row) => row.Status === status).length;
      expect(Object.fromEntries(Object.entries(words).map(([name, word]) => [name, count(word)]))).toEqual(
        counts,
      );
      expect(rows.filter((row) => row.Overdue === 'Yes')).toHaveLength(overdue);
      expect(JSON.stringify(rows)).not.toMatch(/expectations|Canary/);
      const { Finding, Count } = await company.must(who, previewReport, {
        body: { Report: 'appraisalCompliance', Mode: 2, PeriodId: quarter },
      });
      expect([Finding, Count]).toEqual([
        `${ofThem(counts.completed, rows.length, 'expected appraisal', verbs.are)} completed; ${overdue} are overdue.`,
        rows.length,
      ]);
    }
  });

  test('has the people below a manager, and not the manager', async () => {
    const rows = await rowsOf('lead', getAppraisalComplianceReport, one);
    expect(new Set(rows.map(({ Name }) => Name))).toEqual(
      new Set([people.member.name, people.peer.name, ...Object.keys(made).map(nameOf)]),
    );
    // A draft that the manager does not read looks like a missing one.
    expect(rows.find(({ Name }) => Name === nameOf('hidden'))?.Status).toBe('Not started');
  });
});

describe('report 10', () => {
  test('prints everything that a manager wrote, with goals that the reader sees', async () => {
    const text = await textOf('head', printOf(people.lead.id, 1));
    for (const said of [
      nameOf('draft'),
      `${canary}-draft`,
      nameOf('completed'),
      `${canary}-completed`,
      'Exceeds expectations',
      'I see it otherwise.',
      '=Open goal',
      `${canary}-private`,
      'Goals of Q3 2026',
      'Contents',
    ])
      expect(text).toContain(said);
    // HR admins outside the chain see no private goals.
    expect(await textOf('hrObserver', printOf(idOf('completed'), 2))).not.toContain(`${canary}-private`);
  });

  test('prints the goals of another quarter, and says if there are none', async () => {
    const related = { relatedPeriodId: quarter + 1 };
    const text = await textOf('lead', printOf(idOf('completed'), 2, related));
    expect(text).toContain('There are no goals that you see in this quarter.');
    expect(text).not.toContain('=Open goal');
  });

  test('prints an HR admin’s own one without ratings from the moment it is shared, and never before', async () => {
    const own = await textOf('hrAdmin', printOf(people.hrAdmin.id, 2));
    expect(own).toContain(`${canary}-own-hrAdmin`);
    expect(own).not.toContain('Exceeds');
    const draft = await company.call('hrLead', getAppraisalReport, printOf(people.hrLead.id, 2));
    expect([draft.status, draft.problem.detail]).toEqual([
      409,
      'You do not have any appraisals for this period.',
    ]);
    expect(await textOf('hrLead', printOf(people.lead.id, 1))).not.toContain('own-hrLead');
  });

  test('says that there are none only to who may ask for the person', async () => {
    const missing = printOf(people.member.id, 2);
    expect((await company.call('lead', getAppraisalReport, missing)).problem.detail).toBe(
      'You do not have any appraisals for this period.',
    );
    const hidden = printOf(idOf('hidden'), 2);
    expect((await company.call('lead', getAppraisalReport, hidden)).status).toBe(409);
    for (const [who, options] of [
      ['otherLead', missing],
      ['lead', printOf(people.lead.id, 2)],
      ['otherLead', printOf(people.lead.id, 1)],
      ['ceo', printOf(people.foreigner.id, 2)],
    ] as const)
      expect([who, (await company.call(who, getAppraisalReport, options)).status]).toEqual([who, 404]);
  });

  test('offers only people with an appraisal that the reader reads, and its authors', async () => {
    const choices = async (who: AppraisalCastName) => {
      const { users, managers } = await company.must(who, listAppraisalUsers, {
        params: { periodId: quarter },
      });
      return [
        users.map(({ Id }) => Id).sort((a, b) => a - b),
        managers.map(({ Id }) => Id).sort((a, b) => a - b),
      ];
    };
    const written = [idOf('draft'), idOf('shared'), idOf('completed')];
    const sorted = (...ids: number[]) => ids.sort((a, b) => a - b);
    expect(await choices('lead')).toEqual([sorted(...written), [people.lead.id]]);
    expect(await choices('hrLead')).toEqual([
      sorted(...written, idOf('hidden'), people.hrAdmin.id),
      sorted(people.lead.id, people.otherLead.id, people.head.id),
    ]);
    expect(await choices('otherLead')).toEqual([[people.hrAdmin.id], [people.otherLead.id]]);
  });
});

describe('previews', () => {
  test('show what the file would, and nothing more', async () => {
    const preview = await company.must('lead', previewReport, {
      body: {
        Report: 'appraisalReport',
        Mode: 1,
        PeriodId: quarter,
        UserId: people.lead.id,
        RelatedPeriodId: 0,
      },
    });
    expect(preview).toMatchObject({
      Title: 'Appraisal report',
      Subtitle: 'Q3 2026 · written by Lena Lead',
      Finding: '1 of 3 appraisals is completed.',
      Count: 3,
      Formats: { pdf: '' },
    });
    expect(JSON.stringify(preview)).not.toContain(canary);
    for (const [who, status] of [
      ['member', 403],
      ['otherLead', 404],
      ['foreigner', 404],
    ] as const)
      expect([
        who,
        (
          await company.call(who, previewReport, {
            body: {
              Report: 'appraisalReport',
              Mode: 2,
              PeriodId: quarter,
              UserId: idOf('completed'),
              RelatedPeriodId: 0,
            },
          })
        ).status,
      ]).toEqual([who, status]);
  });
});
