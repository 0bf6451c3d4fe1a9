import {
  approveGoal,
  getApprovalRequest,
  getGoalEditReview,
  getGoalReview,
  retractGoalEdit,
} from '@bellwether/contract/goals/approval';
import { addComment } from '@bellwether/contract/goals/comments';
import { deleteGoal, updateGoal } from '@bellwether/contract/goals/drafting';
import { followGoal } from '@bellwether/contract/goals/ownership';
import {
  type GoalFilter,
  getGoal,
  getSingleGoal,
  goalScopeSchema,
  listChildGoals,
  listCompanyGoals,
  listGoals,
} from '@bellwether/contract/goals/reading';
import { shelveGoal } from '@bellwether/contract/goals/shelving';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildGoalCompany, type CastName, cast } from '../../../testing/goal-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const server = await startTestServer();
const company = await buildGoalCompany(server);
const { people } = company;

const everybody = cast.filter((who) => who !== 'foreigner');
const chain: CastName[] = ['ceo', 'lead', 'member'];
const draftReaders: CastName[] = [...chain, 'goalAdmin'];

const ids = new Map<string, number>();
const idOf = (name: string) => ids.get(name) ?? 0;
let editId = 0;

/** Goals of `member` below the ceo's goal, and who sees them. */
const sights: Record<string, readonly CastName[]> = {
  top: everybody,
  approved: everybody,
  edited: everybody,
  shelved: everybody,
  draft: draftReaders,
  'in review': draftReaders,
  'shelved draft': draftReaders,
  'draft below goal manager': [...draftReaders, 'goalManager'],
  'private draft': chain,
  private: chain,
  'private shelved': chain,
  deleted: [],
};

beforeAll(async () => {
  const keep = (name: string, { Goal }: { Goal: { Id: number } }) => ids.set(name, Goal.Id);
  keep('top', await company.makeApproved('ceo', { Title: 'top' }));
  keep('roof', await company.makeApproved('goalManager', { Title: 'roof' }));
  const below = { ParentId: idOf('top') };
  const shelve = (name: string) =>
    company.must('lead', shelveGoal, { body: { Id: idOf(name), Status: 'shelved' } });
  for (const name of ['approved', 'edited', 'shelved', 'deleted'])
    keep(name, await company.makeApproved('member', { ...below, Title: name }));
  for (const name of ['draft', 'shelved draft'])
    keep(name, await company.make('member', { ...below, Title: name }));
  keep('in review', await company.make('member', { ...below, Title: 'in review', IsDraft: false }));
  keep(
    'draft below goal manager',
    await company.make('member', { ParentId: idOf('roof'), Title: 'draft below goal manager' }),
  );
  keep('private draft', await company.make('member', { ...below, Title: 'private draft', IsPrivate: true }));
  for (const name of ['private', 'private shelved'])
    keep(name, await company.makeApproved('member', { ...below, Title: name, IsPrivate: true }));
  for (const name of ['shelved', 'shelved draft', 'private shelved']) await shelve(name);
  const edited = await company.must('member', updateGoal, {
    params: { id: idOf('edited') },
    body: company.save({ ...below, Title: 'edited anew', IsFromEdit: true, IsDraft: false }),
  });
  editId = edited.GoalEdits[0]?.Id ?? 0;
  // Create a child below each goal, so that trees and parent titles have something to hide.
  keep(
    'child of deleted',
    await company.makeApproved('peer', { ParentId: idOf('deleted'), Title: 'orphan' }),
  );
  await company.must('goalAdmin', deleteGoal, { params: { id: idOf('deleted') } });
  for (const who of everybody)
    await company.call(who, followGoal, { params: { id: idOf('approved') }, query: { On: true } });
});

