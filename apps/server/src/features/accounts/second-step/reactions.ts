import { reaction } from '#platform/events/reaction.ts';
import { requestMail } from '#platform/mail/request-mail.ts';
import { secondStepChangedMail, secondStepResetMail } from './mails.ts';

/** Tells a person by mail what happened to their second step. */
export const mailSecondStep = reaction({
  on: [
    'account.second_step_reset',
    'account.passkey_added',
    'account.codes_switched_on',
    'account.codes_switched_off',
  ],
  async react(scope, { kind, subjectId: personId }) {
    if (personId === null) return;
    const mail = kind === 'account.second_step_reset' ? secondStepResetMail : secondStepChangedMail;
    await requestMail(scope, mail, { personId });
  },
});
