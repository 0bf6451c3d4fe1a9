import { getDeactivationPreview } from '@bellwether/contract/people/status';
import {
  acknowledgeAppraisal,
  completeAppraisal,
  createAppraisal,
  deleteAppraisal,
  getAppraisal,
  saveAppraisal,
  shareAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { saveSettings } from '@bellwether/contract/tenant.settings';
import { describe, expect, test } from 'vitest';
import { buildAppraisalCompany, type Made } from '../../testing/appraisal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people } = company;
const left = '2026-11-01T00:00:00Z';

const edit = ({ id, employee }: Made) => ({
  params: { id },
  body: company.body(employee, { Review: '<p>New.</p>' }),
});

describe('people move', () => {
  test('a new manager reads the draft, takes over by the first act, and the former reviewer is out', async () => {
    const made = await company.make('draft');
    await company.change(made.employee, { manager_id: people.otherLead.id });
    expect((await company.call('lead', saveAppraisal, edit(made))).status).toBe(403);
    expect((await company.call('lead', getAppraisal, { params: { id: made.id } })).status).toBe(200);
    const body = await company.must('otherLead', saveAppraisal, edit(made));
    expect(body.ReviewerId).toBe(people.otherLead.id);
    expect((await company.call('lead', getAppraisal, { params: { id: made.id } })).status).toBe(404);
    await company.must('otherLead', shareAppraisal, { params: { id: made.id } });
  });

  test('a new manager countersigns what the former one wrote', async () => {
    const made = await company.make('acknowledged');
    await company.change(made.employee, { manager_id: people.otherLead.id });
    const sign = { params: { id: made.id }, body: { Sign: 'O' } };
    expect((await company.call('lead', completeAppraisal, sign)).status).toBe(403);
    const body = await company.must('otherLead', completeAppraisal, sign);
    expect([body.ReviewerId, body.Signatures[0]?.UserId]).toEqual([people.lead.id, people.otherLead.id]);
  });

  test('a deactivated reviewer is replaced by the next one above', async () => {
    const manager = await server.buildPerson(
      { id: company.tenantId },
      { role: 'manager', manager: people.head },
    );
    const token = await server.signInAs(manager);
    const employee = await server.buildPerson({ id: company.tenantId }, { manager });
    const { body } = await server.call(createAppraisal, { token, body: company.body(employee) });
    expect((await company.call('head', shareAppraisal, { params: { id: body.Id } })).status).toBe(403);
    await company.change(manager, { deactivated_at: left });
    const shared = await company.must('head', shareAppraisal, { params: { id: body.Id } });
    expect(shared.evaluationData.ReviewerId).toBe(people.head.id);
  });

  test('a reviewer who becomes the employee’s report writes no more, and the employee sees no draft', async () => {
    const employee = await server.buildPerson(
      { id: company.tenantId },
      { role: 'manager', manager: people.head },
    );
    const token = await server.signInAs(employee);
    const reviewer = await server.buildPerson(
      { id: company.tenantId },
      { role: 'manager', manager: people.head },
    );
    await company.change(employee, { manager_id: reviewer.id });
    const reviewerToken = await server.signInAs(reviewer);
    const { body } = await server.call(createAppraisal, {
      token: reviewerToken,
      body: company.body(employee),
    });
    await company.change(employee, { manager_id: people.head.id });
    await company.change(reviewer, { manager_id: employee.id });
    const params = { id: body.Id };
    expect((await server.call(getAppraisal, { token, params })).status).toBe(404);
    expect((await server.call(shareAppraisal, { token: reviewerToken, params })).status).toBe(403);
    await company.must('head', shareAppraisal, { params });
    expect((await server.call(getAppraisal, { token, params })).status).toBe(200);
  });

  test('an employee who becomes the ceo reads their own without ratings, and nobody countersigns', async () => {
    const other = await startTestServer();
    const changed = await buildAppraisalCompany(other);
    const made = await changed.make('acknowledged');
    const draft = await changed.make('draft');
    const { ceo } = changed.people;
    // The constraints ask for this order: no ceo, then the new ceo, then the former ceo below the new one.
    await other.owner.query(`begin; select set_config('app.tenant_id', '${changed.tenantId}', true);
      update person set role_name = 'manager' where tenant_id = ${changed.tenantId} and id = ${ceo.id};
      update person set role_name = 'ceo', manager_id = null where tenant_id = ${changed.tenantId} and id = ${made.employee.id};
      update person set manager_id = ${made.employee.id} where tenant_id = ${changed.tenantId} and id = ${ceo.id}; commit;`);
    const own = await other.call(getAppraisal, { token: made.token, params: { id: made.id } });
    expect([own.status, own.body.Manager, 'PrimaryRating' in own.body]).toEqual([200, 0, false]);
    const sign = { params: { id: made.id }, body: { Sign: 'L' } };
    expect((await changed.call('lead', completeAppraisal, sign)).status).toBe(403);
    const again = { token: made.token, params: { id: made.id }, body: { Sign: 'L' } };
    expect((await other.call(acknowledgeAppraisal, again)).problem.code).toBe('employee_is_ceo');
    // Like every ceo, the new one reads the appraisals of all other people.
    const others = await other.call(getAppraisal, { token: made.token, params: { id: draft.id } });
    expect([others.status, 'PrimaryRating' in others.body]).toEqual([200, true]);
    // Nobody can complete the new ceo's own appraisal any more, so only the other open appraisal blocks a new scale.
    const scale = { body: { Settings: { RatingLevels: 5 } } };
    expect((await changed.call('hrAdmin', saveSettings, scale)).problem.code).toBe('appraisals_open');
    await changed.must('lead', deleteAppraisal, { params: { id: draft.id } });
    await changed.must('hrAdmin', saveSettings, scale);
  });

  test('one of a deactivated person rests until it is signed, and must be rated again after the return if the scale has changed', async () => {
    const other = await startTestServer();
    const changed = await buildAppraisalCompany(other);
    const made = await changed.make('shared');
    await changed.change(made.employee, { deactivated_at: left });
    await changed.must('hrAdmin', saveSettings, { body: { Settings: { RatingLevels: 5 } } });
    await changed.change(made.employee, { deactivated_at: null });
    const params = { id: made.id };
    const former = await changed.must('lead', getAppraisal, { params });
    expect(['PrimaryRating' in former, 'RatingWords' in former]).toEqual([false, false]);
    const sign = { token: made.token, params, body: { Sign: 'L' } };
    expect((await other.call(acknowledgeAppraisal, sign)).problem.code).toBe('scale_changed');
    const rated = { params, body: changed.body(made.employee, { Primary: 4, Secondary: 3 }) };
    expect((await changed.must('lead', saveAppraisal, rated)).State).toBe('shared');
    expect((await changed.must('lead', getAppraisal, { params })).PrimaryRating).toBe(4);
    expect((await other.call(acknowledgeAppraisal, sign)).status).toBe(200);
    await changed.must('lead', completeAppraisal, { params, body: { Sign: 'L' } });
  });

  test('one that a deactivated person has signed is completed by the acting manager, and is open until then', async () => {
    const other = await startTestServer();
    const changed = await buildAppraisalCompany(other);
    const [draft, shared, signed] = [
      await changed.make('draft'),
      await changed.make('shared'),
      await changed.make('acknowledged'),
    ];
    for (const { employee } of [draft, shared, signed])
      await changed.change(employee, { deactivated_at: left });
    const scale = { body: { Settings: { RatingLevels: 5 } } };
    const refused = await changed.call('hrAdmin', saveSettings, scale);
    expect([refused.status, refused.problem.detail]).toEqual([
      409,
      '“Levels of the first and second rating” can change only while no appraisal is open: 1 of Q3 2026 is open.',
    ]);
    const sign = { body: { Sign: 'L' } };
    const complete = (id: number) => changed.call('lead', completeAppraisal, { params: { id }, ...sign });
    expect((await complete(shared.id)).problem.code).toBe('shared');
    expect((await complete(signed.id)).body.State).toBe('completed');
    await changed.must('hrAdmin', saveSettings, scale);
  });

  test('the preview of a leaver counts drafts, too, which fall to the next one above', async () => {
    const other = await startTestServer();
    const changed = await buildAppraisalCompany(other);
    const params = { id: changed.people.lead.id };
    const count = async () => (await changed.must('ceo', getDeactivationPreview, { params })).AppraisalCount;
    const before = await count();
    for (const state of ['draft', 'shared', 'acknowledged', 'completed'] as const) await changed.make(state);
    expect((await count()) - before).toBe(3);
  });

  test('nobody starts one for a deactivated person', async () => {
    const employee = await server.buildPerson(
      { id: company.tenantId },
      { manager: people.lead, deactivated: true },
    );
    expect((await company.call('lead', createAppraisal, { body: company.body(employee) })).problem.code).toBe(
      'employee_left',
    );
  });
});
