import { reaction } from '#platform/events/reaction.ts';
import { requestMails } from '#platform/mail/request-mail.ts';
import { orgAdmins } from '../links/queries.contest.ts';
import { breakGlassMail, personArrivedMail } from './mails.ts';

/** Tells all org admins of each password that is used although people sign in elsewhere, also the one who used it. */
export const mailBreakGlass = reaction({
  on: ['account.break_glass_used'],
  async react(scope, { subjectId: personId }) {
    if (personId === null) return;
    const admins = await orgAdmins(scope.db, { tenantId: scope.tenant.id, beside: null });
    await requestMails(scope, breakGlassMail, admins, personId);
  },
});

/** Tells the org admins whom a provider's first sign-in added (accounts.16). */
export const mailArrival = reaction({
  on: ['account.person_arrived'],
  async react(scope, { subjectId: personId }) {
    if (personId === null) return;
    const admins = await orgAdmins(scope.db, { tenantId: scope.tenant.id, beside: personId });
    await requestMails(scope, personArrivedMail, admins, personId);
  },
});
