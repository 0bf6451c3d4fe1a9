import {
  mailArrival,
  mailBreakGlass,
  mailFewKeepers,
  mailLinkedIdentity,
  mailProvider,
} from './features/accounts/providers/reactions.ts';
import {
  mailContested,
  mailEmailChange,
  mailInvitation,
  mailLink,
  mailPasswordChange,
  mailReplacedEmail,
  mailResetToFormer,
} from './features/accounts/reactions.ts';
import { mailSecondStep } from './features/accounts/second-step/reactions.ts';
import { mailPrograms, noticeOwnerlessTokens } from './features/accounts/tokens/reactions.ts';
import { tellChannels } from './features/channels/reactions.ts';
import { tellInSlack } from './features/channels/slack/reactions.ts';
import { importCounts, learnAnew, leaveCounts } from './features/insight/reactions.ts';
import { endCalendarLink, lookAgain } from './features/notifications/mails/reactions.ts';
import {
  mailReturn,
  mailTurn,
  noticeAbsences,
  noticeApprovals,
  notify,
  readWhatIsAnswered,
} from './features/notifications/reactions.ts';
import { tellOfAskedData } from './features/personal-data/reactions.ts';
import { moveReportMails } from './features/reports/reactions.ts';
import { tellWebhooks } from './features/webhooks/reactions.ts';
import type { Reader } from './platform/events/reaction.ts';

/** All readers of events and their reactions. A new reader also needs its row in `event_cursor`, by a migration. */
export const readers: readonly Reader[] = [
  {
    name: 'mail',
    reactions: [
      mailInvitation,
      mailLink,
      mailEmailChange,
      mailReplacedEmail,
      mailPasswordChange,
      mailResetToFormer,
      mailContested,
      mailBreakGlass,
      mailFewKeepers,
      mailArrival,
      mailLinkedIdentity,
      mailProvider,
      mailSecondStep,
      mailPrograms,
      lookAgain,
      endCalendarLink,
      moveReportMails,
    ],
  },
  // Digests lock their due work, then notifications. Reading what is answered locks notifications, so it comes last.
  {
    name: 'notifications',
    reactions: [
      notify,
      noticeApprovals,
      noticeAbsences,
      noticeOwnerlessTokens,
      tellOfAskedData,
      mailReturn,
      mailTurn,
      readWhatIsAnswered,
    ],
  },
  { name: 'insight', reactions: [leaveCounts, importCounts, learnAnew] },
  { name: 'webhooks', reactions: [tellWebhooks] },
  { name: 'channels', reactions: [tellChannels] },
  { name: 'slack', reactions: [tellInSlack] },
];
