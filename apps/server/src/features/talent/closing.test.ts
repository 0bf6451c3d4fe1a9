import { getDashboard } from '@bellwether/contract/dashboard';
import {
  getAppraisalComplianceReport,
  getAppraisalReport,
  getAppraisalsReport,
} from '@bellwether/contract/reports';
import {
  acknowledgeAppraisal,
  addStatement,
  closeAppraisal,
  getAppraisal,
  printAppraisal,
  saveAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { getTalentExcel, getTalentOverview, listTalentProgress } from '@bellwether/contract/talent/overview';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { type AppraisalCastName, buildAppraisalCompany, type Made } from '../../testing/appraisal-company.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { startTestServer } from '../../testing/test-server.ts';

// Shared appraisals whose employee does not sign. It is 18 November; the third quarter's were due on 21 October.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { quarter, tenantId } = company;
const reason = 'No answer to three reminders.';

/** Moves the instants of an appraisal back by days. */
const age = (id: number, days: number) =>
  server.owner.query(
    `update appraisal set shared_at = shared_at - $3 * interval '1 day', completed_at = completed_at - $3 * interval '1 day'
      where tenant_id = $1 and id = $2`,
    [tenantId, id, days],
  );
/** Makes an appraisal that may be closed. */
async function silent(fields: object = {}): Promise<Made> {
  const made = await company.make('shared', fields);
  await age(made.id, 8);
  return made;
}
const close = (who: AppraisalCastName, { id }: Made, more: object = {}) =>
  company.call(who, closeAppraisal, { params: { id }, body: { Reason: reason, ...more } });
const closed = async (fields: object = {}) => {
  const made = await silent(fields);
  expect((await close('lead', made)).status).toBe(200);
  return made;
};
const state = ({ id, token }: Made, Statement = 'I was on leave.') =>
  server.call(addStatement, { token, params: { id }, body: { Statement } });
const read = ({ id }: Made, who: AppraisalCastName = 'lead') =>
  company.must(who, getAppraisal, { params: { id } });
const said = async (bytes: Uint8Array) =>
  (await readPdf(bytes)).pages
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
const rowOf = async (bytes: Uint8Array, name: string) => {
  const [head = [], ...rows] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
  const row = rows.find((one) => one.includes(name)) ?? [];
  return Object.fromEntries(head.map((heading, at) => [String(heading), row[at]]));
};

describe('closing without the employee’s signature', () => {
  test('waits for the due day and a week after the sharing, and not for a deactivated employee', async () => {
    const made = await company.make('shared');
    expect((await read(made)).SignUntil).toBe('2026-11-25');
    expect((await close('lead', made)).problem.code).toBe('employee_has_time');
    await age(made.id, 7);
    expect((await close('lead', made)).problem.code).toBe('employee_has_time');
    await age(made.id, 1);
    expect((await read(made)).SignUntil).toBe('2026-11-17');
    expect((await close('lead', made)).status).toBe(200);
    const left = await company.make('shared');
    await company.change(left.employee, { deactivated_at: '2026-11-18T00:00:00Z' });
    expect((await close('hrAdmin', left)).status).toBe(200);
  });

  test('waits for a week after a change of the text, too', async () => {
    const made = await silent();
    expect((await read(made)).SignUntil).toBe('2026-11-17');
    await company.must('lead', saveAppraisal, {
      params: { id: made.id },
      body: company.body(made.employee, { Review: '<p>Another text.</p>' }),
    });
    expect((await read(made)).SignUntil).toBe('2026-11-25');
    expect((await close('lead', made)).problem.code).toBe('employee_has_time');
  });

  test('is for the reviewer and HR admins alone', async () => {
    const made = await silent();
    const others = [
      'head',
      'ceo',
      'orgAdmin',
      'goalAdmin',
      'hrObserver',
      'observer',
      'peer',
      'foreigner',
    ] as const;
    const statuses: number[] = [];
    for (const who of others) statuses.push((await close(who, made)).status);
    expect(statuses).toEqual([403, 403, 404, 404, 403, 404, 404, 404]);
    const call = { params: { id: made.id }, body: { Reason: reason } };
    expect((await server.call(closeAppraisal, { ...call, token: made.token })).status).toBe(403);
    expect((await server.call(closeAppraisal, call)).status).toBe(401);
    expect((await close('hrAdmin', made)).status).toBe(200);
  });

  test('needs a reason, and the version that was read', async () => {
    const made = await silent();
    const missing = await close('lead', made, { Reason: ' ' });
    expect([missing.status, missing.problem.errors?.[0]?.path]).toEqual([400, 'Reason']);
    const long = await close('lead', made, { Reason: 'x'.repeat(2_001) });
    expect([long.status, long.problem.errors?.[0]?.path]).toEqual([400, 'Reason']);
    const stale = await close('lead', made, { UpdatedAt: '2020-01-01T00:00:00Z' });
    expect([stale.status, stale.problem.code]).toEqual([409, 'changed_meanwhile']);
    expect((await read(made)).State).toBe('shared');
  });

  test('completes it, is told by history and event, and ends every other act', async () => {
    const made = await closed();
    const { State, Progress, AcknowledgedAt, ManagerSignature, Closing, History, Permissions, RatingWords } =
      await read(made);
    expect([State, Progress, AcknowledgedAt, ManagerSignature]).toEqual(['completed', 100, null, null]);
    expect(Closing).toMatchObject({
      Name: 'Lena Lead',
      Reason: reason,
      Statement: null,
      StatementUntil: '2026-12-18',
    });
    expect(RatingWords?.Primary.Label).toBe('Exceeds expectations');
    expect(History[0]?.Sentence).toBe('Appraisal closed without the employee’s signature');
    expect(Permissions).toMatchObject({ Print: true, Edit: 'completed', Close: 'completed' });
    expect((await company.events(made.id)).at(-1)).toEqual({
      kind: 'appraisal.closed',
      detail: { employee: made.employee.id, reviewer: company.people.lead.id, period: quarter },
    });
    const sign = { token: made.token, params: { id: made.id }, body: { Sign: 'Me' } };
    expect((await server.call(acknowledgeAppraisal, sign)).problem.code).toBe('completed');
    expect((await close('lead', made)).problem.code).toBe('completed');
  });

  test('and signing at once: one of them happens', async () => {
    for (let round = 0; round < 4; round += 1) {
      const made = await silent();
      const [given, signed] = await Promise.all([
        close('lead', made),
        server.call(acknowledgeAppraisal, {
          token: made.token,
          params: { id: made.id },
          body: { Sign: 'Me' },
        }),
      ]);
      expect([given.status, signed.status].sort()).toEqual([200, 409]);
      const { State, Closing, EmployeeSignature } = await read(made);
      expect([State, Closing === null, EmployeeSignature]).toEqual(
        given.status === 200 ? ['completed', false, null] : ['acknowledged', true, 'Me'],
      );
    }
  });
});

describe('the statement', () => {
  test('is the employee’s alone, can be changed, and is told by history and event', async () => {
    const made = await closed();
    for (const [who, status] of [
      ['lead', 403],
      ['hrAdmin', 403],
      ['peer', 404],
      ['foreigner', 404],
    ] as const) {
      const call = { params: { id: made.id }, body: { Statement: 'Not mine' } };
      expect([who, (await company.call(who, addStatement, call)).status]).toEqual([who, status]);
    }
    expect((await state(made, '  ')).problem.errors?.[0]?.path).toBe('Statement');
    expect((await state(made)).body.Closing?.Statement).toBe('I was on leave.');
    expect((await state(made, 'I was on sick leave.')).status).toBe(200);
    const { Closing, History } = await read(made, 'hrAdmin');
    expect(Closing?.Statement).toBe('I was on sick leave.');
    expect(History.map(({ Sentence }) => Sentence).slice(0, 2)).toEqual([
      'Statement added by the employee',
      'Statement added by the employee',
    ]);
    expect((await company.events(made.id)).at(-1)).toMatchObject({
      kind: 'appraisal.stated',
      detail: { closer: company.people.lead.id },
    });
  });

  test('can be added for 30 days, and only to one that was closed', async () => {
    const made = await closed();
    await age(made.id, 30);
    expect((await state(made)).status).toBe(200);
    await age(made.id, 1);
    expect((await state(made, 'Too late')).problem.code).toBe('statement_over');
    const signed = await company.make('completed');
    expect((await state(signed)).status).toBe(403);
    expect((await state(await company.make('shared'))).status).toBe(403);
  });
});

test('print, Excel and reports say that it is not signed, with the reason and the statement', async () => {
  const made = await closed({ Review: '<p>Steady work.</p>' });
  const [before, name] = [
    await company.call('lead', printAppraisal, { params: { id: made.id } }),
    made.employee.name,
  ];
  expect(await said(before.bytes)).toContain('No statement.');
  await state(made);
  await company.change(made.employee, { name: 'Renamed Later' });
  const printed = await said((await company.call('lead', printAppraisal, { params: { id: made.id } })).bytes);
  for (const words of [
    `Appraisal of ${name}`,
    'Steady work.',
    'Not signed by the employee',
    'Closed by Lena Lead, 18 Nov 2026',
    reason,
    'Statement of the employee I was on leave.',
  ])
    expect(printed).toContain(words);
  const status = 'Completed, not signed by the employee';
  const excel = await company.call('lead', getTalentExcel, {
    params: { periodId: quarter, userId: company.people.lead.id },
  });
  expect((await rowOf(excel.bytes, 'Renamed Later')).Status).toBe(status);
  for (const endpoint of [getAppraisalsReport, getAppraisalComplianceReport]) {
    const { bytes } = await company.call('lead', endpoint, { params: { mode: 2, periodId: quarter } });
    expect((await rowOf(bytes, 'Renamed Later')).Status).toBe(status);
  }
  const report = await company.call('lead', getAppraisalReport, {
    params: { periodId: quarter, managerOrUserId: made.employee.id, relatedPeriodId: 0, mode: 2 },
  });
  const chapter = await said(report.bytes);
  for (const words of [status, 'Not signed by the employee', reason, 'I was on leave.'])
    expect(chapter).toContain(words);
});

test('until then it is overdue everywhere, and the employee is reminded with the due day', async () => {
  const made = await company.make('shared');
  const { users, evaluations, Counts } = await company.must('lead', getTalentOverview, {
    params: { periodId: quarter, userId: 0, hr: 0 },
    query: { Status: 'overdue' },
  });
  const listed = evaluations[users.findIndex(({ Id }) => Id === made.employee.id)];
  expect([listed?.State, listed?.IsOverdue, listed?.IsUnsigned]).toEqual(['shared', true, false]);
  expect(Counts.overdue).toBe(Counts.none + Counts.draft + Counts.shared);
  const { data } = await company.must('lead', listTalentProgress, { params: { userId: 0, hr: 0 } });
  expect(data[0]?.Counts.overdue).toBe(Counts.overdue);
  expect((await read(made)).IsOverdue).toBe(true);
  const { bytes } = await company.call('lead', getAppraisalComplianceReport, {
    params: { mode: 2, periodId: quarter },
  });
  expect((await rowOf(bytes, made.employee.name)).Overdue).toBe('Yes');
  const { Reminders } = (await server.call(getDashboard, { token: made.token })).body;
  expect(Reminders?.find(({ Type }) => Type === 'appraisal_sign')?.Due).toEqual({
    Date: '2026-10-21',
    IsOverdue: true,
  });
  await age(made.id, 8);
  await close('lead', made);
  const after = await server.call(getDashboard, { token: made.token });
  expect(after.body.Reminders?.some(({ Type }) => Type === 'appraisal_sign')).toBe(false);
});

describe('an edit after the signature', () => {
  const edit = ({ id, employee }: Made) =>
    company.must('lead', saveAppraisal, {
      params: { id },
      body: company.body(employee, { Review: '<p>Other words.</p>' }),
    });

  test('keeps the comment for the next signature, and the print holds it', async () => {
    const made = await company.make('acknowledged');
    expect((await edit(made)).EmployeeComments).toBe('I see it otherwise.');
    const own = await server.call(getAppraisal, { token: made.token, params: { id: made.id } });
    expect([own.body.EmployeeComments, own.body.Signatures[0]?.IsCurrent]).toEqual([
      'I see it otherwise.',
      false,
    ]);
    await age(made.id, 8);
    await close('lead', made);
    const printed = await company.call('lead', printAppraisal, { params: { id: made.id } });
    expect(await said(printed.bytes)).toContain('I see it otherwise.');
  });

  test('the employee can take the comment out', async () => {
    const made = await company.make('acknowledged');
    await edit(made);
    const body = { Sign: 'Me', Comment: '' };
    await server.call(acknowledgeAppraisal, { token: made.token, params: { id: made.id }, body });
    expect((await read(made)).EmployeeComments).toBe('');
  });

  test('a signature with the version before the edit is refused until the newer one is sent', async () => {
    const made = await company.make('shared');
    const { UpdatedAt: first } = await read(made);
    const { UpdatedAt: newer } = await edit(made);
    const sign = (UpdatedAt: string) =>
      server.call(acknowledgeAppraisal, {
        token: made.token,
        params: { id: made.id },
        body: { Sign: 'Me', UpdatedAt },
      });
    expect((await sign(first)).problem.code).toBe('changed_meanwhile');
    expect((await sign(newer)).status).toBe(200);
  });
});

test('an overdue draft reminds its reviewer, and the acting manager who takes over', async () => {
  const other = await startTestServer();
  const fresh = await buildAppraisalCompany(other);
  const late = async (who: AppraisalCastName) => {
    const { Reminders } = await fresh.must(who, getDashboard);
    return (Reminders ?? []).filter(({ Type }) => Type === 'appraisal_write').map(({ Id, Due }) => [Id, Due]);
  };
  const due = { Date: '2026-10-21', IsOverdue: true };
  // `otherLead` has three reports, who get completed appraisals, and one more with a draft.
  for (const who of ['hrAdmin', 'orgAdmin', 'goalAdmin'] as const)
    await fresh.bring('completed', {
      employee: fresh.people[who],
      token: fresh.tokenOf(who),
      manager: 'otherLead',
    });
  expect(await late('otherLead')).toEqual([]);
  const made = await fresh.make('draft', {}, 'otherLead');
  expect(await late('otherLead')).toEqual([[fresh.quarter, due]]);
  await fresh.set({ appraisal_grace_weeks: 10 });
  expect(await late('otherLead')).toEqual([]);
  await fresh.set({ appraisal_grace_weeks: 3 });
  await fresh.change(fresh.people.otherLead, { deactivated_at: '2026-11-18T00:00:00Z' });
  await fresh.change(made.employee, { manager_id: fresh.people.ceo.id });
  expect(await late('ceo')).toEqual([[fresh.quarter, due]]);
});
