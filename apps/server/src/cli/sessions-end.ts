import { type Ended, endSessionsOf } from '../features/accounts/commands.operator.ts';
import { listCompanies } from '../features/tenant/queries.operator.ts';
import { inTenant } from '../platform/database/transaction.ts';
import { demandYes, yesOption } from './ask.ts';
import { type Command, UsageError } from './command.ts';
import { findPerson, saidEnded } from './person.ts';
import { findCompany, withDatabase } from './session.ts';

export const sessionsEndCommand: Command = {
  name: 'sessions end',
  says:
    'Ends all open sessions, or those of one company or person, from the next request on, on every node, and with them personal ' +
    'tokens, agents, links to Slack and secret calendar addresses, because a stranger may have made or read them. People sign in ' +
    'again with their passwords. Tokens of a company go on: its admins end them.',
  options: {
    tenant: { value: 'SUBDOMAIN', says: 'only of this company' },
    person: { value: 'ADDRESS', says: 'only of this person; needs --tenant' },
    ...yesOption,
  },
  async run(given, terminal) {
    const { tenant, person } = given;
    if (person !== undefined && tenant === undefined)
      throw new UsageError('--person needs --tenant SUBDOMAIN.');
    return withDatabase(terminal, async (context) => {
      const companies =
        tenant === undefined ? await listCompanies(context) : [await findCompany(context, tenant)];
      const [first] = companies;
      const whose =
        person ?? (tenant === undefined ? 'everybody in every company' : `everybody at ${first?.name}`);
      await demandYes(given, terminal, `Sign out ${whose}?`);
      const counts: Ended[] = [];
      for (const company of companies)
        counts.push(
          await inTenant(context.pool, company.id, async (db) => {
            // Suspended companies too, because their tokens work again when they are resumed.
            const scope = { db, tenant: company, now: context.clock.now(), requestId: 'command-line' };
            const found = person === undefined ? undefined : await findPerson(scope, person);
            return endSessionsOf(scope, found?.id);
          }),
        );
      terminal.print(saidEnded(counts));
      return 0;
    });
  },
};
