import type { EndpointParsed } from '@bellwether/contract/endpoint';
import { createAppraisal, shareAppraisal } from '@bellwether/contract/talent/appraisal';
import { type createCycle, getCycle } from '@bellwether/contract/talent/cycles';
import {
  answerPeerRequest,
  decidePeers,
  getPeerRound,
  handInPeerFeedback,
  listPeerFeedback,
  type PeerRequest,
  type savePeerFeedback,
} from '@bellwether/contract/talent/peers';
import type { PeerNaming } from '@bellwether/domain/talent/peers/rules';
import type { AppraisalCompany } from './appraisal-company.ts';
import { type CycleSave, cycleBuilders } from './cycle-company.ts';
import type { TestPerson } from './factory.ts';

type Peers = NonNullable<EndpointParsed<typeof createCycle>['body']['Peers']>;

export interface Giver {
  readonly person: TestPerson;
  readonly token: string;
}

/** Returns the builders of cycles with peer feedback for reports of `lead`. */
export function peerBuilders(company: AppraisalCompany) {
  const { server, tenantId, people } = company;
  const cycles = cycleBuilders(company);
  const part = (more: Partial<Peers> = {}): Peers => ({
    OpensOn: '2026-10-01',
    DueOn: '2026-11-25',
    Naming: 'pooled',
    Questions: [
      { Id: 0, Question: 'What helps?', Help: '', IsRequired: true },
      { Id: 0, Question: 'What else?', Help: '', IsRequired: false },
    ],
    ...more,
  });
  const giver = async (options: Parameters<typeof server.buildPerson>[1] = {}): Promise<Giver> => {
    const person = await server.buildPerson({ id: tenantId }, { manager: people.otherLead, ...options });
    return { person, token: await server.signInAs(person) };
  };
  const givers = (count: number) => Promise.all(Array.from({ length: count }, () => giver()));
  /** Makes and starts a cycle for a new report. */
  const begin = async (
    naming: PeerNaming = 'pooled',
    more: Partial<Peers> = {},
    parts: Partial<CycleSave> = {},
  ) => cycles.running({ SelfReview: null, Peers: part({ Naming: naming, ...more }), ...parts });
  type Begun = Awaited<ReturnType<typeof begin>>;
  const decide = (made: Pick<Begun, 'at'>, chosen: readonly Giver[], more: object = {}) =>
    company.call('lead', decidePeers, {
      params: made.at,
      body: { UserIds: chosen.map(({ person }) => person.id), ...more },
    });
  const requestOf = async ({ token }: Giver, made: Pick<Begun, 'id'>): Promise<PeerRequest | undefined> =>
    (await server.call(listPeerFeedback, { token })).body.Requests.find(({ CycleId }) => CycleId === made.id);
  const idOf = async (one: Giver, made: Pick<Begun, 'id'>) => (await requestOf(one, made))?.Id ?? 0;
  const answer = async (one: Giver, made: Pick<Begun, 'id'>, Accept = true) =>
    server.call(answerPeerRequest, {
      token: one.token,
      params: { id: await idOf(one, made) },
      body: { Accept },
    });
  const write = async (
    one: Giver,
    made: Pick<Begun, 'id'>,
    text: string,
    call: typeof savePeerFeedback | typeof handInPeerFeedback = handInPeerFeedback,
  ) => {
    const questions = await company.must('hrAdmin', getCycle, {
      params: { id: made.id },
    });
    return server.call(call, {
      token: one.token,
      params: { id: await idOf(one, made) },
      body: { Answers: questions.PeerQuestions.map(({ Id }) => ({ Id, Answer: text })) },
    });
  };
  /** Asks people, who hand in `texts` in their order. */
  const give = async (made: Begun, texts: readonly string[]) => {
    const chosen = await givers(Math.max(texts.length, 3));
    await decide(made, chosen);
    for (const [at, text] of texts.entries()) {
      const one = chosen[at];
      if (!one) continue;
      await answer(one, made);
      await write(one, made, text);
    }
    return chosen;
  };
  const share = async (made: Begun) => {
    const { body } = await company.call('lead', createAppraisal, {
      body: { ...company.body(made.employee), CycleId: made.id },
    });
    await company.must('lead', shareAppraisal, { params: { id: body.Id } });
    return body.Id;
  };
  const ownRound = async (made: Begun) =>
    (await server.call(getPeerRound, { token: made.token, params: made.at })).body;
  const round = (made: Begun) => company.must('lead', getPeerRound, { params: made.at });
  return {
    ...cycles,
    part,
    giver,
    givers,
    begin,
    decide,
    requestOf,
    idOf,
    answer,
    write,
    give,
    share,
    ownRound,
    round,
  };
}
