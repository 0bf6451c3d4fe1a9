import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type { listPeerFeedback, PeerFeedback, PeerRound } from '@bellwether/contract/talent/peers';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import { mayGive } from '@bellwether/domain/talent/peers/rules';
import type { Scope } from '#platform/session/scope.ts';
import { demandTalent } from '../access.ts';
import { hasSelfReview } from '../self-review/access.ts';
import { holdRequest, holdRound, isWriterOf, requestsOf } from './access.ts';
import { presentOwnRound, presentRequest, presentRound, presentTeamRound } from './presenter.ts';
import { answersOf, giversOf, type RoundPlace, roundsAround, roundsOf } from './statements.ts';

/** Returns what concerns the acting person about peer feedback. Three statements. */
export async function peerFeedbackList(scope: Scope): Promise<EndpointReplyInput<typeof listPeerFeedback>> {
  demandTalent(scope);
  const requests = await requestsOf(scope);
  const about = await roundsOf(
    scope,
    requests.map((request) => ({ cycleId: request.cycle_id, personId: request.employee_id })),
  );
  const around = await roundsAround(scope);
  return {
    Requests: requests.flatMap((request) => {
      const row = about.find(({ own, id }) => own.id === request.cycle_id && id === request.employee_id);
      return row ? [presentRequest(scope, row, request)] : [];
    }),
    Own: around.filter(({ id }) => id === scope.person.id).map((row) => presentOwnRound(scope, row)),
    Team: around.filter((row) => isWriterOf(scope, row)).map((row) => presentTeamRound(scope, row)),
  };
}

/** Returns a request of the acting person with their answers. @throws HttpProblem 404 as `holdRequest`. */
export async function peerFeedbackOf(scope: Scope, id: number): Promise<PeerFeedback> {
  const { request, row, facts } = await holdRequest(scope, id);
  const isOpen = mayGive('savePeer', facts).ok || request.state === 'asked';
  const answers = await answersOf(scope, { cycleId: request.cycle_id, feedbackId: id });
  return {
    ...presentRequest(scope, row, request),
    Questions: answers
      .filter(({ isAsked, answer }) => (isOpen ? isAsked : isAsked || answer !== ''))
      .map(({ id: questionId, question, help, isRequired, answer }) => ({
        Id: questionId,
        Question: question,
        Help: help,
        IsRequired: isRequired,
        Answer: answer,
      })),
    HandedInAt: request.handed_in_at === null ? null : instantToIso(request.handed_in_at),
    UpdatedAt: instantToIso(request.updated_at),
  };
}

/** Returns a person's round. @throws HttpProblem 404 as `holdRound`. */
export async function peerRoundOf(scope: Scope, place: RoundPlace): Promise<PeerRound> {
  const held = await holdRound(scope, place);
  return presentRound(scope, held, {
    givers: await giversOf(scope, place),
    questions: await questionsOf(scope, place),
    hasSelfReview: await hasSelfReview(scope, place),
  });
}

/** The questions that are asked, and removed ones that somebody answered. */
function questionsOf(scope: Scope, { cycleId }: RoundPlace) {
  return answersOf(scope, { cycleId, feedbackId: 0 });
}
