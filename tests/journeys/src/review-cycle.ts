import { createCycle, startCycle } from '@bellwether/contract/talent/cycles';
import {
  answerPeerRequest,
  decidePeers,
  handInPeerFeedback,
  listPeerFeedback,
} from '@bellwether/contract/talent/peers';
import { handInSelfReview } from '@bellwether/contract/talent/self-review';
import { actor } from './actor.ts';

const days = { OpensOn: '2026-10-01', DueOn: '2026-12-31' };
const asked = (Question: string) => ({ Id: 0, Question, Help: '', IsRequired: true });

/** What an employee and two peers hand in. */
interface Said {
  readonly employee: string;
  readonly manager: string;
  readonly selfReview: string;
  /** By the part of the peer's mail address before the @. */
  readonly peers: Readonly<Record<string, string>>;
}

/** Starts a cycle of own dates for one person, in which the person and the peers have handed in; names are told to both. */
export async function reviewCycle(at: string, name: string, said: Said): Promise<void> {
  const [admin, employee, manager] = await Promise.all([
    actor('hradmin', at),
    actor(said.employee, at),
    actor(said.manager, at),
  ]);
  const { Id: userId } = employee.session.Profile;
  const nobody = { Company: false, Departments: [], Organisations: [], AddedBefore: null };
  const { Id: id } = await admin.call(createCycle, {
    body: {
      Name: name,
      Kind: 'dates',
      StartDate: '2026-08-01',
      EndDate: '2026-10-31',
      Audience: { ...nobody, People: [userId] },
      SelfReview: { ...days, Questions: [asked('What went well?')] },
      Peers: { ...days, Naming: 'both', Questions: [asked('What helps?')] },
      ReviewDays: { OpensOn: '2026-11-01', DueOn: '2026-12-31' },
    },
  });
  const cycle = await admin.call(startCycle, { params: { id: `${id}` }, body: {} });
  const answersTo = (questions: readonly { readonly Id: number }[], text: string) => ({
    Answers: questions.map(({ Id }) => ({ Id, Answer: text })),
  });
  await employee.call(handInSelfReview, {
    params: { id: `${id}` },
    body: answersTo(cycle.Questions, said.selfReview),
  });
  const peers = await Promise.all(Object.keys(said.peers).map((who) => actor(who, at)));
  const UserIds = peers.map(({ session }) => session.Profile.Id);
  await manager.call(decidePeers, { params: { id: `${id}`, userId: `${userId}` }, body: { UserIds } });
  for (const [place, peer] of peers.entries()) {
    const { Requests } = await peer.call(listPeerFeedback, {});
    const request = Requests.find(({ CycleId }) => CycleId === id);
    if (!request) throw new Error(`Nobody asked ${peer.session.Profile.Name}.`);
    const params = { id: `${request.Id}` };
    await peer.call(answerPeerRequest, { params, body: { Accept: true } });
    const text = Object.values(said.peers)[place] ?? '';
    await peer.call(handInPeerFeedback, { params, body: answersTo(cycle.PeerQuestions, text) });
  }
}
