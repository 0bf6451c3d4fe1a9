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
  async react(scope, { id, kind, subjectId: personId }) {
    if (personId === null) return;
    if (kind === 'account.second_step_reset') await requestMail(scope, secondStepResetMail, { personId });
    else await requestMail(scope, secondStepChangedMail, { personId, subjectId: id });
  },
});
