import type { EndpointReply } from '@bellwether/contract/endpoint';
import type { getDeactivationPreview } from '@bellwether/contract/people/status';
import { fallingWords } from '@bellwether/domain/people/status/leaving';
import { layerTitles } from '../words.layers.ts';

type Deactivation = Pick<
  EndpointReply<typeof getDeactivationPreview>,
  'ApprovalCount' | 'UserCount' | 'AppraisalCount' | 'RequestCount' | 'FallsTo'
>;

export const statusWords = {
  part: 'Actions',
  deactivate: layerTitles.deactivate,
  activate: layerTitles.activate,
  effect: (name: string) =>
    `${name} is signed out everywhere at once, cannot sign in, and gets no e-mails. Nothing is deleted.`,
  goals: (count: number) =>
    count === 1 ? '1 open goal keeps this owner.' : `${count} open goals keep this owner.`,
  quarter: (label: string, count: number) => `${label}: ${count === 1 ? '1 goal' : `${count} goals`}`,
  users: (count: number) =>
    count === 1 ? '1 direct report keeps this manager.' : `${count} direct reports keep this manager.`,
  /** Returns "3 approvals and 1 appraisal fall to Ada Larkwood."; empty if nothing falls. */
  falling({ ApprovalCount, UserCount, AppraisalCount, RequestCount, FallsTo }: Deactivation): string {
    const words = fallingWords({
      approvals: ApprovalCount,
      reports: UserCount,
      appraisals: AppraisalCount,
      requests: RequestCount,
      goals: 0,
      items: 0,
    });
    if (words === '') return '';
    return FallsTo === null
      ? `Nobody is above to take over: ${words}.`
      : `To ${FallsTo.Name} fall: ${words}.`;
  },
  items: (count: number) =>
    count === 1
      ? '1 action item is to be given to somebody by whoever asked for it.'
      : `${count} action items are to be given to somebody by whoever asked for them.`,
  seeUsers: 'See the direct reports',
  failed: 'What is affected could not be loaded.',
  deactivated: (name: string) => `${name} is deactivated.`,
  freeEmail: layerTitles.freeEmail,
  personalData: 'Personal data, hold and erasure',
  freeEffect: (name: string, email: string) =>
    `Somebody else can have ${email} at once. ${name} keeps no e-mail; to activate ${name} again, you need a new one. This cannot be undone.`,
  emailFreed: (email: string) => `${email} is free.`,
  needsEmail: (name: string) => `The e-mail of ${name} was freed, so a new one is needed.`,
  activated: (name: string) => `${name} is active again.`,
} as const;

/** For a person who was never invited. */
export const inviteWords = {
  act: 'Invite',
  actOf: (name: string) => `Invite ${name}`,
  done: (email: string) => `An invitation has been sent to ${email}.`,
} as const;

/** For a person who has not accepted the invitation. */
export const reinviteWords = {
  act: 'Reinvite',
  actOf: (name: string) => `Reinvite ${name}`,
  done: (email: string) => `An invitation has been re-sent to ${email}.`,
} as const;

const goalsOf = (count: number) => (count === 1 ? '1 open goal' : `${count} open goals`);
const reportsOf = (count: number) => (count === 1 ? '1 direct report' : `${count} direct reports`);

/** The two actions for a leaving person: give all goals away, and move all reports. */
export const wayOutWords = {
  reassignGoals: layerTitles.reassignGoals,
  reassignAll: 'Reassign all goals',
  reassignExplanation: (count: number, name: string) =>
    `${goalsOf(count)} of ${name} get${count === 1 ? 's' : ''} a new owner. Drafts, predictions and comments stay with the goals.`,
  newOwner: 'New owner',
  reassigned: (count: number, name: string) =>
    count === 1 ? `1 goal now belongs to ${name}.` : `${count} goals now belong to ${name}.`,
  noGoals: (name: string) => `You see no open goals of ${name}.`,
  notYours: 'Only the direct manager, the CEO, org admins and goal admins can reassign these goals.',
  moveReports: layerTitles.moveReports,
  moveAll: 'Move all direct reports',
  moveExplanation: (count: number, name: string) =>
    `${reportsOf(count)} of ${name} get${count === 1 ? 's' : ''} one new manager. If you choose one of them, that person takes the place below ${name}’s manager.`,
  moved: (count: number) => `${reportsOf(count)} moved.`,
  noReports: (name: string) => `Nobody reports to ${name}.`,
} as const;
