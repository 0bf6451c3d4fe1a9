import { changeManager } from '@bellwether/contract/people/manager';
import { deactivatePerson } from '@bellwether/contract/people/status';
import { createAppraisal, shareAppraisal } from '@bellwether/contract/talent/appraisal';
import { getCycle, listCycles, saveCycle } from '@bellwether/contract/talent/cycles';
import {
  answerPeerRequest,
  decidePeers,
  getPeerFeedback,
  getPeerRound,
  handInPeerFeedback,
  listPeerFeedback,
  proposePeers,
  savePeerFeedback,
  savePeerSummary,
} from '@bellwether/contract/talent/peers';
import { expect, test } from 'vitest';
import { buildAppraisalCompany } from '../../../testing/appraisal-company.ts';
import { emptyAudience } from '../../../testing/cycle-company.ts';
import { peerBuilders } from '../../../testing/peer-company.ts';
import { startTestServer } from '../../../testing/test-server.ts';

// Peer feedback: who is asked, and what they may do (talent.23, talent.24). It is 18 November 2026.

const server = await startTestServer();
const company = await buildAppraisalCompany(server);
const { people } = company;
const build = peerBuilders(company);

test('the employee proposes, the manager decides, and the employee learns no more than was decided', async () => {
  const made = await build.begin();
  const chosen = await build.givers(4);
  const [first, second, third, fourth] = chosen.map(({ person }) => person.id);
  const own = { token: made.token, params: { id: made.id } };
  const propose = (UserIds: unknown[], more: object = {}) =>
    server.call(proposePeers, { ...own, body: { UserIds, ...more } as never });
  expect((await build.ownRound(made)).Propose).toBe(true);
  const proposed = await propose([first, second]);
  expect([proposed.status, proposed.body.Givers.map(({ State }) => State)]).toEqual([
    200,
    ['proposed', 'proposed'],
  ]);
  // Whoever was only proposed knows nothing of it.
  expect(await build.requestOf(chosen[0] ?? expect.unreachable(), made)).toBeUndefined();
  expect((await propose([first], { UpdatedAt: null })).problem.code).toBe('changed_meanwhile');
  await propose([first, fourth]);
  const seen = await build.round(made);
  expect([seen.Decide, seen.Propose, seen.Fewest, seen.Givers.length]).toEqual([true, undefined, 3, 2]);
  const decided = await company.call('lead', decidePeers, {
    params: made.at,
    body: { UserIds: [first, second, third], UpdatedAt: seen.UpdatedAt },
  });
  const states = Object.fromEntries(decided.body.Givers.map(({ User, State }) => [User.Id, State]));
  expect(states).toEqual({
    [first ?? 0]: 'asked',
    [second ?? 0]: 'asked',
    [third ?? 0]: 'asked',
    [fourth ?? 0]: 'refused',
  });
  await build.answer(chosen[0] ?? expect.unreachable(), made, false);
  // The pooled way: only the own proposals, and not how far they are.
  const employees = await build.ownRound(made);
  expect(employees.Givers.map(({ User, State }) => [User.Id, State]).sort()).toEqual(
    [
      [first, 'asked'],
      [fourth, 'refused'],
    ].sort(),
  );
  expect([employees.HandedIn, employees.Decide, employees.UpdatedAt]).toEqual([
    null,
    undefined,
    decided.body.UpdatedAt,
  ]);
  const stale = await company.call('lead', decidePeers, {
    params: made.at,
    body: { UserIds: [second, third], UpdatedAt: decided.body.UpdatedAt },
  });
  expect([stale.status, stale.problem.code]).toEqual([409, 'changed_meanwhile']);
});