const scopes = goalScopeSchema.options.map((GoalSelectFilter): GoalFilter => ({ GoalSelectFilter }));
const filters: GoalFilter[] = [
  ...scopes,
  { GoalSelectFilter: 'All', Users: [people.member.id] },
  { GoalSelectFilter: 'All', GoalStates: ['draft', 'review', 'shelved', 'approved'] },
  { AnyPeriod: true },
  { AnyPeriod: true, NeedsReview: true },
  { FollowedGoals: true },
];
const listedIds = async (who: CastName, filter: GoalFilter) =>
  (await company.must(who, listGoals, { body: { ...filter, PageSize: 100 } })).data.map(({ Id }) => Id);

test('no scope and no filter lists a goal for people who do not see it', async () => {
  for (const who of cast) {
    const unseen = Object.keys(sights).filter((name) => !sights[name]?.includes(who));
    for (const filter of filters) {
      const found = await listedIds(who, filter);
      expect([who, filter, unseen.filter((name) => found.includes(idOf(name)))]).toEqual([who, filter, []]);
    }
  }
});

describe.each(Object.entries(sights))('a goal: %s', (name, readers) => {
  test.each([getGoal, getSingleGoal, getApprovalRequest, getGoalReview, listChildGoals])(
    'is found by $name only by people who see it',
    async (endpoint) => {
      for (const who of cast) {
        const { status } = await company.call(who, endpoint, { params: { id: idOf(name) } });
        expect([who, status]).toEqual([who, readers.includes(who) ? 200 : 404]);
      }
    },
  );

  test('is found by its title in no scope for people who do not see it', async () => {
    for (const who of cast.filter((one) => !readers.includes(one)))
      for (const scope of scopes) {
        const found = await listedIds(who, { ...scope, Title: name });
        expect([who, scope, found.includes(idOf(name))]).toEqual([who, scope, false]);
      }
  });
});

test('a goal admin finds with All every visible goal, and no private goal outside the own chain', async () => {
  const { data } = await company.must('goalAdmin', listGoals, {
    body: { GoalSelectFilter: 'All', PageSize: 100, Users: [people.member.id] },
  });
  const expected = Object.entries(sights)
    .filter(([name, readers]) => name !== 'top' && readers.includes('goalAdmin'))
    .map(([name]) => name);
  expect(data.map((goal) => goal.GoalDetail.Title).sort()).toEqual(expected.sort());
});

test('visible children are listed and counted', async () => {
  const children = Object.keys(sights).filter((name) => !['top', 'draft below goal manager'].includes(name));
  for (const who of everybody) {
    const seen = children.filter((name) => sights[name]?.includes(who)).sort();
    const info = await company.must(who, getGoal, { params: { id: idOf('top') } });
    const { data, Deleted } = await company.must(who, listChildGoals, { params: { id: idOf('top') } });
    // The deleted goal counts because of the visible goal below it (goals.27).
    expect(Deleted.map((gone) => gone.Goals.map((goal) => goal.GoalDetail.Title))).toEqual([['orphan']]);
    expect([who, info.Goal.ChildCount]).toEqual([who, seen.length + 1]);
    expect([who, data.map((goal) => goal.GoalDetail.Title).sort()]).toEqual([who, seen]);
    const { data: listed } = await company.must(who, listCompanyGoals);
    expect([who, listed.find((goal) => goal.Id === idOf('top'))?.ChildCount]).toEqual([who, seen.length + 1]);
  }
});

