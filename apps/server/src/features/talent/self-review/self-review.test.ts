import { getDashboard } from '@bellwether/contract/dashboard';
import { endpoints } from '@bellwether/contract/endpoints';
import { listReviewQuestions } from '@bellwether/contract/talent/answered';
import { getAppraisal, shareAppraisal } from '@bellwether/contract/talent/appraisal';
import {
  getSelfReview,
  handInSelfReview,
  listSelfReviews,
  saveSelfReview,
} from '@bellwether/contract/talent/self-review';
import { mayReadSelfReview } from '@bellwether/domain/talent/privacy/table';
import type { SelfReviewState } from '@bellwether/domain/talent/self-review/rules';
import { describe, expect, test } from 'vitest';
import {
  type AppraisalCastName,
  appraisalCast,
  buildAppraisalCompany,
} from '../../../testing/appraisal-company.ts';
import { askedQuestion, cycleBuilders } from '../../../testing/cycle-company.ts';
import { notificationReader } from '../../../testing/notifications.ts';
import { startTestServer } from '../../../testing/test-server.ts';
import { readDataParts } from '../../personal-data/statements.export.ts';

// Self reviews in the cycles of HR admins. It is 18 November 2026: the third quarter has ended.

const lines: string[] = [];
const server = await startTestServer({
  log: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
});
const company = await buildAppraisalCompany(server);
const { people, tenantId } = company;

const { third, report, running, answers, handIn, appraise } = cycleBuilders(company);

