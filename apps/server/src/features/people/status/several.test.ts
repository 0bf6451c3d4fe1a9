import { actOnSeveral, previewSeveral } from '@bellwether/contract/people/several';
import { deleteView, listSavedViews, renameView, saveView } from '@bellwether/contract/people/views';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer({ now: '2026-11-06T15:00:00Z' });
const company = await buildGoalCompany(server);
const idOf = (who: CastName) => company.people[who].id;

const act = (who: CastName, Act: 'manager' | 'reinvite' | 'deactivate', of: CastName[], ManagerId = 0) =>
  company.must(who, actOnSeveral, { body: { Ids: of.map(idOf), Act, ManagerId } });

describe('several people at once', () => {
  beforeAll(() => company.makeApproved('member', { Title: 'Left behind' }));

  test('the preview tells only whoever may deactivate what each leaves behind', async () => {
    const look = async (who: CastName) =>
      (
        await company.must(who, previewSeveral, {
          body: { Ids: [idOf('member'), idOf('lead'), idOf('ceo'), idOf('foreigner')] },
        })
      ).data;
    const member = { Id: idOf('member'), GoalCount: 1, UserCount: 0 };
    expect(await look('lead')).toEqual([member]);
    expect(await look('peer')).toEqual([]);
    const seen = await look('ceo');
    expect(seen.map(({ Id }) => Id).toSorted()).toEqual([idOf('lead'), idOf('member')].toSorted());
    expect(seen.find(({ Id }) => Id === idOf('lead'))?.UserCount).toBeGreaterThan(1);
  });

  test('each row has the rights of the single act, and a refused one changes nothing', async () => {
    const { Done, Refused } = await act('lead', 'manager', ['member', 'outsider', 'foreigner'], idOf('lead'));
    expect(Done).toEqual([idOf('member')]);
    expect(Refused.map(({ Id }) => Id)).toEqual([idOf('outsider'), idOf('foreigner')]);
    for (const { Reason } of Refused) expect(Reason.length).toBeGreaterThan(10);
    expect((await act('peer', 'deactivate', ['member'])).Done).toEqual([]);
    expect((await act('lead', 'reinvite', ['member'])).Refused).toHaveLength(1);
  });

  test('whoever is deactivated with others is out, the rest is named', async () => {
    const { Done, Refused } = await act('ceo', 'deactivate', ['goalManager', 'ceo']);
    expect([Done, Refused.map(({ Id }) => Id)]).toEqual([[idOf('goalManager')], [idOf('ceo')]]);
    expect((await company.call('goalManager', listSavedViews)).status).toBe(401);
  });

  test('refuses none and more than a hundred', async () => {
    for (const Ids of [[], Array.from({ length: 101 }, (_, at) => at + 1)])
      expect((await company.call('ceo', actOnSeveral, { body: { Ids, Act: 'reinvite' } })).status).toBe(400);
  });
});

describe('saved views', () => {
  const view = (Name: string, Query = '?scope=All') => ({ body: { Screen: 'goals' as const, Name, Query } });

  test('are the person’s own, and one name is kept once', async () => {
    const first = await company.must('lead', saveView, view('Red'));
    const again = await company.must('lead', saveView, view('Red', '?likelihood=[0,1]'));
    expect(again.Id).toBe(first.Id);
    expect((await company.must('lead', listSavedViews)).data).toEqual([again]);
    expect((await company.must('peer', listSavedViews)).data).toEqual([]);
    for (const who of ['peer', 'ceo', 'foreigner'] as const)
      expect((await company.call(who, deleteView, { params: { id: String(first.Id) } })).status).toBe(404);
    await company.must('lead', deleteView, { params: { id: String(first.Id) } });
    expect((await company.must('lead', listSavedViews)).data).toEqual([]);
  });

  test('are renamed by their owner only, and to a free name', async () => {
    const [red, late] = [
      await company.must('lead', saveView, view('Red')),
      await company.must('lead', saveView, view('Late')),
    ];
    const rename = (who: CastName, Name: string) =>
      company.call(who, renameView, { params: { id: String(red.Id) }, body: { Name } });
    for (const who of ['peer', 'ceo', 'foreigner'] as const)
      expect((await rename(who, 'Mine')).status).toBe(404);
    expect((await rename('lead', 'Late')).status).toBe(409);
    expect((await rename('lead', '')).status).toBe(400);
    expect((await rename('lead', 'Worth a talk')).status).toBe(200);
    expect((await company.must('lead', listSavedViews)).data.map(({ Name }) => Name)).toEqual([
      'Late',
      'Worth a talk',
    ]);
    for (const { Id } of [red, late]) await company.must('lead', deleteView, { params: { id: String(Id) } });
  });

  test('need a name, and end at fifty', async () => {
    expect((await company.call('member', saveView, view(''))).status).toBe(400);
    for (let at = 0; at < 50; at++) await company.must('member', saveView, view(`View ${at}`));
    expect((await company.call('member', saveView, view('One more'))).status).toBe(409);
    expect((await company.call('member', saveView, view('View 1', '?scope=MyGoals'))).status).toBe(200);
  });
});