test('nobody is asked about themselves, as the manager, as an observer, or after they left; 400 at the list', async () => {
  const made = await build.begin('both');
  const [one, two] = await build.givers(2);
  const gone = await build.giver({ deactivated: true });
  const decide = async (...ids: (number | undefined)[]) => {
    const reply = await company.call('lead', decidePeers, {
      params: made.at,
      body: { UserIds: ids } as never,
    });
    return [reply.status, reply.problem.errors?.[0]?.path];
  };
  const ok = one?.person.id;
  for (const bad of [
    made.employee.id,
    people.lead.id,
    people.observer.id,
    gone.person.id,
    people.foreigner.id,
    999_999,
  ])
    expect([bad, await decide(ok, bad)]).toEqual([bad, [400, 'UserIds']]);
  expect(await decide(ok)).toEqual([400, 'UserIds']);
  expect(await decide(ok, two?.person.id)).toEqual([200, undefined]);
  const many = await build.givers(7);
  expect((await decide(...many.map(({ person }) => person.id)))[0]).toBe(400);
  const proposal = { token: made.token, params: { id: made.id } };
  for (const bad of [made.employee.id, people.lead.id, people.observer.id]) {
    const reply = await server.call(proposePeers, { ...proposal, body: { UserIds: [bad] } });
    expect([bad, reply.status, reply.problem.errors?.[0]?.path]).toEqual([bad, 400, 'UserIds']);
  }
});

test('a giver accepts or declines, saves what nobody else reads, and hands in once', async () => {
  const made = await build.begin();
  const [one, two, three] = await build.givers(3);
  if (!one || !two || !three) throw new Error('Three givers.');
  await build.decide(made, [one, two, three]);
  const id = await build.idOf(one, made);
  const call = (accepts: boolean) =>
    server.call(answerPeerRequest, { token: one.token, params: { id }, body: { Accept: accepts } });
  expect((await build.write(one, made, 'Too early')).problem.code).toBe('asked');
  expect((await call(true)).body.State).toBe('accepted');
  expect((await call(true)).problem.code).toBe('accepted');
  const saved = await build.write(one, made, 'A draft', savePeerFeedback);
  expect([saved.status, saved.body.Questions[0]?.Answer]).toEqual([200, 'A draft']);
  const own = { token: one.token, params: { id } };
  const stale = await server.call(savePeerFeedback, {
    ...own,
    body: { Answers: [], UpdatedAt: '2026-01-01T00:00:00.000Z' },
  });
  expect([stale.status, stale.problem.code]).toEqual([409, 'changed_meanwhile']);
  const empty = await server.call(handInPeerFeedback, { ...own, body: { Answers: [] } });
  expect([empty.status, empty.problem.errors?.[0]?.path]).toEqual([400, 'Answers']);
  const foreign = await server.call(savePeerFeedback, {
    ...own,
    body: { Answers: [{ Id: 999_999, Answer: 'x' }] },
  });
  expect(foreign.status).toBe(400);
  expect((await server.call(getPeerFeedback, own)).body.Questions[0]?.Answer).toBe('A draft');
  expect((await build.write(one, made, 'Finished')).body.State).toBe('handed_in');
  for (const again of [call(true), call(false), build.write(one, made, 'Again')])
    expect((await again).problem.code).toBe('handed_in');
  // Others' requests, and those of nobody.
  for (const token of [two.token, made.token, company.tokenOf('lead'), company.tokenOf('foreigner')])
    for (const request of [getPeerFeedback, savePeerFeedback, handInPeerFeedback])
      expect(
        (
          await server.call(request, {
            token,
            params: { id },
            ...(request === getPeerFeedback ? {} : { body: { Answers: [] } }),
          })
        ).status,
      ).toBe(404);
  expect((await server.call(getPeerFeedback, { params: { id } })).status).toBe(401);
  // Accepted and then declined: the draft stays the giver's.
  await build.answer(two, made);
  await build.write(two, made, 'Mine', savePeerFeedback);
  expect((await build.answer(two, made, false)).body.State).toBe('declined');
  const kept = await server.call(getPeerFeedback, {
    token: two.token,
    params: { id: await build.idOf(two, made) },
  });
  expect(kept.body.Questions[0]?.Answer).toBe('Mine');
  const refused = await build.decide(made, [one, two, three]);
  expect([refused.status, refused.problem.errors?.[0]?.path]).toEqual([400, 'UserIds']);
  const others = await build.givers(2);
  expect((await build.decide(made, [three, ...others])).status).toBe(400);
  await build.answer(three, made);
  const left = await build.decide(made, [one, ...others]);
  expect(left.body.Givers.find(({ User }) => User.Id === three.person.id)?.State).toBe('withdrawn');
  expect((await build.write(three, made, 'Late')).problem.code).toBe('withdrawn');
});

