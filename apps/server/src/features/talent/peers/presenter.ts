import type { OwnPeerRound, PeerRequest, PeerRound, TeamPeerRound } from '@bellwether/contract/talent/peers';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import type { Verdict } from '@bellwether/domain/shared/verdict';
import type { PeerState } from '@bellwether/domain/talent/peers/lifecycle';
import { candidateFault, fewestGivers, isRoundOpen, mayGive } from '@bellwether/domain/talent/peers/rules';
import { mayReadPeers, type PeerFacts } from '@bellwether/domain/talent/privacy/table';
import type { Scope } from '#platform/session/scope.ts';
import { presentTalentPerson } from '../presenter.ts';
import { factsOf, type HeldRequest, type HeldRound, requestFacts } from './access.ts';
import {
  appraisalOf,
  candidateOf,
  type GiverRow,
  type ListedRoundRow,
  type PeerQuestion,
  type RoundRow,
} from './statements.ts';

const answerOf = <Reason extends string>(verdict: Verdict<Reason>): true | Reason =>
  verdict.ok ? true : verdict.reason;
const instantOrNull = (at: number | null) => (at === null ? null : instantToIso(at));

export function presentRequest(
  scope: Scope,
  row: RoundRow,
  request: Pick<HeldRequest['request'], 'id' | 'state' | 'due'>,
): PeerRequest {
  const facts = requestFacts(scope, request, row);
  return {
    Id: request.id,
    User: presentTalentPerson(scope, row),
    CycleId: row.own.id,
    CycleName: row.own.name,
    Naming: row.own.peers.naming,
    State: request.state,
    DueOn: request.due,
    Accept: answerOf(mayGive('acceptPeer', facts)),
    Decline: answerOf(mayGive('declinePeer', facts)),
    Write: answerOf(mayGive('handInPeer', facts)),
  };
}

function presentListed(scope: Scope, row: RoundRow) {
  return {
    CycleId: row.own.id,
    CycleName: row.own.name,
    User: presentTalentPerson(scope, row),
    OpensOn: row.own.peers.opens,
    DueOn: row.own.peers.due,
    Open: answerOf(isRoundOpen(factsOf(scope, row))),
  };
}

export const presentOwnRound = (scope: Scope, row: ListedRoundRow): OwnPeerRound => ({
  ...presentListed(scope, row),
  Proposed: row.proposed,
});

export const presentTeamRound = (scope: Scope, row: ListedRoundRow): TeamPeerRound => ({
  ...presentListed(scope, row),
  Waiting: row.waiting,
  Asked: row.asked,
  HandedIn: row.handedIn,
});

/** What the acting person reads of a round, by the domain's table (talent.24). */
export function presentRound(
  scope: Scope,
  held: HeldRound,
  {
    givers,
    questions,
    hasSelfReview,
  }: {
    readonly givers: readonly GiverRow[];
    readonly questions: readonly PeerQuestion[];
    readonly hasSelfReview: boolean;
  },
): PeerRound {
  const { row, facts, relation, isWriter } = held;
  const { naming } = row.own.peers;
  const handedIn = givers.filter(({ state }) => state === 'handed_in');
  const reads = (part: Parameters<typeof mayReadPeers>[0], request: PeerState = 'handed_in') => {
    const peers: PeerFacts = { naming, request, handedIn: handedIn.length };
    return mayReadPeers(part, peers, appraisalOf(row), { ...relation, isGiver: false });
  };
  const open = answerOf(isRoundOpen(facts));
  const seesNames = reads('peerNames');
  const shown = seesNames ? givers : givers.filter(({ isProposed }) => isProposed);
  return {
    ...presentListed(scope, row),
    Naming: naming,
    HasSelfReview: hasSelfReview,
    Fewest: fewestGivers(naming),
    Questions: questions.map(({ id, question }) => ({ Id: id, Question: question })),
    ...(relation.isEmployee ? { Propose: open } : {}),
    ...(isWriter ? { Decide: open } : {}),
    ...(isWriter && naming === 'pooled' ? { Summarize: open } : {}),
    Givers: shown.map((giver) => ({
      User: presentTalentPerson(scope, giver),
      State: seesNames ? giver.state : stateOfProposal(giver.state),
      IsProposed: giver.isProposed,
      HandedInAt: seesNames ? instantOrNull(giver.handedInAt) : null,
      IsLate: seesNames && isLate(scope, giver),
      Ended: seesNames && waits(giver) ? (candidateFault(candidateOf(giver, row)) ?? null) : null,
      Answers: reads('peerAnswers', giver.state)
        ? giver.answers.map(({ question, answer }) => ({ Id: question, Answer: answer }))
        : null,
    })),
    HandedIn: seesNames ? handedIn.length : null,
    Words: reads('peerWords') ? wordsOf(handedIn, questions) : null,
    Summary: summaryOf(held, handedIn, reads('peerSummary')),
    UpdatedAt: instantOrNull(isWriter ? row.updatedAt : row.chosenAt),
  };
}

const waits = ({ state }: GiverRow) => state === 'asked' || state === 'accepted';

function isLate({ tenant }: Scope, { handedInAt, due }: GiverRow): boolean {
  return handedInAt !== null && tenantDay(handedInAt, tenant.calendar.zone) > due;
}

/** The state that the employee sees of a proposal where names stay with the manager: only what was decided about it. */
function stateOfProposal(state: PeerState): PeerState {
  if (state === 'proposed' || state === 'refused') return state;
  return state === 'withdrawn' ? 'refused' : 'asked';
}

/** The answers to each question, sorted by their text: the order of the givers would tell who wrote what. */
export function wordsOf(
  handedIn: readonly GiverRow[],
  questions: readonly Pick<PeerQuestion, 'id'>[],
): NonNullable<PeerRound['Words']> {
  return questions.map(({ id }) => ({
    Id: id,
    Answers: handedIn
      .flatMap(({ answers }) => answers.flatMap(({ question, answer }) => (question === id ? [answer] : [])))
      .sort(),
  }));
}

function summaryOf(
  { row, isWriter }: HeldRound,
  handedIn: readonly GiverRow[],
  reads: boolean,
): PeerRound['Summary'] {
  const { summary, summaryAt } = row;
  if (!reads || !summary) return null;
  const isBehind = handedIn.some(({ handedInAt }) => (handedInAt ?? 0) > (summaryAt ?? 0));
  return { Text: summary, IsBehind: isWriter && isBehind };
}
