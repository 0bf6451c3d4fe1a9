import {
  emailChangedByOtherMail,
  emailContestedMail,
  resetAtNewAddressMail,
  resetAtOwnNewAddressMail,
} from './features/accounts/links/mails.contest.ts';
import {
  emailChangeMail,
  emailConfirmationMail,
  passwordChangedMail,
  passwordResetMail,
  unlockMail,
} from './features/accounts/links/mails.ts';
import { invitationMail } from './features/accounts/mails.ts';
import {
  identityLinkedMail,
  providerAddedMail,
  providerChangedMail,
} from './features/accounts/providers/mails.trust.ts';
import { breakGlassMail, fewKeepersMail, personArrivedMail } from './features/accounts/providers/mails.ts';
import {
  codesSwitchedOffMail,
  codesSwitchedOnMail,
  passkeyAddedMail,
  secondStepChangedMail,
  secondStepResetMail,
} from './features/accounts/second-step/mails.ts';
import { agentAllowedMail, tokenMadeMail } from './features/accounts/tokens/mails.ts';
import { digestMail } from './features/notifications/mails/mails.digest.ts';
import { turnMail } from './features/notifications/mails/mails.turn.ts';
import { weeklyAskMail } from './features/notifications/mails/mails.weekly-ask.ts';
import { invitedEmailChangeMail } from './features/people/profile/mails.ts';
import { companyDataAskedMail, companyEndedMail } from './features/personal-data/mails.company.ts';
import { scheduledReportMails } from './features/reports/schedules/mails.ts';
import type { MailKind } from './platform/mail/mail-kind.ts';

/** All kinds of mail. */
export const mails: readonly MailKind[] = [
  invitationMail,
  passwordResetMail,
  unlockMail,
  emailConfirmationMail,
  emailChangeMail,
  emailChangedByOtherMail,
  resetAtNewAddressMail,
  resetAtOwnNewAddressMail,
  emailContestedMail,
  breakGlassMail,
  fewKeepersMail,
  personArrivedMail,
  identityLinkedMail,
  providerAddedMail,
  providerChangedMail,
  invitedEmailChangeMail,
  passwordChangedMail,
  passkeyAddedMail,
  codesSwitchedOnMail,
  codesSwitchedOffMail,
  secondStepChangedMail,
  secondStepResetMail,
  tokenMadeMail,
  agentAllowedMail,
  digestMail,
  weeklyAskMail,
  turnMail,
  scheduledReportMails.weekly,
  scheduledReportMails.quarterly,
  companyDataAskedMail,
  companyEndedMail,
];
