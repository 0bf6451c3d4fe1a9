import { freezeCompany, thawCompany } from '../features/tenant/commands.hold.ts';
import { type Command, UsageError } from './command.ts';
import { findCompany, withDatabase } from './session.ts';

export const tenantFreezeCommand: Command = {
  name: 'tenant freeze',
  says:
    'Stops all writes of a company: people still read, and are asked to save again in a moment; its jobs and mails wait. ' +
    'It returns when the last write has ended. bellwether tenant thaw ends it.',
  operands: { SUBDOMAIN: { says: 'the company' } },
  options: {},
  async run(given, terminal) {
    return withDatabase(terminal, async (context) => {
      const { id, name, held, isActive } = await findCompany(context, given.SUBDOMAIN);
      if (held === 'frozen') terminal.print(`${name} is frozen already.`);
      else if (held !== null) throw new UsageError(`${name} is ${held}: it cannot be frozen.`);
      else if (!isActive) throw new UsageError(`${name} is suspended: nobody writes there.`);
      else {
        await freezeCompany(context, id);
        terminal.print(`${name} is frozen.`);
      }
      return 0;
    });
  },
};

export const tenantThawCommand: Command = {
  name: 'tenant thaw',
  says: 'Lets a frozen company go on: what waited is done.',
  operands: { SUBDOMAIN: { says: 'the company' } },
  options: {},
  async run(given, terminal) {
    return withDatabase(terminal, async (context) => {
      const { id, name, subdomain, held } = await findCompany(context, given.SUBDOMAIN);
      if (held === 'moving')
        throw new UsageError(
          `${name} is on its way to another database: run bellwether tenant move ${subdomain} again, or with --undo.`,
        );
      if (held !== null && held !== 'frozen') throw new UsageError(`${name} is ${held}: it is not frozen.`);
      await thawCompany(context, id);
      terminal.print(`${name} goes on.`);
      return 0;
    });
  },
};
