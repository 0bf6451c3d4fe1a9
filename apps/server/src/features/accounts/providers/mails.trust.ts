import type { MailKind, WaitingMail } from '#platform/mail/mail-kind.ts';
import { mailWords } from '#platform/mail/words.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { providerTrustWords } from './words.mails.ts';

interface TrustFacts {
  readonly receiver: string;
  /** Null: it is gone. */
  readonly provider: string | null;
}

/** Reads the provider that a mail is about. */
async function prepare({ db, tenant }: TenantScope, { person, subjectId }: WaitingMail): Promise<TrustFacts> {
  const row = await db
    .selectFrom('sign_in_provider')
    .select('name')
    .where('tenant_id', '=', tenant.id)
    .where('id', '=', subjectId ?? 0)
    .executeTakeFirst();
  return { receiver: person.name, provider: row?.name ?? null };
}

/**
 * Tells a person that they can sign in at a provider from now on, because a thief would link a subject of their own; the subject
 * is the provider.
 */
export const identityLinkedMail: MailKind<TrustFacts> = {
  name: 'identity_linked',
  isUrgent: true,
  prepare,
  write({ receiver, provider }, { tenant, link, language }) {
    const { linked } = language.words(providerTrustWords);
    return {
      subject: linked.subject,
      parts: [
        { paragraph: language.words(mailWords).hello(receiver) },
        { paragraph: provider === null ? linked.said(tenant.name) : linked.named(tenant.name, provider) },
        { button: linked.button, href: link('/v3/settings/sessions') },
        { note: linked.note(tenant.name) },
      ],
    };
  },
};

/** Returns a mail to those who may set providers up, because whoever runs one can sign in as other people. */
const trustMail = (name: string, which: 'added' | 'changed'): MailKind<TrustFacts> => ({
  name,
  isUrgent: true,
  prepare,
  write({ receiver, provider }, { tenant, link, language }) {
    const words = language.words(providerTrustWords);
    const { subject, said, named } = words[which];
    return {
      subject,
      parts: [
        { paragraph: language.words(mailWords).hello(receiver) },
        { paragraph: provider === null ? said(tenant.name) : named(tenant.name, provider) },
        { paragraph: words.trust },
        { paragraph: words.advice },
        { button: words.button, href: link('/v3/settings/company/connections') },
      ],
    };
  },
});

/** Tell the org admins and the ceo of a provider that is new, or that trusts somebody else; the subject is the provider. */
export const providerAddedMail = trustMail('provider_added', 'added');
export const providerChangedMail = trustMail('provider_changed', 'changed');
