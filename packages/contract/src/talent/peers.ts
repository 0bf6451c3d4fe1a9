import { cycleTexts } from '@bellwether/domain/talent/cycles/rules';
import { peerStates } from '@bellwether/domain/talent/peers/lifecycle';
import {
  candidateFaults,
  peerLimits,
  peerNamings,
  peerReasons,
  peerRoundReasons,
} from '@bellwether/domain/talent/peers/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { daySchema, idParam, idSchema, instantSchema, sentInstantSchema, textSchema } from '../wire.ts';
import { talentPersonSchema } from './appraisal.ts';

const mayGive = z.union([z.literal(true), z.enum([...peerReasons, ...peerStates])]);
const mayChoose = z.union([z.literal(true), z.enum(peerRoundReasons)]);

/** A request for peer feedback, as its giver sees it. */
export const peerRequestSchema = z.object({
  Id: idSchema,
  /** The person about whom the giver is asked. */
  User: talentPersonSchema,
  CycleId: idSchema,
  CycleName: z.string(),
  /** Who learns who wrote what. */
  Naming: z.enum(peerNamings),
  State: z.enum(peerStates),
  /** The giver's due day: the third day after the return if the cycle's falls into an absence. */
  DueOn: daySchema,
  /** True, or why it cannot be done now. */
  Accept: mayGive,
  Decline: mayGive,
  Write: mayGive,
});
export type PeerRequest = z.output<typeof peerRequestSchema>;

export const peerFeedbackSchema = z.object({
  ...peerRequestSchema.shape,
  /** In order; a question that was removed is still here for who has answered it. */
  Questions: z.array(
    z.object({
      Id: idSchema,
      Question: z.string(),
      Help: z.string(),
      IsRequired: z.boolean(),
      /** Empty: not answered. */
      Answer: z.string(),
    }),
  ),
  HandedInAt: z.nullable(instantSchema),
  UpdatedAt: instantSchema,
});
export type PeerFeedback = z.output<typeof peerFeedbackSchema>;

/** The choice of peers for a person, in lists. */
const listedRound = {
  CycleId: idSchema,
  CycleName: z.string(),
  User: talentPersonSchema,
  OpensOn: daySchema,
  DueOn: daySchema,
  /** True, or why nobody can be chosen now. */
  Open: mayChoose,
};
export const ownPeerRoundSchema = z.object({
  ...listedRound,
  /** How many people the employee proposed. */
  Proposed: z.int(),
});
export type OwnPeerRound = z.output<typeof ownPeerRoundSchema>;

export const teamPeerRoundSchema = z.object({
  ...listedRound,
  /** How many proposals wait for the manager, how many people are asked, and how many of them have handed in. */
  Waiting: z.int(),
  Asked: z.int(),
  HandedIn: z.int(),
});
export type TeamPeerRound = z.output<typeof teamPeerRoundSchema>;

export const listPeerFeedback = endpoint({
  name: 'listPeerFeedback',
  summary:
    'Peer feedback of the running cycles: what the caller is asked for, the caller’s own rounds, and those of the people whose review the caller writes.',
  method: 'GET',
  path: '/talent/peerfeedback',
  scope: 'none',
  reply: z.object({
    Requests: z.array(peerRequestSchema),
    Own: z.array(ownPeerRoundSchema),
    Team: z.array(teamPeerRoundSchema),
  }),
});

export const getPeerFeedback = endpoint({
  name: 'getPeerFeedback',
  summary: 'One request with the caller’s own answers. 404 for everybody but its giver.',
  method: 'GET',
  path: '/talent/peerfeedback/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  reply: peerFeedbackSchema,
});

export const answerPeerRequest = endpoint({
  name: 'answerPeerRequest',
  summary: 'Accepts or declines a request. An accepted one can still be declined until it is handed in.',
  method: 'POST',
  path: '/talent/peerfeedback/{id}/answer',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: z.strictObject({ Accept: z.boolean() }),
  reply: peerFeedbackSchema,
  refuses: [409],
});

const saveSchema = z.strictObject({
  Answers: z
    .array(z.strictObject({ Id: idSchema, Answer: textSchema(peerLimits.answer, cycleTexts.answer) }))
    .check(z.maxLength(peerLimits.questions)),
  /** `UpdatedAt` of what the person read: 409 if it has changed. */
  UpdatedAt: z.optional(sentInstantSchema),
});

export const savePeerFeedback = endpoint({
  name: 'savePeerFeedback',
  summary: 'Saves the caller’s answers, which stay private. They may be incomplete.',
  method: 'PUT',
  path: '/talent/peerfeedback/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: saveSchema,
  reply: peerFeedbackSchema,
  refuses: [409],
});