test('late answers come until the sharing, and are marked; the summary says that it is behind', async () => {
  const made = await build.begin('pooled', { OpensOn: '2026-09-01', DueOn: '2026-11-01' });
  const chosen = await build.give(made, ['One', 'Two']);
  const summary = (Summary: string, more: object = {}) =>
    company.call('lead', savePeerSummary, { params: made.at, body: { Summary, ...more } });
  expect((await summary('Helps a lot.')).body.Summary).toEqual({ Text: 'Helps a lot.', IsBehind: false });
  const read = await build.round(made);
  expect(read.Givers.filter(({ IsLate }) => IsLate)).toHaveLength(2);
  server.clock.advance(1000);
  const third = chosen[2] ?? expect.unreachable();
  await build.answer(third, made);
  await build.write(third, made, 'Three');
  expect((await build.round(made)).Summary?.IsBehind).toBe(true);
  const stale = await summary('Other words', { UpdatedAt: read.UpdatedAt });
  expect([stale.status, stale.problem.code]).toEqual([409, 'changed_meanwhile']);
  expect((await build.ownRound(made)).Summary).toBeNull();
  await build.share(made);
  expect((await build.ownRound(made)).Summary).toEqual({ Text: 'Helps a lot.', IsBehind: false });
  expect((await summary('After the sharing')).problem.code).toBe('shared');
  expect((await build.decide(made, chosen)).problem.code).toBe('shared');
  const named = await build.begin('both');
  const refused = await company.call('lead', savePeerSummary, { params: named.at, body: { Summary: 'x' } });
  expect([refused.status, refused.problem.code]).toEqual([409, 'not_pooled']);
});

test('who takes over the person reads on, and a giver who does so hands nothing in', async () => {
  const made = await build.begin('both');
  const successor = await build.giver({ role: 'manager', manager: people.head });
  const [one] = await build.givers(1);
  if (!one) throw new Error('A giver.');
  await build.decide(made, [successor, one]);
  await build.answer(successor, made);
  await build.answer(one, made);
  await build.write(one, made, 'Before the move');
  await company.must('ceo', changeManager, {
    params: { id: made.employee.id, managerId: successor.person.id },
  });
  expect((await company.call('lead', getPeerRound, { params: made.at })).status).toBe(404);
  const taken = await server.call(getPeerRound, { token: successor.token, params: made.at });
  expect(
    taken.body.Givers.map(({ User, Ended, Answers }) => [User.Id, Ended, Answers?.length ?? 0]).sort(),
  ).toEqual(
    [
      [successor.person.id, 'is_manager', 0],
      [one.person.id, null, 2],
    ].sort(),
  );
  expect((await build.write(successor, made, 'As the manager')).problem.code).toBe('is_manager');
  await company.must('ceo', deactivatePerson, { params: { id: one.person.id } });
  const after = await server.call(getPeerRound, { token: successor.token, params: made.at });
  const ofOne = after.body.Givers.find(({ User }) => User.Id === one.person.id);
  expect([ofOne?.State, ofOne?.User.IsDeactivated, ofOne?.Answers?.[0]?.Answer]).toEqual([
    'handed_in',
    true,
    'Before the move',
  ]);
  await company.must('ceo', deactivatePerson, { params: { id: made.employee.id } });
  expect((await build.requestOf(successor, made))?.Decline).toBe('left');
});