describe('ancestors of a goal', () => {
  test('a deleted parent is a placeholder without name, for everybody', async () => {
    for (const who of everybody) {
      const info = await company.must(who, getGoal, { params: { id: idOf('child of deleted') } });
      expect(info.ParentGoal).toBeNull();
      expect(info.Goal).toMatchObject({ ParentId: idOf('deleted'), ParentGoalTitle: null, ParentUser: null });
      expect(info.Ancestors).toMatchObject([
        {
          Id: idOf('deleted'),
          Title: null,
          User: null,
          State: null,
          IsDeleted: true,
          MostRecentGoalStatus: null,
        },
        { Id: idOf('top'), Title: 'top', IsDeleted: false },
      ]);
      expect(info.DeletedDescestors).toEqual([{ Id: idOf('deleted'), ParentId: idOf('top'), Count: 1 }]);
    }
  });

  test('an invisible parent is a node without title', async () => {
    const parent = await company.makeApproved('member', { Title: 'soon hidden' });
    const child = await company.makeApproved('peer', { Title: 'below it', ParentId: parent.Goal.Id });
    // No call makes a goal with children private, but old rows may be so.
    await company.read((db) =>
      db.updateTable('goal').set({ is_private: true }).where('id', '=', parent.Goal.Id).execute(),
    );
    for (const who of everybody) {
      const isSeen = chain.includes(who);
      const info = await company.must(who, getGoal, { params: { id: child.Goal.Id } });
      const title = isSeen ? 'soon hidden' : null;
      expect([who, info.Ancestors[0]?.Title, info.Goal.ParentGoalTitle]).toEqual([who, title, title]);
      expect([who, info.ParentGoal?.Title ?? null, info.Ancestors[0]?.User?.Id ?? null]).toEqual([
        who,
        title,
        isSeen ? people.member.id : null,
      ]);
      const { data } = await company.must('peer', listGoals, { body: {} });
      expect(data.find((goal) => goal.Id === child.Goal.Id)).toMatchObject({
        ParentGoalTitle: null,
        ParentUser: null,
      });
    }
  });
});

test('the title of a goal as a draft is shown only to people who saw the draft', async () => {
  const { Goal } = await company.make('member', { Title: 'working title', IsDraft: false });
  const act = { body: { Id: Goal.Id, Status: 'draft', Comment: 'Another name, please' } };
  const sentBack = await company.must('lead', approveGoal, act);
  const body = company.save({ Title: 'public title', IsDraft: false, UpdatedAt: sentBack.Goal.UpdatedAt });
  await company.must('member', updateGoal, { params: { id: Goal.Id }, body });
  await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
  for (const who of everybody) {
    const info = await company.must(who, getGoal, { params: { id: Goal.Id } });
    expect([who, JSON.stringify(info).includes('working title')]).toEqual([who, draftReaders.includes(who)]);
    expect(info.GoalTransitions.at(-1)?.GoalName).toBe('public title');
  }
});