describe('the self review', () => {
  const canary = 'Canary-self-41b';

  test('is the employee’s alone until it is handed in, then read as the domain’s table says', async () => {
    const made = await running();
    const params = { id: made.id };
    const own = { token: made.token, params: made.at };
    await server.call(saveSelfReview, { token: made.token, params, body: answers(made, canary) });
    const relationOf = (actor: AppraisalCastName) => ({
      actor: {
        role: people[actor].role,
        isOrgAdmin: actor === 'orgAdmin' || actor === 'observer',
        isGoalAdmin: actor === 'goalAdmin',
        isGoalManager: false,
        isHrAdmin: ['hrAdmin', 'hrLead', 'hrObserver'].includes(actor),
      },
      isEmployee: false,
      isReviewer: false,
      isAboveReviewer: false,
      isAboveEmployee: ['lead', 'head', 'ceo'].includes(actor),
    });
    const walk = async (state: SelfReviewState) => {
      for (const actor of appraisalCast) {
        const reads = actor !== 'foreigner' && mayReadSelfReview(state, relationOf(actor));
        const answer = await company.call(actor, getSelfReview, { params: made.at });
        expect([state, actor, answer.status]).toEqual([state, actor, reads ? 200 : 404]);
      }
      expect((await server.call(getSelfReview, own)).body.Questions[0]?.Answer).toBe(canary);
      expect((await company.call(null, getSelfReview, { params: made.at })).status).toBe(401);
    };
    await walk('draft');
    expect((await handIn(made, canary)).status).toBe(200);
    await walk('handed_in');
    const again = await handIn(made, 'Another text');
    expect([again.status, again.problem.code]).toEqual([409, 'handed_in']);
  });

  test('a reply says whether there is one to read, so that no screen asks for one in vain', async () => {
    const made = await running();
    const asked = () =>
      company.must('lead', listReviewQuestions, { params: { id: made.id, userId: made.employee.id } });
    expect((await asked()).HasSelfReview).toBe(false);
    const { body: written } = await appraise(made);
    expect(written.HasSelfReview).toBe(false);
    expect((await handIn(made)).status).toBe(200);
    const { HasSelfReview } = await company.must('lead', getAppraisal, { params: { id: written.Id } });
    expect([(await asked()).HasSelfReview, HasSelfReview]).toEqual([true, true]);
  });

  test('goes no other way: every reading call, the print, the events, the notifications, the log', async () => {
    const made = await running();
    await handIn(made, canary);
    const { body: written } = await appraise(made);
    const reader = notificationReader(server);
    while (await reader.turn());
    const values: Readonly<Record<string, string | number>> = {
      id: written.Id,
      userId: made.employee.id,
      profileId: made.employee.id,
      periodId: third,
      x: made.employee.id,
      personId: made.employee.id,
      hr: 0,
      flag: 1,
    };
    const met: string[] = [];
    for (const who of [made.token, company.tokenOf('lead')])
      for (const { name, path } of endpoints.filter(
        ({ method, who: callers, name }) =>
          method === 'GET' && callers !== 'anyone' && !/^(share|setEmail|follow|mark|connect)/i.test(name),
      )) {
        const url = `/api${path.replace(/\{(\w+)\}/g, (_, part: string) => String(values[part] ?? 1))}`;
        const reply = await server.send({
          method: 'GET',
          url:
            name === 'getSelfReview' ? `/api/talent/cycles/${made.id}/selfreview/${made.employee.id}` : url,
          headers: { authorization: who, host: 'localhost' },
        });
        if (reply.body.includes(canary)) met.push(name);
      }
    expect([...new Set(met)]).toEqual(['getSelfReview']);
    const { rows: tables } = await server.owner.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
    );
    const holding: string[] = [];
    for (const { name } of tables) {
      const { rows } = await server.owner.query<{ holds: boolean }>(
        `select exists (select 1 from ${name} held where held::text like $1) as holds`,
        [`%${canary}%`],
      );
      if (rows[0]?.holds) holding.push(name);
    }
    expect([holding, lines.join('').includes(canary)]).toEqual([['self_review_answer'], false]);
  });

  test('is in the employee’s own data, also before it is handed in, and in nobody else’s', async () => {
    const made = await running();
    await server.call(saveSelfReview, {
      token: made.token,
      params: { id: made.id },
      body: answers(made, 'Only mine so far.'),
    });
    const { inTenant } = await import('../../../platform/database/transaction.ts');
    const partsOf = (id: number) =>
      inTenant(server.context.pool, tenantId, (db) =>
        readDataParts(
          { db, tenant: { id: tenantId, hasTalent: true, settings: {} } as never },
          { personId: id, askerId: id },
        ),
      );
    expect(JSON.stringify((await partsOf(made.employee.id)).self_reviews)).toContain('Only mine so far.');
    expect(JSON.stringify(await partsOf(people.lead.id))).not.toContain('Only mine so far.');
  });

  test('opens on its day, asks for required answers, is reminded of, and closes with the sharing', async () => {
    const later = await running({
      SelfReview: { OpensOn: '2026-12-01', DueOn: '2026-12-10', Questions: [askedQuestion('What?')] },
    });
    expect((await handIn(later)).problem.code).toBe('not_open');
    const made = await running();
    const reminders = async () =>
      ((await server.call(getDashboard, { token: made.token })).body.Reminders ?? [])
        .filter(({ Type }) => Type === 'self_review')
        .map(({ Id, CycleId, Title, Due }) => [Id, CycleId, Title, Due]);
    const due = { Date: '2026-11-10', IsOverdue: true };
    expect(await reminders()).toEqual([[made.id, made.id, 'Half-year review', due]]);
    const params = { id: made.id };
    const empty = await server.call(handInSelfReview, { token: made.token, params, body: { Answers: [] } });
    expect([empty.status, empty.problem.errors?.[0]?.path]).toEqual([400, 'Answers']);
    const list = await server.call(listSelfReviews, { token: made.token });
    expect(list.body.data.map(({ CycleId, State, Write }) => [CycleId, State, Write])).toEqual([
      [made.id, 'none', true],
    ]);
    const first = await server.call(saveSelfReview, {
      token: made.token,
      params,
      body: { Answers: [], UpdatedAt: null },
    });
    expect([first.status, first.body.State]).toEqual([200, 'draft']);
    const stale = await server.call(saveSelfReview, {
      token: made.token,
      params,
      body: { Answers: [], UpdatedAt: null },
    });
    expect([stale.status, stale.problem.code]).toEqual([409, 'changed_meanwhile']);
    const { body: written } = await appraise(made);
    await company.must('lead', shareAppraisal, { params: { id: written.Id } });
    const closed = await handIn(made);
    expect([closed.status, closed.problem.code]).toEqual([409, 'shared']);
    expect(await reminders()).toEqual([]);
    expect((await company.call('lead', getSelfReview, { params: made.at })).status).toBe(404);
  });

  test('and the sharing at once: it is handed in before, or refused', async () => {
    const made = await running();
    const { body: written } = await appraise(made);
    const [given, shared] = await Promise.all([
      handIn(made),
      company.call('lead', shareAppraisal, { params: { id: written.Id } }),
    ]);
    expect(shared.status).toBe(200);
    expect([200, 409]).toContain(given.status);
  });

  test('is nothing for strangers to the cycle', async () => {
    const made = await running();
    const { token } = await report();
    const sent = { params: { id: made.id }, body: { Answers: [] } };
    expect((await server.call(saveSelfReview, { token, ...sent })).status).toBe(404);
    expect((await company.call('foreigner', handInSelfReview, sent)).status).toBe(404);
  });
});
