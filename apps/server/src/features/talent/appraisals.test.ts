import { passwordNeededType } from '@bellwether/contract/problem';
import {
  acknowledgeAppraisal,
  completeAppraisal,
  createAppraisal,
  deleteAppraisal,
  getAppraisal,
  listAppraisalsOfPerson,
  saveAppraisal,
  shareAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { getTalentLabels, getTalentSettings, saveTalentLabels } from '@bellwether/contract/talent/labels';
import { getTalentOverview, getTalentSchedule } from '@bellwether/contract/talent/overview';
import { getSettings, saveSettings } from '@bellwether/contract/tenant.settings';
import { describe, expect, test } from 'vitest';
import { inTenant } from '../../platform/database/transaction.ts';
import { buildAppraisalCompany, type Made } from '../../testing/appraisal-company.ts';
import { startTestServer } from '../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people } = company;

const read = ({ id }: { id: number }) => company.must('ceo', getAppraisal, { params: { id } });
const edit = ({ id, employee }: Made, fields: object = { Review: '<p>New.</p>' }) => ({
  params: { id },
  body: company.body(employee, fields),
});

describe('the life of an appraisal', () => {
  test('is told by its history and by events with ids only', async () => {
    const made = await company.make('completed');
    const { History, Signatures, State, Progress } = await read(made);
    expect([State, Progress]).toEqual(['completed', 100]);
    expect(History.map(({ Sentence }) => Sentence).reverse()).toEqual([
      'Appraisal started',
      'Appraisal shared',
      'Appraisal signed by the employee',
      'Appraisal signed by the manager',
    ]);
    expect(Signatures.map(({ Kind, IsCurrent, Comment }) => [Kind, IsCurrent, Comment])).toEqual([
      ['manager', true, ''],
      ['employee', true, 'I see it otherwise.'],
    ]);
    const ids = { employee: made.employee.id, reviewer: people.lead.id, period: company.quarter };
    expect(await company.events(made.id)).toEqual([
      { kind: 'appraisal.created', detail: ids },
      { kind: 'appraisal.shared', detail: ids },
      { kind: 'appraisal.acknowledged', detail: { ...ids, isChange: false } },
      { kind: 'appraisal.completed', detail: ids },
    ]);
  });

  test('marks a signature by somebody whose address changed within seven days', async () => {
    const signed = async (daysAgo: number) => {
      const made = await company.make('shared');
      const at = new Date(server.clock.now() - daysAgo * 86_400_000).toISOString();
      await inTenant(server.context.pool, company.tenantId, (db) =>
        db
          .insertInto('email_change')
          .values({
            tenant_id: company.tenantId,
            person_id: made.employee.id,
            actor_id: people.lead.id,
            old_email: 'old@x.example',
            old_email_key: 'old@x.example',
            new_email: 'new@x.example',
            requested_at: at,
            made_at: at,
          })
          .execute(),
      );
      await server.call(acknowledgeAppraisal, {
        token: made.token,
        params: { id: made.id },
        body: { Sign: 'Me', Comment: '' },
      });
      return (await company.events(made.id)).at(-1)?.detail;
    };
    expect(await signed(6.9)).toMatchObject({ isEmailNew: true });
    expect(await signed(7)).not.toHaveProperty('isEmailNew');
  });

  test('an edit of a shared one keeps it shared; after the signature it ends the signature and keeps its copy', async () => {
    const made = await company.make('shared');
    expect((await company.must('lead', saveAppraisal, edit(made))).State).toBe('shared');
    const signed = { token: made.token, params: { id: made.id }, body: { Sign: 'Me', Comment: 'No.' } };
    await server.call(acknowledgeAppraisal, signed);
    const body = await company.must('lead', saveAppraisal, edit(made, { Review: '<p>Newer.</p>' }));
    expect(body).toMatchObject({
      State: 'shared',
      EmployeeSignature: null,
      EmployeeComments: 'No.',
      AcknowledgedAt: null,
    });
    expect(body.Signatures).toMatchObject([{ Kind: 'employee', Comment: 'No.', IsCurrent: false }]);
    const again = await server.call(acknowledgeAppraisal, { ...signed, body: { Sign: 'Me again' } });
    expect(again.body.Signatures.map(({ IsCurrent }) => IsCurrent)).toEqual([true, false]);
    expect((await company.events(made.id)).slice(-3).map(({ kind }) => kind)).toEqual([
      'appraisal.acknowledged',
      'appraisal.edited',
      'appraisal.acknowledged',
    ]);
  });

  test('an edit that changes nothing keeps the signature and records nothing', async () => {
    const made = await company.make('acknowledged');
    const before = await company.events(made.id);
    expect((await company.must('lead', saveAppraisal, edit(made, {}))).State).toBe('acknowledged');
    expect(await company.events(made.id)).toEqual(before);
  });

  test('the employee changes comment and signature until the manager has signed', async () => {
    const made = await company.make('acknowledged');
    const signed = { token: made.token, params: { id: made.id }, body: { Sign: 'M.', Comment: '' } };
    expect((await server.call(acknowledgeAppraisal, signed)).body).toMatchObject({
      State: 'acknowledged',
      EmployeeSignature: 'M.',
      EmployeeComments: '',
    });
    await company.must('lead', completeAppraisal, { params: { id: made.id }, body: { Sign: 'L' } });
    expect((await server.call(acknowledgeAppraisal, signed)).problem.code).toBe('completed');
  });

  test('a delete that has not seen the signature is refused', async () => {
    const made = await company.make('shared');
    const { UpdatedAt: seen } = await company.must('lead', getAppraisal, { params: { id: made.id } });
    const signed = await server.call(acknowledgeAppraisal, {
      token: made.token,
      params: { id: made.id },
      body: { Sign: 'M.', Comment: '' },
    });
    const remove = (UpdatedAt: string) =>
      company.call('lead', deleteAppraisal, { params: { id: made.id }, query: { UpdatedAt } });
    const refused = await remove(seen);
    expect([refused.status, refused.problem.code]).toEqual([409, 'changed_meanwhile']);
    expect((await remove(signed.body.UpdatedAt)).status).toBe(200);
  });

  test('a deleted one is gone with its signatures, and a new one may be made', async () => {
    const made = await company.make('acknowledged');
    await company.must('lead', deleteAppraisal, { params: { id: made.id } });
    const { rows } = await server.owner.query(
      'select 1 from appraisal_signature where tenant_id = $1 and appraisal_id = $2',
      [company.tenantId, made.id],
    );
    expect(rows).toEqual([]);
    expect((await company.events(made.id)).at(-1)).toMatchObject({
      kind: 'appraisal.deleted',
      detail: { employee: made.employee.id, from: 'acknowledged' },
    });
    await company.must('lead', createAppraisal, { body: company.body(made.employee) });
  });
});

describe('a signature', () => {
  test('keeps names, words and text as they were, whatever is renamed later', async () => {
    const made = await company.make('completed', { Review: '<p>As <strong>signed</strong>.</p>' });
    const frozen = async () => {
      const { rows } = await server.owner.query(
        `select signer_name, employee_name, reviewer_name, review_html, review_text, primary_rating, words, period_label
          from appraisal_signature where tenant_id = $1 and appraisal_id = $2 order by id`,
        [company.tenantId, made.id],
      );
      return rows;
    };
    const before = await frozen();
    expect(before[1]).toMatchObject({
      employee_name: made.employee.name,
      reviewer_name: 'Lena Lead',
      review_text: 'As signed.',
      primary_rating: 2,
      period_label: 'Q3 2026',
      words: { primary: { name: 'Performance', label: 'Exceeds expectations' }, tertiary: null },
    });
    await company.change(made.employee, { name: 'Renamed' });
    const settings = await company.must('hrAdmin', getTalentSettings);
    const PrimaryLabels = ['A', 'B', 'C'].map((Label) => ({ Label, Description: '' }));
    const { SecondaryLabels, TertiaryLabels, FormLable } = settings;
    await company.must('hrAdmin', saveTalentLabels, {
      body: {
        PrimaryLabels,
        SecondaryLabels,
        TertiaryLabels,
        FormLable,
        UpdatedAt: settings.LabelsUpdatedAt,
      },
    });
    expect(await frozen()).toEqual(before);
    const body = await read(made);
    expect(body.RatingWords?.Primary.Label).toBe('Exceeds expectations');
    expect(body.User.Name).toBe('Renamed');
    expect((await read(await company.make('acknowledged'))).RatingWords?.Primary.Label).toBe('C');
  });

  test('asks for the password after 15 minutes, both signatures', async () => {
    const other = await startTestServer();
    const late = await buildAppraisalCompany(other);
    const shared = await late.make('shared');
    const acknowledged = await late.make('acknowledged');
    other.clock.advance(16 * 60_000);
    const sign = { token: shared.token, params: { id: shared.id }, body: { Sign: 'Me' } };
    expect(await other.call(acknowledgeAppraisal, sign)).toMatchObject({
      status: 409,
      problem: { type: passwordNeededType },
    });
    const complete = { params: { id: acknowledged.id }, body: { Sign: 'Me' } };
    expect((await late.call('lead', completeAppraisal, complete)).problem.type).toBe(passwordNeededType);
    // The server refuses a person who may never sign before it asks for the password.
    expect((await late.call('head', completeAppraisal, complete)).status).toBe(403);
  });

  test('is put under the version that was read', async () => {
    const made = await company.make('shared');
    const { UpdatedAt } = await read(made);
    await company.must('lead', saveAppraisal, edit(made));
    const sign = { token: made.token, params: { id: made.id }, body: { Sign: 'Me', UpdatedAt } };
    expect((await server.call(acknowledgeAppraisal, sign)).problem.code).toBe('changed_meanwhile');
  });
});

describe('8 at once', () => {
  const eight = Array.from({ length: 8 });

  test('one appraisal is made, shared, signed and completed once', async () => {
    const employee = await server.buildPerson({ id: company.tenantId }, { manager: people.lead });
    const token = await server.signInAs(employee);
    const statuses = async (work: () => Promise<{ status: number }>) =>
      (await Promise.all(eight.map(work))).map(({ status }) => status).sort();
    const once = [200, ...Array.from({ length: 7 }, () => 409)];
    expect(
      await statuses(() => company.call('lead', createAppraisal, { body: company.body(employee) })),
    ).toEqual(once);
    const { evaluations } = await company.must('lead', listAppraisalsOfPerson, {
      params: { userId: employee.id },
    });
    const params = { id: evaluations[0]?.Id ?? 0 };
    expect(await statuses(() => company.call('lead', shareAppraisal, { params }))).toEqual(once);
    await server.call(acknowledgeAppraisal, { token, params, body: { Sign: 'Me' } });
    expect(
      await statuses(() => company.call('lead', completeAppraisal, { params, body: { Sign: 'L' } })),
    ).toEqual(once);
    expect((await company.events(params.id)).map(({ kind }) => kind)).toEqual([
      'appraisal.created',
      'appraisal.shared',
      'appraisal.acknowledged',
      'appraisal.completed',
    ]);
  });
});

describe('what is written', () => {
  const fault = async (fields: object) => {
    const { status, problem } = await company.call('lead', createAppraisal, {
      body: company.body(people.member, fields),
    });
    return [status, problem.errors?.[0]?.path, problem.errors?.[0]?.message];
  };
  const required = 'This is required.';

  test.each<[string, object, string, string]>([
    ['no primary rating', { Primary: undefined }, 'Primary', required],
    ['no secondary rating', { Secondary: null }, 'Secondary', required],
    ['a review that shows nothing', { Review: '<p>&nbsp;</p>' }, 'Review', required],
    ['a level that there is not', { Primary: 3 }, 'Primary', 'This is not one of the company’s levels.'],
    [
      'a third rating that is off',
      { TertiaryRating: 1 },
      'TertiaryRating',
      'The company has no third rating.',
    ],
    ['an unknown quarter', { EvaluationPeriodId: 999_999 }, 'EvaluationPeriodId', 'Please select a quarter.'],
  ])('%s is refused at its field', async (_name, fields, path, message) => {
    expect(await fault(fields)).toEqual([400, path, message]);
  });

  test('a third rating is required while the company has one', async () => {
    const other = await startTestServer();
    const third = await buildAppraisalCompany(other);
    await third.set({ tertiary_ratings_enabled: true });
    const { problem } = await third.call('lead', createAppraisal, { body: third.body(third.people.member) });
    expect(problem.errors).toEqual([{ path: 'TertiaryRating', message: required }]);
    const made = await third.make('draft', { TertiaryRating: 2 });
    expect(
      (await third.must('lead', getAppraisal, { params: { id: made.id } })).RatingWords?.Tertiary?.Name,
    ).toBe('Values');
  });

  test('the text is sanitised; person and quarter stay', async () => {
    const made = await company.make('draft', { Review: '<p onclick="x()">Good <script>x</script></p>' });
    expect((await read(made)).Review).toBe('<p>Good </p>');
    const moved = await company.call(
      'lead',
      saveAppraisal,
      edit(made, { EvaluationPeriodId: company.quarters[1] }),
    );
    expect(moved.problem.errors?.[0]?.path).toBe('EvaluationPeriodId');
    const given = await company.call('lead', saveAppraisal, edit(made, { UserId: people.peer.id }));
    expect(given.problem.errors?.[0]?.path).toBe('UserId');
  });
});

describe('labels and settings', () => {
  test('words are changed by ceo, org admins and HR admins, the number of levels only while none is open', async () => {
    const other = await startTestServer();
    const company = await buildAppraisalCompany(other);
    const { PrimaryLabels, SecondaryLabels, TertiaryLabels, FormLable } = await company.must(
      'peer',
      getTalentLabels,
    );
    const body = { PrimaryLabels, SecondaryLabels, TertiaryLabels, FormLable };
    for (const [who, status] of [
      ['ceo', 200],
      ['orgAdmin', 200],
      ['hrAdmin', 200],
      ['lead', 403],
      ['hrObserver', 403],
    ] as const)
      expect([who, (await company.call(who, saveTalentLabels, { body })).status]).toEqual([who, status]);
    expect((await company.call(null, saveTalentLabels, { body })).status).toBe(401);
    const four = { ...body, PrimaryLabels: [...PrimaryLabels, ...PrimaryLabels].slice(0, 5) };
    expect((await company.call('hrAdmin', saveTalentLabels, { body: four })).problem.errors?.[0]?.path).toBe(
      'PrimaryLabels',
    );
    const alike = PrimaryLabels.map((label, level) =>
      level === 0 ? { ...label, Label: ' meets   EXPECTATIONS ' } : label,
    );
    for (const list of ['PrimaryLabels', 'SecondaryLabels', 'TertiaryLabels'] as const) {
      const { status, problem } = await company.call('hrAdmin', saveTalentLabels, {
        body: { ...body, [list]: alike },
      });
      expect([status, problem.errors]).toEqual([
        400,
        [{ path: list, message: 'Each level needs its own label; “Meets expectations” is given twice.' }],
      ]);
    }
    const made = await company.make('shared');
    const change = { body: { Settings: { RatingLevels: 5 } } };
    const earlier = company.quarters[1] ?? 0;
    const draft = await company.make('draft', { EvaluationPeriodId: earlier });
    for (const [settings, what] of [
      [{ RatingLevels: 5 }, '“Levels of the first and second rating”'],
      [{ TertiaryRatingsEnabled: true }, '“Third rating”'],
      [{ TertiaryRatingLevels: 5 }, '“Levels of the third rating”'],
    ] as const) {
      const { problem } = await company.call('hrAdmin', saveSettings, { body: { Settings: settings } });
      expect([problem.code, problem.detail]).toEqual([
        'appraisals_open',
        `${what} can change only while no appraisal is open: 1 of Q3 2026 and 1 of Q2 2026 are open.`,
      ]);
    }
    expect((await company.must('hrAdmin', getSettings)).OpenAppraisals).toEqual([
      { Quarter: 'Q3 2026', Count: 1 },
      { Quarter: 'Q2 2026', Count: 1 },
    ]);
    await company.must('lead', deleteAppraisal, { params: { id: draft.id } });
    await company.must('lead', deleteAppraisal, { params: { id: made.id } });
    await company.must('hrAdmin', saveSettings, change);
    expect((await company.must('peer', getTalentLabels)).PrimaryLabels).toHaveLength(5);
    const stale = { body: { ...body, UpdatedAt: '2020-01-01T00:00:00Z' } };
    expect((await company.call('hrAdmin', saveTalentLabels, stale)).problem.code).toBe('changed_meanwhile');
  });

  test('a company without appraisals has none of the calls', async () => {
    const other = await startTestServer();
    const company = await buildAppraisalCompany(other);
    const made = await company.make('shared');
    await company.set({ talent_enabled: false });
    const statuses = await Promise.all([
      company.call('ceo', getTalentSchedule),
      company.call('ceo', getTalentLabels),
      company.call('ceo', getTalentSettings),
      company.call('ceo', getAppraisal, { params: { id: made.id } }),
      company.call('lead', createAppraisal, { body: company.body(company.people.peer) }),
      company.call('ceo', getTalentOverview, { params: { periodId: company.quarter, userId: 0, hr: 1 } }),
      company.call('ceo', listAppraisalsOfPerson, { params: { userId: made.employee.id } }),
    ]);
    expect(statuses.map(({ status }) => status)).toEqual(statuses.map(() => 404));
  });
});
