import { goalTypeSchema } from '@bellwether/contract/tenant';
import { emailSchema } from '@bellwether/contract/wire';
import { defaultZoneName } from '@bellwether/domain/calendar/zone';
import { said } from '@bellwether/domain/shared/said';
import { subdomainOf, tenantUrl } from '../platform/config/tenant-host.ts';
import { HttpProblem } from '../platform/refusal/problem.ts';
import { createCompany, createCompanyByMail } from '../setup/create-company.ts';
import { type Command, type Given, longestText, readName, UsageError } from './command.ts';
import { configOfLinks, withDatabase } from './session.ts';

export const tenantCreateCommand: Command = {
  name: 'tenant create',
  says:
    'Makes a company and prints the link with which its ceo sets a password and signs in, or mails it. It works once, for 14 days. ' +
    'It begins with PUBLIC_URL; without one, with the address of the server that runs in BELLWETHER_HOME; else with http://localhost:PORT.',
  options: {
    subdomain: {
      value: 'WORD',
      says: 'letters, digits and hyphens; the first part of its address',
      isRequired: true,
    },
    name: { value: 'NAME', says: 'the company as people read it', isRequired: true },
    'ceo-name': { value: 'NAME', says: 'who leads it', isRequired: true },
    'ceo-email': { value: 'ADDRESS', says: 'the e-mail with which the ceo signs in', isRequired: true },
    'time-zone': { value: 'ZONE', says: `such as "${defaultZoneName}", the default, or Europe/Berlin` },
    'goal-type': { value: 'TYPE', says: 'SMART, the default, OKR or ObjectiveResult' },
    send: { says: 'mails the link to the ceo as soon as a server runs, instead of printing it' },
  },
  async run(given, terminal) {
    const email = readEmail(given);
    const goalType = goalTypeSchema.safeParse(given['goal-type'] ?? 'SMART');
    if (!goalType.success) throw new UsageError('--goal-type must be SMART, OKR or ObjectiveResult.');
    const company = {
      subdomain: (given.subdomain ?? '').toLowerCase(),
      name: readName(given, 'name'),
      timeZone: given['time-zone'] ?? defaultZoneName,
      goalType: goalType.data,
      ceo: { name: readName(given, 'ceo-name'), email },
    };
    return withDatabase(terminal, async (context) => {
      try {
        const config = await configOfLinks(context);
        if (given.send === undefined) {
          const { invitationLink } = await createCompany({ ...context, config }, company);
          terminal.print(invitationLink);
        } else {
          await createCompanyByMail(context, company);
          terminal.print(`The invitation goes to ${email} as soon as a server runs.`);
        }
        // Otherwise the link would open another company's page, or none.
        const named = subdomainOf(new URL(tenantUrl(company.subdomain, config)).hostname, config);
        if ((named ?? config.defaultTenant) !== company.subdomain)
          terminal.note(
            `An address without subdomains leads to one company: set DEFAULT_TENANT to ${company.subdomain}.`,
          );
        return 0;
      } catch (error) {
        if (error instanceof HttpProblem) throw new UsageError(error.message);
        throw error;
      }
    });
  },
};

/**
 * Reads the address as a form of the product would store it.
 *
 * @throws UsageError for an address that a form would refuse.
 */
function readEmail(given: Given): string {
  const invalid = '--ceo-email must be an e-mail address.';
  const refusal = said({ invalid }, 'invalid');
  const email = emailSchema(longestText, { required: refusal, invalid: refusal }).safeParse(
    given['ceo-email'],
  );
  if (email.success) return email.data;
  throw new UsageError(email.error.issues[0]?.message ?? invalid);
}
