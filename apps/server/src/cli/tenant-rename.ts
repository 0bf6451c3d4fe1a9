import { renameCompany } from '../features/tenant/commands.operator.ts';
import { HttpProblem } from '../platform/refusal/problem.ts';
import { demandYes, yesOption } from './ask.ts';
import { type Command, readName, UsageError } from './command.ts';
import { findCompany, withDatabase } from './session.ts';

export const tenantRenameCommand: Command = {
  name: 'tenant rename',
  says: 'Changes the name or the subdomain of a company. With another subdomain its former address, and links in sent mails, end.',
  operands: { SUBDOMAIN: { says: 'the company' } },
  options: {
    name: { value: 'NAME', says: 'the company as people read it' },
    subdomain: { value: 'WORD', says: 'the new first part of its address' },
    ...yesOption,
  },
  async run(given, terminal) {
    const name = given.name === undefined ? undefined : readName(given, 'name');
    const subdomain = given.subdomain?.toLowerCase();
    if (name === undefined && subdomain === undefined)
      throw new UsageError('tenant rename needs --name NAME or --subdomain WORD.');
    return withDatabase(terminal, async (context) => {
      const company = await findCompany(context, given.SUBDOMAIN);
      if (subdomain !== undefined)
        await demandYes(
          given,
          terminal,
          `Move ${company.name} from the subdomain ${company.subdomain} to ${subdomain}? Links in sent mails end.`,
        );
      try {
        await renameCompany(context, company.id, { name, subdomain });
      } catch (error) {
        if (error instanceof HttpProblem) throw new UsageError(error.message);
        throw error;
      }
      terminal.print(`The company is ${name ?? company.name}, subdomain ${subdomain ?? company.subdomain}.`);
      return 0;
    });
  },
};
