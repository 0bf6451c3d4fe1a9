import { numbered } from '@bellwether/domain/shared/counted';
import { countHolds, purgeCompany } from '../features/tenant/commands.operator.ts';
import { demandYes, yesOption } from './ask.ts';
import { type Command, UsageError } from './command.ts';
import { findCompany, withDatabase } from './session.ts';

export const tenantPurgeCommand: Command = {
  name: 'tenant purge',
  says:
    'Deletes a suspended company for ever: people, goals, appraisals, files and its audit trail. Make a backup first. ' +
    'Its files leave the storage within two days.',
  operands: { SUBDOMAIN: { says: 'the company; it must be suspended' } },
  options: yesOption,
  async run(given, terminal) {
    return withDatabase(terminal, async (context) => {
      const company = await findCompany(context, given.SUBDOMAIN);
      if (company.isActive)
        throw new UsageError(
          `${company.name} is active: run bellwether tenant suspend ${company.subdomain} first.`,
        );
      const holds = await countHolds(context, company.id);
      if (holds > 0)
        throw new UsageError(
          `${company.name} has ${numbered(holds, 'legal hold')}. An org admin lifts them; until then nothing is deleted.`,
        );
      await demandYes(
        given,
        terminal,
        `Delete ${company.name} (${company.subdomain}) and everything in it for ever?`,
      );
      const rows = await purgeCompany(context, company.id);
      terminal.print(`${company.name} is deleted: ${numbered(rows, 'row')}.`);
      return 0;
    });
  },
};
