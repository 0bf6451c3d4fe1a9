import { reaction } from '#platform/events/reaction.ts';
import { requestMail, requestMails } from '#platform/mail/request-mail.ts';
import { keepersWithout } from '../access.password.ts';
import { orgAdmins } from '../links/queries.contest.ts';
import { identityLinkedMail, providerAddedMail, providerChangedMail } from './mails.trust.ts';
import { breakGlassMail, fewKeepersMail, personArrivedMail } from './mails.ts';
import { peopleOfConnections } from './queries.ts';

/** Tells all org admins of each password that is used although people sign in elsewhere, also the one who used it. */
export const mailBreakGlass = reaction({
  on: ['account.break_glass_used'],
  async react(scope, { subjectId: personId }) {
    if (personId === null) return;
    const admins = await orgAdmins(scope.db, { tenantId: scope.tenant.id, beside: null });
    await requestMails(scope, breakGlassMail, admins, personId);
  },
});

/** Tells a person of a provider that lets them in from now on, unless it is how they came (accounts.16). */
export const mailLinkedIdentity = reaction({
  on: ['account.identity_linked'],
  async react(scope, { subjectId: personId, detail: { provider, isFirst } }) {
    if (personId === null || isFirst) return;
    await requestMail(scope, identityLinkedMail, { personId, subjectId: provider });
  },
});

/** Tells all org admins and the ceo, also who did it, of a provider that can send other people from now on (accounts.15). */
export const mailProvider = reaction({
  on: ['account.provider_added', 'account.provider_changed'],
  async react(scope, event) {
    const isAdded = event.kind === 'account.provider_added';
    if (!isAdded && !event.detail.isTrustChanged) return;
    const told = await peopleOfConnections(scope.db, scope.tenant.id);
    await requestMails(scope, isAdded ? providerAddedMail : providerChangedMail, told, event.detail.provider);
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
