import { type HappenedEvent, reaction } from '#platform/events/reaction.ts';
import { requestMail } from '#platform/mail/request-mail.ts';
import { codesSwitchedOffMail, codesSwitchedOnMail, passkeyAddedMail, secondStepResetMail } from './mails.ts';

const kinds = [
  'account.second_step_reset',
  'account.passkey_added',
  'account.codes_switched_on',
  'account.codes_switched_off',
] as const;

/** Tells a person by mail what happened to their second step. */
export const mailSecondStep = reaction({
  on: kinds,
  async react(scope, event) {
    if (event.subjectId === null) return;
    const { kind, ...mail } = mailOf(event);
    await requestMail(scope, kind, { personId: event.subjectId, ...mail });
  },
});

function mailOf(event: HappenedEvent<(typeof kinds)[number]>) {
  switch (event.kind) {
    case 'account.second_step_reset':
      return { kind: secondStepResetMail };
    case 'account.passkey_added':
      return { kind: passkeyAddedMail, subjectId: event.detail.passkey };
    case 'account.codes_switched_on':
      return { kind: codesSwitchedOnMail };
    case 'account.codes_switched_off':
      return { kind: codesSwitchedOffMail };
  }
}
