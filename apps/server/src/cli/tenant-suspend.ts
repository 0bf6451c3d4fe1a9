import { setCompanyActive } from '../features/tenant/commands.operator.ts';
import { demandYes, yesOption } from './ask.ts';
import { type Command, UsageError } from './command.ts';
import { findCompany, withDatabase } from './session.ts';

export const tenantSuspendCommand: Command = {
  name: 'tenant suspend',
  says:
    'Closes a company: from the next request on nobody signs in, no session works, and no mail leaves. Nothing is deleted. ' +
    'bellwether tenant resume opens it again.',
  operands: { SUBDOMAIN: { says: 'the company' } },
  options: yesOption,
  async run(given, terminal) {
    return withDatabase(terminal, async (context) => {
      const company = await findCompany(context, given.SUBDOMAIN);
      if (!company.isActive) {
        terminal.print(`${company.name} is suspended already.`);
        return 0;
      }
      await demandYes(given, terminal, `Close ${company.name} to all of its people?`);
      await setCompanyActive(context, company.id, false);
      terminal.print(`${company.name} is suspended.`);
      return 0;
    });
  },
};

export const tenantResumeCommand: Command = {
  name: 'tenant resume',
  says: 'Opens a suspended company again: accounts, sessions and waiting mails are as before.',
  operands: { SUBDOMAIN: { says: 'the company' } },
  options: {},
  async run(given, terminal) {
    return withDatabase(terminal, async (context) => {
      const company = await findCompany(context, given.SUBDOMAIN);
      if (company.held === 'moved') throw new UsageError(`${company.name} has moved to another database.`);
      if (!company.isActive) await setCompanyActive(context, company.id, true);
      terminal.print(`${company.name} is active${company.isActive ? ' already' : ''}.`);
      return 0;
    });
  },
};