export const handInPeerFeedback = endpoint({
  name: 'handInPeerFeedback',
  summary:
    'Saves the caller’s answers and hands them in: from now on who writes the review reads them, and they do not change.',
  method: 'POST',
  path: '/talent/peerfeedback/{id}',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: saveSchema,
  reply: peerFeedbackSchema,
  refuses: [409],
});

/** What the caller may read of a person’s peers. */
export const peerRoundSchema = z.object({
  ...listedRound,
  Naming: z.enum(peerNamings),
  /** Whether the caller may read a handed in self review (talent.20). */
  HasSelfReview: z.boolean(),
  /** How many people are asked at least. */
  Fewest: z.int(),
  Questions: z.array(z.object({ Id: idSchema, Question: z.string() })),
  /** Absent: never the caller’s. True, or why not now. */
  Propose: z.optional(mayChoose),
  Decide: z.optional(mayChoose),
  Summarize: z.optional(mayChoose),
  /**
   * Whom the manager asked or the employee proposed. Where the employee does not learn the names, only those whom the employee
   * proposed, and only as `proposed`, `asked` or `refused`.
   */
  Givers: z.array(
    z.object({
      User: talentPersonSchema,
      State: z.enum(peerStates),
      IsProposed: z.boolean(),
      HandedInAt: z.nullable(instantSchema),
      IsLate: z.boolean(),
      /** Why no answer is to be expected any more; null: it is, or is there. */
      Ended: z.nullable(z.enum(candidateFaults)),
      /** Null: not handed in, or not the caller’s to read. */
      Answers: z.nullable(z.array(z.object({ Id: idSchema, Answer: z.string() }))),
    }),
  ),
  /** How many have handed in; null: not the caller’s to know. */
  HandedIn: z.nullable(z.int()),
  /** The words without names, by question, in an order that tells nothing; null: not the caller’s to read. */
  Words: z.nullable(z.array(z.object({ Id: idSchema, Answers: z.array(z.string()) }))),
  /** The manager’s summary; null: none, or not the caller’s to read. */
  Summary: z.nullable(
    z.object({
      Text: z.string(),
      /** Somebody handed in after it was written. Always false for the employee. */
      IsBehind: z.boolean(),
    }),
  ),
  /** Null: nobody is chosen yet. */
  UpdatedAt: z.nullable(instantSchema),
});
export type PeerRound = z.output<typeof peerRoundSchema>;

const ofPerson = { id: idParam, userId: idParam };

export const getPeerRound = endpoint({
  name: 'getPeerRound',
  summary:
    'The peers of a person in a cycle, for the person and for who writes the review; 404 for everybody else.',
  method: 'GET',
  path: '/talent/cycles/{id}/peers/{userId}',
  scope: 'none',
  params: z.strictObject(ofPerson),
  reply: peerRoundSchema,
});

/** `UpdatedAt` of the round that the person read: 409 if it has changed. Null: nobody was chosen. */
const version = z.optional(z.nullable(sentInstantSchema));
const chosen = z.strictObject({
  UserIds: z.array(idSchema).check(z.maxLength(peerLimits.most)),
  UpdatedAt: version,
});

export const proposePeers = endpoint({
  name: 'proposePeers',
  summary:
    'Proposes these people for the caller’s own feedback, in place of the proposals that nobody decided.',
  method: 'PUT',
  path: '/talent/cycles/{id}/peers',
  scope: 'none',
  params: z.strictObject({ id: idParam }),
  body: chosen,
  reply: peerRoundSchema,
  refuses: [409],
});

export const decidePeers = endpoint({
  name: 'decidePeers',
  summary:
    'Asks exactly these people about a person: proposals that are left out are refused, and requests that are left out end. Who has handed in stays.',
  method: 'PUT',
  path: '/talent/cycles/{id}/peers/{userId}',
  scope: 'none',
  params: z.strictObject(ofPerson),
  body: chosen,
  reply: peerRoundSchema,
  refuses: [409],
});

export const savePeerSummary = endpoint({
  name: 'savePeerSummary',
  summary:
    'Saves the summary that the employee reads once the review is shared, if at least three people have handed in.',
  method: 'PUT',
  path: '/talent/cycles/{id}/peers/{userId}/summary',
  scope: 'none',
  params: z.strictObject(ofPerson),
  body: z.strictObject({ Summary: textSchema(peerLimits.summary, 'Summary'), UpdatedAt: version }),
  reply: peerRoundSchema,
  refuses: [409],
});