describe('a proposed change', () => {
  const editors = draftReaders;

  test('is visible in the detail, and by its id, to people who see drafts', async () => {
    for (const who of cast) {
      const review = await company.call(who, getGoalEditReview, { params: { id: editId } });
      expect([who, review.status]).toEqual([who, editors.includes(who) ? 200 : 404]);
      if (who === 'foreigner') continue;
      const request = await company.must(who, getApprovalRequest, { params: { id: idOf('edited') } });
      const isSeen = editors.includes(who);
      expect([who, request.GoalEdits.length, request.Changes]).toEqual([
        who,
        isSeen ? 1 : 0,
        isSeen ? [{ Field: 'Title', From: 'edited', To: 'edited anew' }] : [],
      ]);
      const types = request.GoalTransitions.map((row) => row.TransitionableType);
      expect([who, types.includes('GoalEdit')]).toEqual([who, isSeen]);
    }
  });

  test('is visible in lists to people who see drafts', async () => {
    for (const [who, GoalSelectFilter] of [
      ['goalAdmin', 'All'],
      ['goalManager', 'All'],
      ['lead', 'DirectReports'],
      ['member', 'MyGoals'],
      ['peer', 'ManagerAndPeers'],
    ] as const) {
      const list = await company.must(who, listGoals, { body: { GoalSelectFilter, PageSize: 100 } });
      expect([who, list.data.some((goal) => goal.Id === idOf('edited'))]).toEqual([who, true]);
      const isSeen = editors.includes(who);
      expect([who, list.pendingEdits, list.goalEdits.map((edit) => edit.Id)]).toEqual([
        who,
        isSeen ? [idOf('edited')] : [],
        isSeen ? [editId] : [],
      ]);
      expect(list.followed).toEqual([idOf('approved')]);
      expect(list.ceo).toBe(people.ceo.id);
    }
  });

  test('changes nothing that everybody else reads of the goal, whatever its outcome', async () => {
    const { Goal } = await company.makeApproved('member');
    const of = { params: { id: Goal.Id } };
    const strangers = everybody.filter((who) => !editors.includes(who));
    const read = () => Promise.all(strangers.map((who) => company.must(who, getGoal, of)));
    const before = await read();
    const approve = (Status: string) => ({ body: { Id: Goal.Id, Status, Comment: 'Shorter, please' } });
    const discard = { body: { Id: Goal.Id, Status: 'canceled', Comment: 'Never mind' } };
    for (const act of [
      () =>
        company.must('member', updateGoal, {
          ...of,
          body: company.save({ Title: 'Anew', IsFromEdit: true }),
        }),
      () => company.must('member', approveGoal, approve('review')),
      () => company.must('lead', approveGoal, approve('draft')),
      () => company.must('member', retractGoalEdit, discard),
    ]) {
      server.clock.advance(1_000);
      await act();
      expect(await read()).toEqual(before);
    }
  });

  test('is 404 by its id once it is answered', async () => {
    const { Goal } = await company.makeApproved('member');
    const body = company.save({ Title: 'Later', IsFromEdit: true, IsDraft: false });
    const edited = await company.must('member', updateGoal, { params: { id: Goal.Id }, body });
    const id = edited.GoalEdits[0]?.Id ?? 0;
    await company.must('lead', approveGoal, { body: { Id: Goal.Id, Status: 'approved' } });
    expect((await company.call('member', getGoalEditReview, { params: { id } })).status).toBe(404);
  });
});

describe('comments', () => {
  test('are read by owner, manager and goal admins; counted as 0 for everybody else', async () => {
    const { Goal, GoalStatuses } = await company.makeApproved('member', { Title: 'talked about' });
    const status = GoalStatuses[0]?.Id ?? 0;
    for (const who of ['member', 'lead', 'goalAdmin'] as const)
      await company.must(who, addComment, { body: { Id: status, Type: 'GoalStatus', Comment: `by ${who}` } });
    for (const who of everybody) {
      const isReader = ['member', 'lead', 'goalAdmin'].includes(who);
      const info = await company.must(who, getGoal, { params: { id: Goal.Id } });
      const found = info.GoalStatuses.find((one) => one.Id === status);
      expect([who, found?.CommentCount, found?.Comments.length]).toEqual([
        who,
        ...(isReader ? [3, 3] : [0, 0]),
      ]);
      expect([who, info.GoalStatusComments.length]).toEqual([who, isReader ? 3 : 0]);
      expect(JSON.stringify(info).includes('by lead')).toBe(isReader);
    }
  });

  test('authors see their own, also when they are no longer the manager', async () => {
    const { Goal, GoalTransitions } = await company.makeApproved('peer', { Title: 'moved on' });
    const about = GoalTransitions.at(-1)?.Id ?? 0;
    for (const who of ['peer', 'lead'] as const)
      await company.must(who, addComment, {
        body: { Id: about, Type: 'StateTransition', Comment: `by ${who}` },
      });
    const move = (manager: number) =>
      company.read((db) =>
        db.updateTable('person').set({ manager_id: manager }).where('id', '=', people.peer.id).execute(),
      );
    await move(people.otherLead.id);
    const textsFor = async (who: CastName) => {
      const info = await company.must(who, getGoal, { params: { id: Goal.Id } });
      return info.GoalTransitions.flatMap((row) => row.Comments.map((comment) => comment.Comment));
    };
    expect(await textsFor('lead')).toEqual(['by lead']);
    expect(await textsFor('otherLead')).toEqual(['by peer', 'by lead']);
    await move(people.lead.id);
  });
});
