import { updateGoal } from '@bellwether/contract/goals/drafting';
import { listGoalsOfPerson } from '@bellwether/contract/people/goals';
import { getResponsibility, saveResponsibility } from '@bellwether/contract/people/responsibility';
import { describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;
const colleagues = cast.filter((name) => name !== 'foreigner');

describe('responsibilities', () => {
  const params = { id: people.member.id };
  const save = (who: CastName | null, Body: string, UpdatedAt?: string | null) =>
    company.call(who, saveResponsibility, {
      params,
      body: UpdatedAt === undefined ? { Body } : { Body, UpdatedAt },
    });
  const read = (who: CastName | null) => company.call(who, getResponsibility, { params });

  test('are read by every colleague, and written by the person, those above, ceo and org admins', async () => {
    expect((await read('peer')).body).toEqual({ Body: '', UpdatedAt: null });
    for (const who of colleagues) {
      const mayWrite = ['ceo', 'lead', 'member', 'orgAdmin'].includes(who);
      expect([who, (await save(who, `<p>By ${who}</p>`)).status]).toEqual([who, mayWrite ? 200 : 403]);
      expect([who, (await read(who)).status]).toEqual([who, 200]);
    }
    expect((await read('peer')).body.Body).toBe('<p>By orgAdmin</p>');
    expect([(await save('foreigner', 'x')).status, (await read('foreigner')).status]).toEqual([404, 404]);
    expect([(await save(null, 'x')).status, (await read(null)).status]).toEqual([401, 401]);
    for (const who of ['peer', 'ceo'] as const) {
      const observer = { params: { id: people.observer.id } };
      const { status } = await company.call(who, getResponsibility, observer);
      expect([who, status]).toEqual([who, who === 'ceo' ? 200 : 404]);
    }
  });

  test('are sanitised; a text that shows nothing is refused', async () => {
    const attack = '<p onclick="x()">Own <b>it</b><script>alert(1)</script><a href="javascript:x">a</a></p>';
    expect((await save('member', attack)).body.Body).toBe(
      '<p>Own <strong>it</strong><span>a</span></p>'.replace(/<\/?span>/g, ''),
    );
    for (const text of ['', '  ', '<p></p>', '<p>&nbsp;</p>']) {
      const { status, problem } = await save('member', text);
      expect([status, problem.errors]).toEqual([400, [{ path: 'Body', message: 'Please input!' }]]);
    }
    expect((await save('member', `<p>${'a'.repeat(20_001)}</p>`)).problem.detail).toContain('at most 20,000');
    expect((await save('member', 'a\u0000b')).status).toBe(400);
  });

  test('are not overwritten by a save that started from an older text', async () => {
    const before = (await read('member')).body.UpdatedAt;
    expect((await save('member', '<p>Mine</p>', before)).status).toBe(200);
    const stale = await save('lead', '<p>Theirs</p>', before);
    expect([stale.status, stale.problem.code]).toEqual([409, 'changed_meanwhile']);
    expect((await save('lead', '<p>Theirs</p>', null)).status).toBe(409);
  });
});

describe('the goals of a person', () => {
  test('come with their pending edits, for those who see drafts', async () => {
    const { Goal } = await company.makeApproved('peer', { Title: 'To be changed' });
    const body = company.save({ Title: 'Changed', IsFromEdit: true, IsDraft: false });
    await company.must('peer', updateGoal, { params: { id: Goal.Id }, body });
    const edits = async (who: CastName) =>
      (await list(who, people.peer.id)).body.goalEdits.map(({ GoalId }) => GoalId);
    expect(await edits('lead')).toEqual([Goal.Id]);
    expect(await edits('outsider')).toEqual([]);
  });

  const list = (who: CastName, userId: number, periodId = 0) =>
    company.call(who, listGoalsOfPerson, { params: { userId, periodId } });
  const titles = async (who: CastName) =>
    (await list(who, people.member.id)).body.data.map(({ GoalDetail }) => GoalDetail.Title);

  test('are those that the reader sees', async () => {
    await company.make('member', { Title: 'Draft' });
    await company.makeApproved('member', { Title: 'Open' });
    await company.makeApproved('member', { Title: 'Private', IsPrivate: true });
    for (const who of colleagues) {
      const seen = (await titles(who)).sort();
      const chain = ['ceo', 'lead', 'member'].includes(who);
      const drafts = who === 'goalAdmin' ? ['Draft', 'Open'] : ['Open'];
      expect([who, seen]).toEqual([who, chain ? ['Draft', 'Open', 'Private'] : drafts]);
    }
  });

  test('of another quarter, of an unknown one, and of nobody', async () => {
    const next = company.periods.all.at(-1)?.id ?? 0;
    expect((await list('peer', people.member.id, next)).body).toEqual({
      data: [],
      goalEdits: [],
      Next: null,
    });
    expect((await list('peer', people.member.id, 2_000_000_000)).body.data).toEqual([]);
    expect((await list('foreigner', people.member.id)).status).toBe(404);
    expect((await list('peer', people.observer.id)).status).toBe(404);
    expect((await list('peer', 2_000_000_000)).status).toBe(404);
  });

  test('are paged, 50 at a time', async () => {
    for (let each = 0; each < 51; each += 1) await company.make('outsider', { Title: `Goal ${each}` });
    const first = (await list('outsider', people.outsider.id)).body;
    const params = { userId: people.outsider.id, periodId: 0 };
    const rest = await company.must('outsider', listGoalsOfPerson, {
      params,
      query: { Cursor: first.Next ?? '' },
    });
    expect([first.data.length, rest.data.length, rest.Next]).toEqual([50, 1, null]);
  });
});
