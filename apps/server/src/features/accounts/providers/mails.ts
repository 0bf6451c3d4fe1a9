import { sql } from 'kysely';
import type { MailKind, WaitingMail } from '#platform/mail/mail-kind.ts';
import type { TenantScope } from '#platform/session/scope.ts';
import { keepersWithout } from '../access.password.ts';
import { providerMailWords } from './words.mails.ts';

interface ProviderMailFacts {
  readonly receiver: string;
  readonly id: number;
  readonly name: string;
  readonly email: string;
  /** Empty: nobody. */
  readonly manager: string;
  readonly provider: string;
}

/** Reads the person whom a mail is about, and the provider of the company. */
async function prepare(scope: TenantScope, mail: WaitingMail): Promise<ProviderMailFacts | undefined> {
  const query = sql<Omit<ProviderMailFacts, 'receiver'>>`
    select person.id, person.name, person.email, coalesce(manager.name, '') as manager,
      coalesce((select provider.name from sign_in_provider provider where provider.tenant_id = person.tenant_id
        and provider.is_on order by provider.is_enforced desc, provider.id limit 1), '') as provider
    from person left join person manager on manager.tenant_id = person.tenant_id and manager.id = person.manager_id
    where person.tenant_id = ${scope.tenant.id} and person.id = ${mail.subjectId ?? 0}`;
  const [row] = (await query.execute(scope.db)).rows;
  return row && { ...row, receiver: mail.person.name };
}

/** Tells the org admins that somebody used the password that is kept for an emergency; the subject is the person. */
export const breakGlassMail: MailKind<ProviderMailFacts> = {
  name: 'break_glass_used',
  isUrgent: true,
  prepare,
  write: ({ receiver, id, name, provider }, { tenant, link, language }) => ({
    subject: language.words(providerMailWords).glass.subject({ name, company: tenant.name, provider }),
    parts: [
      { paragraph: language.words(providerMailWords).hello(receiver) },
      { paragraph: language.words(providerMailWords).glass.said({ name, company: tenant.name, provider }) },
      { paragraph: language.words(providerMailWords).glass.advice },
      { button: language.words(providerMailWords).profile(name), href: link(`/v3/profile/${id}`) },
    ],
  }),
};

/** Tells the org admins that a provider sent somebody who was added; the subject is the person. */
export const personArrivedMail: MailKind<ProviderMailFacts> = {
  name: 'person_arrived',
  prepare,
  write: ({ receiver, id, name, email, manager, provider }, { tenant, link, language }) => ({
    subject: language.words(providerMailWords).arrived.subject(name),
    parts: [
      { paragraph: language.words(providerMailWords).hello(receiver) },
      {
        paragraph: language
          .words(providerMailWords)
          .arrived.said({ name, email, company: tenant.name, provider, manager }),
      },
      { paragraph: language.words(providerMailWords).arrived.advice },
      { button: language.words(providerMailWords).profile(name), href: link(`/v3/profile/${id}`) },
    ],
  }),
};

interface FewFacts {
  readonly receiver: string;
  readonly name: string;
  readonly provider: string;
  readonly left: number;
}

/** Tells the org admins that one of the last people who keep their password was deactivated; the subject is the person. */
export const fewKeepersMail: MailKind<FewFacts> = {
  name: 'few_keepers',
  isUrgent: true,
  async prepare(scope, mail) {
    const id = mail.subjectId ?? 0;
    const few = await keepersWithout(scope, id);
    const person = await scope.db
      .selectFrom('person')
      .select('name')
      .where('tenant_id', '=', scope.tenant.id)
      .where('id', '=', id)
      .where('deactivated_at', 'is not', null)
      .executeTakeFirst();
    return few && person && { receiver: mail.person.name, name: person.name, ...few };
  },
  write: ({ receiver, name, provider, left }, { tenant, link, language }) => {
    const { hello, few } = language.words(providerMailWords);
    return {
      subject: few.subject(provider),
      parts: [
        { paragraph: hello(receiver) },
        { paragraph: few.said({ name, company: tenant.name, provider, left }) },
        { paragraph: few.advice },
        { button: few.button, href: link('/v3/settings/company/connections') },
      ],
    };
  },
};
