import { timestamp } from '#platform/database/instant.ts';
import { reaction } from '#platform/events/reaction.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { requestMail } from '#platform/mail/request-mail.ts';
import { agentAllowedMail, tokenMadeMail } from './mails.ts';

/** Notices that somebody who owns tokens of the company left; the org admins are told, because the tokens go on. */
export const noticeOwnerlessTokens = reaction({
  on: ['person.deactivated'],
  async react(scope, { subjectId }) {
    if (subjectId === null) return;
    const { count } = await scope.db
      .selectFrom('api_token')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('tenant_id', '=', scope.tenant.id)
      .where('person_id', '=', subjectId)
      .where('is_company', '=', true)
      .where('ended_at', 'is', null)
      .where(({ or, eb }) =>
        or([eb('expires_at', 'is', null), eb('expires_at', '>', timestamp(scope.now) as never)]),
      )
      .executeTakeFirstOrThrow();
    if (Number(count) === 0) return;
    const detail = { count: Number(count) };
    await recordEvent(scope, { kind: 'account.token_owner_left', subjectId, detail });
  },
});

/** Tells a person by mail of a token or an agent that acts for them from now on (accounts.13). */
export const mailPrograms = reaction({
  on: ['account.token_made', 'agent.allowed'],
  async react(scope, event) {
    const { subjectId: personId } = event;
    if (personId === null) return;
    if (event.kind === 'agent.allowed')
      return requestMail(scope, agentAllowedMail, { personId, subjectId: event.detail.client });
    if (event.detail.isCompany) return;
    await requestMail(scope, tokenMadeMail, { personId, subjectId: event.detail.token });
  },
});
