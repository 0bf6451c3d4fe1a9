import { reaction } from '#platform/events/reaction.ts';
import { requestMails } from '#platform/mail/request-mail.ts';
import { keepersWithout } from '../access.password.ts';
import { orgAdmins } from '../links/queries.contest.ts';
import { breakGlassMail, fewKeepersMail, personArrivedMail } from './mails.ts';

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

/**
 * Tells the org admins that a file or a directory deactivated one of the last people who may sign in without an enforced
 * provider; by a press that is refused (accounts.17).
 */
export const mailFewKeepers = reaction({
  on: ['person.deactivated'],
  async react(scope, { subjectId: personId }) {
    if (personId === null || !(await keepersWithout(scope, personId))) return;
    const admins = await orgAdmins(scope.db, { tenantId: scope.tenant.id, beside: personId });
    await requestMails(scope, fewKeepersMail, admins, personId);
  },
});