test('the part is set up with the cycle; once people are asked, it and its naming stay', async () => {
  const made = await build.begin();
  const save = (Peers: unknown) =>
    company.call('hrAdmin', saveCycle, {
      params: { id: made.id },
      body: {
        ...build.body([made.employee]),
        SelfReview: null,
        ...(Peers === undefined ? {} : { Peers }),
      } as never,
    });
  const questions = made.cycle.PeerQuestions.map(({ IsAnswered: _, ...one }) => one);
  const same = build.part({ Questions: questions });
  expect((await save({ ...same, Naming: 'both' })).body.Peers?.Naming).toBe('both');
  expect((await save({ ...same, DueOn: '2026-09-01' })).problem.errors?.[0]?.path).toBe('PeersDueOn');
  expect((await save({ ...same, Questions: [] })).status).toBe(400);
  expect(
    (
      await save({
        ...same,
        Questions: Array(4).fill({ Id: 0, Question: 'Why?', Help: '', IsRequired: false }),
      })
    ).status,
  ).toBe(400);
  await save(same);
  const chosen = await build.give(made, ['Words']);
  expect((await save({ ...same, Naming: 'both' })).problem.code).toBe('naming_stays');
  expect((await save(null)).problem.errors?.[0]?.path).toBe('PeersNaming');
  const changed = { ...same, Questions: questions.map((one) => ({ ...one, Question: 'Changed?' })) };
  expect((await save(changed)).problem.code).toBe('question_answered');
  // Left out: it stays as it is. The person with requests stays in the cycle.
  const kept = await company.must('hrAdmin', saveCycle, {
    params: { id: made.id },
    body: {
      ...build.body([people.peer]),
      SelfReview: null,
      Audience: { ...emptyAudience, People: [people.peer.id] },
    },
  });
  expect([kept.Peers, kept.People]).toEqual([
    { OpensOn: '2026-10-01', DueOn: '2026-11-25', Naming: 'pooled', Asked: 3, HandedIn: 1 },
    2,
  ]);
  expect(chosen).toHaveLength(3);
});

test('the numbers of a cycle leave out what HR admins do not learn about themselves', async () => {
  const audience = { ...emptyAudience, People: [people.hrLead.id] };
  const made = await build.begin('both', {}, { Audience: audience });
  const [one, two] = await build.givers(2);
  if (!one || !two) throw new Error('Two givers.');
  await company.must('head', decidePeers, {
    params: { id: made.id, userId: people.hrLead.id },
    body: { UserIds: [one.person.id, two.person.id] },
  });
  await build.answer(one, made);
  await build.write(one, made, 'Words');
  const counted = async (who: 'ceo' | 'hrAdmin' | 'hrLead' | 'head') => {
    const listed = (await company.must(who, listCycles)).data.find(({ Id }) => Id === made.id)?.Peers;
    return [listed?.Asked, listed?.HandedIn];
  };
  for (const who of ['ceo', 'hrAdmin', 'head'] as const) expect(await counted(who)).toEqual([2, 1]);
  expect(await counted('hrLead')).toEqual([0, 0]);
  const { Peers } = await company.must('hrLead', getCycle, { params: { id: made.id } });
  expect([Peers?.Asked, Peers?.HandedIn]).toEqual([0, 0]);
});

