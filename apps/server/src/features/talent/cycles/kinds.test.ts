import { getDashboard } from '@bellwether/contract/dashboard';
import { getAppraisalComplianceReport } from '@bellwether/contract/reports';
import { previewReport } from '@bellwether/contract/reports/preview';
import {
  confirmAppraisal,
  createAnsweredAppraisal,
  listReviewQuestions,
  saveAnsweredAppraisal,
} from '@bellwether/contract/talent/answered';
import {
  acknowledgeAppraisal,
  createAppraisal,
  getAppraisal,
  printAppraisal,
  shareAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { createCycle, saveCycle, startCycle } from '@bellwether/contract/talent/cycles';
import { getTalentExcel, getTalentMatrix, getTalentOverview } from '@bellwether/contract/talent/overview';
import { getAppraisalGoals, getRatingDistribution } from '@bellwether/contract/talent/writing';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { asTenant } from '../../../platform/session/gate.ts';
import { buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import { askedQuestion, type CycleSave, cycleBuilders } from '../../../testing/cycle-company.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { tellReviews } from '../../notifications/telling/commands.reviews.ts';

// Kinds of cycles, templates and signatures. It is 18 November 2026, in the fourth quarter.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { body, report, running, appraise, overview, third } = cycleBuilders(company);
const { people } = company;

/** A cycle of these days, without quarters. */
const dated = (more: Partial<CycleSave> = {}): Partial<CycleSave> => ({
  Kind: 'dates',
  FirstPeriodId: undefined,
  Span: undefined,
  StartDate: '2026-08-01',
  EndDate: '2026-11-10',
  SelfReview: null,
  ...more,
});

/** Returns the text of a PDF in one line. */
async function textOf(bytes: Uint8Array): Promise<string> {
  const { pages } = await readPdf(bytes);
  return pages
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');
}

describe('a cycle of own dates', () => {
  test('stands beside the quarters, is open from the day after its end, and may move its days while it runs', async () => {
    const made = await running(dated());
    expect([made.cycle.StartDate, made.cycle.EndDate, made.cycle.HasEnded, made.cycle.Review]).toEqual([
      '2026-08-01',
      '2026-11-10',
      true,
      { OpensOn: '2026-11-11', DueOn: '2026-12-01' },
    ]);
    // The quarter is still owed.
    expect((await overview('lead')).body.users.map(({ Id }) => Id)).toContain(made.employee.id);
    const periodId = made.cycle.EvaluationPeriodId;
    const opened = await company.must('lead', getTalentOverview, {
      params: { periodId, userId: 0, hr: 0 },
      query: { Cycle: `${made.id}` },
    });
    expect([opened.users.map(({ Id }) => Id), opened.DueDate, opened.Counts.overdue]).toEqual([
      [made.employee.id],
      '2026-12-01',
      0,
    ]);
    const written = await appraise(made, { EvaluationPeriodId: periodId });
    expect([written.status, written.body.DueDate]).toEqual([200, '2026-12-01']);
    expect((await company.call('lead', createAppraisal, { body: company.body(made.employee) })).status).toBe(
      200,
    );
    const params = { id: made.id };
    const change = (more: Partial<CycleSave>) =>
      company.call('hrAdmin', saveCycle, { params, body: body([made.employee], dated(more)) });
    expect((await change({ EndDate: '2026-11-30' })).body.HasEnded).toBe(false);
    expect((await change({ HasSignatures: false })).problem.errors?.[0]?.path).toBe('HasSignatures');
    expect((await change({ Kind: 'probation', ProbationMonths: 3 })).problem.errors?.[0]?.path).toBe('Kind');
    // Nothing is written before the day on which the review opens.
    expect(
      (
        await company.call('lead', getTalentOverview, {
          params: { periodId, userId: 0, hr: 0 },
          query: { Cycle: `${made.id}` },
        })
      ).status,
    ).toBe(404);
  });

  test('may choose the days of the managers’ reviews, which reminders and overdue follow', async () => {
    const made = await running(dated({ ReviewDays: { OpensOn: '2026-11-01', DueOn: '2026-11-15' } }));
    expect(made.cycle.Review).toEqual({ OpensOn: '2026-11-01', DueOn: '2026-11-15' });
    const opened = await company.must('hrAdmin', getTalentOverview, {
      params: { periodId: made.cycle.EvaluationPeriodId, userId: 0, hr: 1 },
      query: { Cycle: `${made.id}`, Status: 'overdue' },
    });
    expect([opened.Counts.overdue, opened.users.length, opened.evaluations[0]?.IsOverdue]).toEqual([
      1,
      1,
      true,
    ]);
    const reminders = async () =>
      ((await company.must('lead', getDashboard)).Reminders ?? [])
        .filter(({ CycleId }) => CycleId === made.id)
        .map(({ Type, Due }) => [Type, Due]);
    const due = ['appraisal_write', { Date: '2026-11-15', IsOverdue: true }];
    expect(await reminders()).toEqual([due]);
    const { tenantId } = company;
    const at = { tenantId, now: server.clock.now(), requestId: 'days' };
    await asTenant(server.context, at, (scope) => tellReviews(scope, '2026-11-15', '2026-11-16'));
    const told = await server.owner.query<{ subject: number; detail: object }>(
      `select subject_id as subject, detail from event where kind = 'talent.cycle_appraisals_due'
        and (detail ->> 'cycle')::int = $1`,
      [made.id],
    );
    expect(told.rows).toEqual([{ subject: people.lead.id, detail: { cycle: made.id, count: -1 } }]);
    const EvaluationPeriodId = made.cycle.EvaluationPeriodId;
    await company.must('lead', createAppraisal, {
      body: company.body(made.employee, { CycleId: made.id, EvaluationPeriodId }),
    });
    // A draft is not shared yet, so it still waits for its reviewer.
    expect(await reminders()).toEqual([due]);
    const rated = await company.must('lead', getRatingDistribution, {
      params: { periodId: EvaluationPeriodId },
      query: { Cycle: `${made.id}` },
    });
    expect([rated.Own.Count, rated.Others]).toEqual([1, null]);
    const ofGoals = { userId: made.employee.id, periodId: EvaluationPeriodId };
    expect((await company.call('lead', getAppraisalGoals, { params: ofGoals })).status).toBe(200);
  });

  test('names its field if something is missing or wrong', async () => {
    const wrong = async (more: Partial<CycleSave>) => {
      const made = await company.call('hrAdmin', createCycle, { body: body([people.peer], more) });
      return [made.status, made.problem.errors?.[0]?.path];
    };
    expect(await wrong(dated({ StartDate: null }))).toEqual([400, 'StartDate']);
    expect(await wrong(dated({ EndDate: '2026-07-31' }))).toEqual([400, 'EndDate']);
    expect(await wrong(dated({ EndDate: '2029-07-31' }))).toEqual([400, 'EndDate']);
    expect(await wrong(dated({ Kind: 'probation' }))).toEqual([400, 'ProbationMonths']);
    expect(await wrong({ FirstPeriodId: undefined })).toEqual([400, 'FirstPeriodId']);
    expect(await wrong({ ReviewDays: { OpensOn: '2026-11-02', DueOn: '2026-11-01' } })).toEqual([
      400,
      'ReviewDueOn',
    ]);
    const scale = (Levels: string[]) => ({
      ReviewQuestions: [askedQuestion('How?', { Kind: 'scale', Levels })],
    });
    expect(await wrong(scale(['Once']))).toEqual([400, 'ReviewQuestions']);
    expect(await wrong(scale(['Same', 'same ']))).toEqual([400, 'ReviewQuestions']);
    const many = Array.from({ length: 13 }, (_, at) => askedQuestion(`Question ${at}`));
    expect(await wrong({ ReviewQuestions: many })).toEqual([400, 'ReviewQuestions']);
  });
});

describe('a probation', () => {
  test('has the people who started in its days, each with a last day of their own', async () => {
    const early = await report();
    const late = await report();
    await server.owner.query('update person set created_at = $1 where id = $2', [
      '2026-09-10T12:00:00Z',
      early.employee.id,
    ]);
    // The known first day counts, and not the day of the import.
    await server.owner.query('update person set start_date = $1 where id = $2', [
      '2026-08-15',
      late.employee.id,
    ]);
    const outside = await report();
    const save = body(
      [early.employee, late.employee, outside.employee],
      dated({
        Kind: 'probation',
        ProbationMonths: 3,
        StartDate: '2026-08-01',
        EndDate: '2026-09-30',
      }),
    );
    const made = await company.must('hrAdmin', createCycle, { body: save });
    const cycle = await company.must('hrAdmin', startCycle, { params: { id: made.Id }, body: {} });
    expect([cycle.People, cycle.Review, cycle.HasEnded]).toEqual([2, null, true]);
    const asked = {
      params: { periodId: cycle.EvaluationPeriodId, userId: 0, hr: 0 },
      query: { Cycle: `${made.Id}` },
    };
    const { evaluations, Counts } = await company.must('lead', getTalentOverview, asked);
    const due = new Map(evaluations.map((one) => [one.UserId, [one.DueDate, one.IsOverdue]]));
    expect([due.get(early.employee.id), due.get(late.employee.id), Counts.overdue]).toEqual([
      ['2026-12-09', false],
      ['2026-11-14', true],
      1,
    ]);
    const { bytes } = await company.call('lead', getTalentExcel, {
      params: { periodId: cycle.EvaluationPeriodId, userId: 0 },
      query: asked.query,
    });
    const [, ...rows] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(rows.map((row) => row.find((cell) => cell === 'Yes' || cell === 'No')).sort()).toEqual([
      'No',
      'Yes',
    ]);
    // The last four weeks of the early one's probation have begun, and so it can be written.
    const start = (who: typeof early) =>
      company.call('lead', createAppraisal, {
        body: company.body(who.employee, { CycleId: made.Id, EvaluationPeriodId: cycle.EvaluationPeriodId }),
      });
    const written = await start(early);
    expect([written.status, written.body.DueDate]).toEqual([200, '2026-12-09']);
  });
});

describe('a cycle without signatures', () => {
  test('is completed by the acknowledgement, which screen, print and workbook say', async () => {
    const made = await running({ HasSignatures: false, SelfReview: null });
    const { body: draft } = await appraise(made);
    const params = { id: draft.Id };
    await company.must('lead', shareAppraisal, { params });
    const own = { token: made.token, params };
    const signed = await server.call(acknowledgeAppraisal, { ...own, body: { Sign: 'X' } });
    expect(signed.status).toBe(403);
    expect((await company.call('lead', confirmAppraisal, { params, body: {} })).status).toBe(403);
    expect((await company.call('foreigner', confirmAppraisal, { params, body: {} })).status).toBe(404);
    const done = await server.call(confirmAppraisal, { ...own, body: { Comment: 'I read it.' } });
    expect([
      done.body.State,
      done.body.EmployeeComments,
      done.body.Signatures,
      done.body.ManagerSignature,
    ]).toEqual(['completed', 'I read it.', [], null]);
    expect((await server.call(confirmAppraisal, { ...own, body: {} })).status).toBe(409);
    const text = await textOf((await company.call('lead', printAppraisal, { params })).bytes);
    expect(text).toContain('This review cycle has no signatures.');
    expect(text).not.toContain('Not signed by');
    const { bytes } = await company.call('hrAdmin', getTalentExcel, {
      params: { periodId: third, userId: 0 },
      query: { Cycle: `${made.id}` },
    });
    const cells = ((await readXlsx(bytes)).sheets[0]?.rows ?? []).flat();
    expect(cells).toContain('Completed on acknowledgement, without signatures');
    expect(await company.events(draft.Id)).toContainEqual(
      expect.objectContaining({ kind: 'appraisal.confirmed' }),
    );
  });
});

describe('a template of the managers’ review', () => {
  const template = [
    askedQuestion('What went well?'),
    askedQuestion('How often did it help others?', { Kind: 'scale', Levels: ['Rarely', 'Often', 'Always'] }),
    askedQuestion('What do the goals show?', { Kind: 'goals', IsRequired: false }),
    askedQuestion('How is the team?', { Roles: ['manager'] }),
    askedQuestion('How are the stores?', { Departments: ['Stores of nobody'] }),
  ];

  test('asks by role and department, and its answers are the review', async () => {
    const made = await running({ ReviewQuestions: template, SelfReview: null });
    const at = { id: made.id, userId: made.employee.id };
    const { Questions } = await company.must('lead', listReviewQuestions, { params: at });
    expect(Questions.map(({ Question, Kind }) => [Question, Kind])).toEqual([
      ['What went well?', 'text'],
      ['How often did it help others?', 'scale'],
      ['What do the goals show?', 'goals'],
    ]);
    for (const who of ['peer', 'otherLead', 'orgAdmin', 'foreigner'] as const)
      expect([who, (await company.call(who, listReviewQuestions, { params: at })).status]).toEqual([
        who,
        404,
      ]);
    const own = await server.call(listReviewQuestions, { token: made.token, params: at });
    expect(own.status).toBe(404);
    const parts = {
      UserId: made.employee.id,
      EvaluationPeriodId: third,
      Primary: 2,
      Secondary: 1,
      CycleId: made.id,
    };
    const [well, often] = Questions.map(({ Id }) => Id);
    const send = (Answers: object[]) =>
      company.call('lead', createAnsweredAppraisal, { body: { ...parts, Answers } });
    expect((await appraise(made)).problem.errors?.[0]?.path).toBe('Review');
    const fault = async (Answers: object[]) => (await send(Answers)).problem.errors?.[0]?.path;
    expect(await fault([])).toBe('Answers.0');
    expect(
      await fault([
        { Id: well, Answer: 'Much' },
        { Id: often, Answer: 'Never' },
      ]),
    ).toBe('Answers.1');
    expect(await fault([{ Id: 999_999, Answer: 'Much' }])).toBe('Answers');
    const given = [
      { Id: well, Answer: 'It <b>held</b>.' },
      { Id: often, Answer: 'Often' },
    ];
    const written = await send(given);
    expect([written.status, written.body.Answers?.map(({ Answer }) => Answer)]).toEqual([
      200,
      ['It <b>held</b>.', 'Often', ''],
    ]);
    expect(written.body.Review).toContain('<p>It &lt;b&gt;held&lt;/b&gt;.</p>');
    const changed = await company.call('lead', saveAnsweredAppraisal, {
      params: { id: written.body.Id },
      body: {
        UserId: made.employee.id,
        EvaluationPeriodId: third,
        Primary: 2,
        Secondary: 1,
        Answers: [given[0], { Id: often, Answer: 'Always' }],
        UpdatedAt: written.body.UpdatedAt,
      },
    });
    expect([changed.status, changed.body.Answers?.[1]?.Answer]).toEqual([200, 'Always']);
    // Answers keep their questions: HR neither changes nor removes what was answered.
    const asked = made.cycle.Questions.map(({ IsAnswered: _, Part: __, ...question }) => question);
    const save = (ReviewQuestions: CycleSave['ReviewQuestions']) =>
      company.call('hrAdmin', saveCycle, {
        params: { id: made.id },
        body: body([made.employee], { SelfReview: null, ReviewQuestions }),
      });
    const reworded = asked.map((one, place) => (place === 1 ? { ...one, Levels: ['A', 'B'] } : one));
    expect((await save(reworded)).problem.errors?.[0]?.path).toBe('ReviewQuestions');
    expect((await save(asked.slice(1))).problem.code).toBe('question_left_out');
    expect((await save(asked.slice(0, 2))).status).toBe(200);
    const kept = await company.must('lead', getAppraisal, { params: { id: written.body.Id } });
    expect(kept.Answers?.map(({ Question }) => Question)).toEqual([
      'What went well?',
      'How often did it help others?',
    ]);
  });
});

describe('one choice of a quarter or a cycle', () => {
  test('has the same numbers in overview, matrix, workbook, and reports 6, 7 and 10', async () => {
    const first = await report();
    const second = await report();
    const silent = await report();
    const made = await company.must('hrAdmin', createCycle, {
      body: body(
        [first, second, silent].map(({ employee }) => employee),
        dated({ Name: 'Project review', ReviewDays: { OpensOn: '2026-11-01', DueOn: '2026-11-10' } }),
      ),
    });
    const cycle = await company.must('hrAdmin', startCycle, { params: { id: made.Id }, body: {} });
    const periodId = cycle.EvaluationPeriodId;
    const fields = { CycleId: made.Id, EvaluationPeriodId: periodId };
    await company.bring('completed', { ...first, manager: 'lead' }, fields);
    await company.bring('draft', { ...second, manager: 'lead' }, fields);
    // An appraisal of the quarter in which the cycle ends is none of the cycle's.
    await company.make('shared');
    const query = { Cycle: `${made.Id}` };
    const at = { params: { periodId, userId: 0, hr: 0 }, query };
    const { Counts, users } = await company.must('lead', getTalentOverview, at);
    const matrix = await company.must('lead', getTalentMatrix, at);
    const choice = { PeriodId: periodId, CycleId: made.Id } as const;
    const preview = (Report: 'appraisals' | 'appraisalCompliance') =>
      company.must('lead', previewReport, { body: { Report, Mode: 2, ...choice } });
    const [written, owed] = [await preview('appraisals'), await preview('appraisalCompliance')];
    const wrote = await company.must('lead', previewReport, {
      body: { Report: 'appraisalReport', Mode: 1, UserId: people.lead.id, RelatedPeriodId: 0, ...choice },
    });
    const files = [
      await company.call('lead', getTalentExcel, { params: { periodId, userId: 0 }, query }),
      await company.call('lead', getAppraisalComplianceReport, { params: { mode: 2, periodId }, query }),
    ];
    const sheets = await Promise.all(
      files.map(async ({ bytes }) => (await readXlsx(bytes)).sheets[0]?.rows ?? []),
    );
    const yes = (rows: (typeof sheets)[number]) => rows.flat().filter((cell) => cell === 'Yes').length;
    expect([users.length, Counts]).toEqual([
      3,
      { none: 1, draft: 1, shared: 0, acknowledged: 0, completed: 1, overdue: 2 },
    ]);
    expect(matrix.Cells.reduce((sum, { Count }) => sum + Count, 0) + matrix.Unrated).toBe(3);
    expect([matrix.Counts, written.Count, owed.Count, wrote.Count]).toEqual([Counts, 2, 3, 2]);
    expect(sheets.map(yes)).toEqual([2, 2]);
    expect([written.Finding, owed.Finding].map((text) => text.match(/\d+/g)?.map(Number))).toEqual([
      expect.arrayContaining([1, 2]),
      expect.arrayContaining([1, 3, 2]),
    ]);
    expect(written.Subtitle).toBe('Project review');
    const wrong = { Report: 'appraisals', Mode: 2, PeriodId: third, CycleId: made.Id } as const;
    expect((await company.call('lead', previewReport, { body: wrong })).status).toBe(404);
    const strangers = await company.must('otherLead', previewReport, {
      body: { Report: 'appraisalCompliance', Mode: 2, ...choice },
    });
    expect(strangers.Count).toBe(0);
  });
});
