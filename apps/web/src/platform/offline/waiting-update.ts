import { addComment } from '@bellwether/contract/calls/goals/comments';
import { predictGoal } from '@bellwether/contract/calls/goals/predictions';
import type { InputOf, ReplyOf } from '@bellwether/contract/endpoint';

/** The calls that may wait for the network: words of a person about the own goals. */
export const waitingCalls = { predictGoal, addComment } as const;
type WaitingCalls = typeof waitingCalls;
export type WaitingName = keyof WaitingCalls;
export type WaitingBody<Name extends WaitingName> = InputOf<WaitingCalls[Name]>['body'];
export type WaitingReply<Name extends WaitingName> = ReplyOf<WaitingCalls[Name]>;

/** Where an update belongs, for the list of those that wait. */
export interface AboutUpdate {
  readonly goalId: number;
  readonly title: string;
  /** `Week 8 · ends Sun 22 Nov`; absent for a comment on something else. */
  readonly week?: string;
}

type NamedUpdate = {
  [Name in WaitingName]: { readonly name: Name; readonly body: WaitingBody<Name> };
}[WaitingName];

export type NewUpdate = NamedUpdate & {
  /** The person, in the form of `draftScope`. */
  readonly scope: string;
  /** Made on this device, so that the server carries the update out once. */
  readonly key: string;
  readonly about: AboutUpdate;
  /** When it was given: epoch milliseconds by the server's clock. */
  readonly at: number;
  /** The server's sentence. Absent: it waits. */
  readonly refusal?: string;
};

/** An update on this device. Ids grow in the order in which the updates were given. */
export type WaitingUpdate = NewUpdate & { readonly id: number };