test('before its day nobody is chosen; lists say what waits for whom', async () => {
  const later = await build.begin('both', { OpensOn: '2026-12-01', DueOn: '2026-12-10' });
  const [one, two] = await build.givers(2);
  if (!one || !two) throw new Error('Two givers.');
  expect((await build.decide(later, [one, two])).problem.code).toBe('not_open');
  expect((await build.ownRound(later)).Propose).toBe('not_open');
  const made = await build.begin('both');
  await server.call(proposePeers, {
    token: made.token,
    params: { id: made.id },
    body: { UserIds: [one.person.id] },
  });
  const lists = async (token: string) => (await server.call(listPeerFeedback, { token })).body;
  const team = (await lists(company.tokenOf('lead'))).Team.find(({ CycleId }) => CycleId === made.id);
  expect([team?.User.Id, team?.Waiting, team?.Asked]).toEqual([made.employee.id, 1, 0]);
  expect((await lists(made.token)).Own.map(({ CycleId, Proposed }) => [CycleId, Proposed])).toEqual([
    [made.id, 1],
  ]);
  for (const who of ['head', 'ceo', 'hrAdmin', 'peer', 'observer'] as const)
    expect([
      who,
      (await lists(company.tokenOf(who))).Team.filter(({ CycleId }) => CycleId === made.id),
    ]).toEqual([who, []]);
  await build.decide(made, [one, two]);
  const request = await build.requestOf(one, made);
  expect([request?.User.Id, request?.State, request?.DueOn, request?.Accept, request?.Write]).toEqual([
    made.employee.id,
    'asked',
    '2026-11-25',
    true,
    'asked',
  ]);
});

test('two acts at once: one truth and one 409', async () => {
  const codes = async (acts: readonly Promise<{ status: number }>[]) =>
    (await Promise.all(acts)).map(({ status }) => status).sort();
  // The giver hands in twice.
  const made = await build.begin('both');
  const [one, two, three] = await build.givers(3);
  if (!one || !two || !three) throw new Error('Three givers.');
  await build.decide(made, [one, two, three]);
  for (const giver of [one, two]) await build.answer(giver, made);
  expect(await codes([build.write(one, made, 'A'), build.write(one, made, 'B')])).toEqual([200, 409]);
  // The manager decides on what they read, and the giver declines.
  const read = await build.round(made);
  expect(
    await codes([
      build.decide(made, [one, three], { UpdatedAt: read.UpdatedAt }),
      build.answer(two, made, false),
    ]),
  ).toEqual([200, 409]);
  const state = (await build.requestOf(two, made))?.State;
  expect(['withdrawn', 'declined']).toContain(state);
  // The giver hands in, and the manager shares.
  await build.answer(three, made);
  const { body: written } = await company.call('lead', createAppraisal, {
    body: { ...company.body(made.employee), CycleId: made.id },
  });
  const [given, shared] = await Promise.all([
    build.write(three, made, 'C'),
    company.call('lead', shareAppraisal, { params: { id: written.Id } }),
  ]);
  expect(shared.status).toBe(200);
  expect([200, 409]).toContain(given.status);
  const handedIn = (await build.ownRound(made)).Givers.find(({ User }) => User.Id === three.person.id);
  expect(handedIn?.State === 'handed_in').toBe(given.status === 200);
  // The giver hands in, and HR moves the due day: the answer counts, late or not as the day says afterwards.
  const late = await build.begin('both', { OpensOn: '2026-09-01', DueOn: '2026-11-25' });
  const pair = await build.givers(2);
  await build.decide(late, pair);
  const writer = pair[0] ?? expect.unreachable();
  await build.answer(writer, late);
  const questions = late.cycle.PeerQuestions.map(({ IsAnswered: _, ...question }) => question);
  const moved = { OpensOn: '2026-09-01', DueOn: '2026-11-02', Naming: 'both', Questions: questions } as const;
  expect(
    await codes([
      build.write(writer, late, 'D'),
      company.call('hrAdmin', saveCycle, {
        params: { id: late.id },
        body: { ...build.body([late.employee]), SelfReview: null, Peers: moved },
      }),
    ]),
  ).toEqual([200, 200]);
  const after = (await build.round(late)).Givers.find(({ User }) => User.Id === writer.person.id);
  expect([after?.State, after?.IsLate]).toEqual(['handed_in', true]);
});
