import type { Endpoint } from '@bellwether/contract/endpoint';
import {
  createAppraisal,
  listAppraisalsOfPerson,
  printAppraisal,
} from '@bellwether/contract/talent/appraisal';
import {
  createCycle,
  deleteCycle,
  getCycle,
  listCycles,
  saveCycle,
  startCycle,
} from '@bellwether/contract/talent/cycles';
import { getTalentExcel, getTalentMatrix } from '@bellwether/contract/talent/overview';
import { saveSelfReview } from '@bellwether/contract/talent/self-review';
import { readXlsx } from 'hucre/xlsx';
import { describe, expect, test } from 'vitest';
import { type AppraisalCastName, buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import {
  askedQuestion,
  type CycleSave,
  cycleBuilders,
  emptyAudience,
} from '../../../testing/cycle-company.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Review cycles of their own. It is 18 November 2026: the third quarter has ended.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people } = company;

const { third, second, body, report, running, answers, appraise, overview } = cycleBuilders(company);

describe('a cycle of its own', () => {
  test('is made, changed, started and deleted by HR admins alone', async () => {
    const who = await report();
    const draft = await company.must('hrAdmin', createCycle, { body: body([who.employee]) });
    expect([draft.State, draft.People, draft.StartDate, draft.EndDate, draft.EvaluationPeriodId]).toEqual([
      'draft',
      1,
      '2026-04-01',
      '2026-09-30',
      third,
    ]);
    const params = { id: draft.Id };
    const acts: [Endpoint, object][] = [
      [getCycle, { params }],
      [createCycle, { body: body([who.employee]) }],
      [saveCycle, { params, body: body([who.employee]) }],
      [startCycle, { params, body: {} }],
      [deleteCycle, { params }],
    ];
    for (const [act, options] of acts) {
      for (const actor of [
        'ceo',
        'lead',
        'member',
        'orgAdmin',
        'goalAdmin',
        'hrObserver',
        'observer',
      ] as const)
        expect([act.name, actor, (await company.call(actor, act, options)).status]).toEqual([
          act.name,
          actor,
          403,
        ]);
      expect((await company.call(null, act, options)).status).toBe(401);
      expect([404, 403]).toContain((await company.call('foreigner', act, options)).status);
    }
    const listed = async (actor: AppraisalCastName) =>
      (await company.must(actor, listCycles)).data.map(({ Id }) => Id).includes(draft.Id);
    expect([await listed('hrAdmin'), await listed('ceo'), await listed('lead')]).toEqual([
      true,
      false,
      false,
    ]);
    const begun = await company.must('hrAdmin', startCycle, { params, body: { UpdatedAt: draft.UpdatedAt } });
    expect([begun.State, begun.People]).toEqual(['running', 1]);
    expect([
      await listed('ceo'),
      await listed('lead'),
      await listed('head'),
      await listed('otherLead'),
    ]).toEqual([true, true, true, false]);
    expect((await company.call('hrAdmin', deleteCycle, { params })).problem.code).toBe('cannot_delete');
    expect((await company.call('hrAdmin', startCycle, { params, body: {} })).problem.code).toBe('is_running');
    const spare = await company.must('hrAdmin', createCycle, { body: body([who.employee]) });
    await company.must('hrAdmin', deleteCycle, { params: { id: spare.Id } });
    expect((await company.call('hrAdmin', getCycle, { params: { id: spare.Id } })).status).toBe(404);
  });

  test('takes people by department, organisation and day of arrival; bad input names its field', async () => {
    const filed = async (Audience: Partial<CycleSave['Audience']>) =>
      (
        await company.must('hrAdmin', createCycle, {
          body: body([], { Audience: { ...emptyAudience, ...Audience } }),
        })
      ).People;
    const below = await filed({ Organisations: [people.otherLead.id] });
    expect(below).toBe(4);
    expect(await filed({ Organisations: [people.otherLead.id], AddedBefore: '2020-01-01' })).toBe(0);
    expect(await filed({ Company: true })).toBeGreaterThan(below);
    const wrong = async (more: object) => {
      const answer = await company.call('hrAdmin', createCycle, {
        body: { ...body([people.peer]), ...more },
      });
      return [answer.status, answer.problem.errors?.[0]?.path];
    };
    expect(await wrong({ Name: ' ' })).toEqual([400, 'Name']);
    expect(await wrong({ FirstPeriodId: 999_999 })).toEqual([400, 'FirstPeriodId']);
    const review = body([]).SelfReview;
    expect(await wrong({ SelfReview: { ...review, DueOn: '2026-09-01' } })).toEqual([400, 'DueOn']);
    expect(await wrong({ SelfReview: { ...review, Questions: [] } })).toEqual([400, 'Questions']);
    expect(
      await wrong({ SelfReview: { ...review, Questions: [askedQuestion('What?', { Id: 999_999 })] } }),
    ).toEqual([400, 'Questions']);
    const empty = await company.must('hrAdmin', createCycle, { body: body([]) });
    const none = await company.call('hrAdmin', startCycle, { params: { id: empty.Id }, body: {} });
    expect(none.problem.code).toBe('nobody');
  });

  test('stands in for the quarters of its people, and is unique by person', async () => {
    const made = await running();
    const ids = (answer: { body: { users: { Id: number }[] } }) => answer.body.users.map(({ Id }) => Id);
    expect(ids(await overview('lead'))).not.toContain(made.employee.id);
    const ofCycle = await overview('lead', { Cycle: `${made.id}` });
    expect([ids(ofCycle), ofCycle.body.Cycle, ofCycle.body.Counts.none]).toEqual([
      [made.employee.id],
      { Id: made.id, Name: 'Half-year review' },
      1,
    ]);
    const single = await company.call('lead', createAppraisal, { body: company.body(made.employee) });
    expect([single.status, single.problem.errors?.[0]?.path]).toEqual([400, 'EvaluationPeriodId']);
    const wrongQuarter = await appraise(made, { EvaluationPeriodId: second });
    expect([wrongQuarter.status, wrongQuarter.problem.errors?.[0]?.path]).toEqual([400, 'CycleId']);
    const written = await appraise(made);
    expect([written.status, written.body.Cycle, written.body.EvaluationPeriodId]).toEqual([
      200,
      { Id: made.id, Name: 'Half-year review' },
      third,
    ]);
    expect((await appraise(made)).status).toBe(409);
    expect(ids(await overview('lead'))).not.toContain(made.employee.id);
    const matrix = await company.must('lead', getTalentMatrix, {
      params: { periodId: third, userId: 0, hr: '0' },
      query: { Cycle: `${made.id}` },
    });
    expect(matrix.Cells.reduce((sum, { Count }) => sum + Count, 0)).toBe(1);
    const { bytes } = await company.call('hrAdmin', getTalentExcel, {
      params: { periodId: third, userId: 0 },
      query: { Cycle: `${made.id}` },
    });
    const [, ...rows] = (await readXlsx(bytes)).sheets[0]?.rows ?? [];
    expect(rows.flat().filter((cell) => cell === made.employee.name)).toHaveLength(1);
    const listed = await company.must('lead', listAppraisalsOfPerson, {
      params: { userId: made.employee.id },
    });
    const covered = listed.evaluations.filter(({ EvaluationPeriodId: id }) => id === third || id === second);
    expect(covered.map(({ Cycle, Id }) => [Cycle?.Id, Id])).toEqual([[made.id, written.body.Id]]);
    expect((await overview('lead', { Cycle: '999999' })).status).toBe(404);
    const other = await running();
    const clash = await company.must('hrAdmin', createCycle, {
      body: body([other.employee], { Span: 'quarter' }),
    });
    const refused = await company.call('hrAdmin', startCycle, { params: { id: clash.Id }, body: {} });
    expect([refused.status, refused.problem.code]).toEqual([409, 'in_another']);
  });

  test('changes its days and people while it runs, but neither its quarters nor answered questions', async () => {
    const made = await running();
    const params = { id: made.id };
    const change = async (more: Partial<CycleSave>) =>
      company.call('hrAdmin', saveCycle, { params, body: { ...body([made.employee]), ...more } });
    expect((await change({ Span: 'quarter' })).problem.errors?.[0]?.path).toBe('FirstPeriodId');
    await server.call(saveSelfReview, { token: made.token, params, body: answers(made, 'Much.') });
    const asked = (changes: object = {}) => ({
      SelfReview: {
        OpensOn: '2026-10-02',
        DueOn: '2026-12-01',
        Questions: made.cycle.Questions.map(({ IsAnswered: _, Part: __, ...one }) => ({
          ...one,
          ...changes,
        })),
      },
    });
    expect((await change(asked({ Question: 'Why?' }))).problem.code).toBe('question_answered');
    expect((await change(body([made.employee]))).problem.code).toBe('question_left_out');
    const newcomer = await report();
    const saved = await change({
      ...asked(),
      Audience: { ...emptyAudience, People: [newcomer.employee.id] },
    });
    expect([saved.status, saved.body.People, saved.body.SelfReview?.DueOn]).toEqual([200, 2, '2026-12-01']);
    const stale = await change({ ...asked(), UpdatedAt: made.cycle.UpdatedAt });
    expect([stale.status, stale.problem.code]).toEqual([409, 'changed_meanwhile']);
  });

  test('is signed and printed under its own name', async () => {
    const made = await running({ Name: 'Spring and summer' });
    const { id } = await company.bring(
      'completed',
      { employee: made.employee, token: made.token, manager: 'lead' },
      { CycleId: made.id },
    );
    const { bytes } = await company.call('lead', printAppraisal, { params: { id } });
    const text = (await readPdf(bytes)).pages.map((page) => page.text).join(' ');
    expect(text.replace(/\s+/g, ' ')).toContain('Spring and summer');
  });

  test('two starts at once put nobody in two cycles', async () => {
    const { employee } = await report();
    const [one, two] = await Promise.all(
      [1, 2].map(() => company.must('hrAdmin', createCycle, { body: body([employee]) })),
    );
    const begun = await Promise.all(
      [one, two].map((cycle) =>
        company.call('hrAdmin', startCycle, { params: { id: cycle?.Id ?? 0 }, body: {} }),
      ),
    );
    expect(begun.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
