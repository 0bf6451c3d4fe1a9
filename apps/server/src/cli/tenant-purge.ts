import { numbered } from '@bellwether/domain/shared/counted';
import { countHolds } from '../features/tenant/commands.operator.ts';
import { purgeCompany } from '../platform/backup/purge-company.ts';
import { yesOption } from './ask.ts';
import { type Command, type Given, type Terminal, UsageError } from './command.ts';
import { findCompany, withDatabase } from './session.ts';

export const tenantPurgeCommand: Command = {
  name: 'tenant purge',
  says:
    'Deletes a suspended company for ever: people, goals, appraisals, files and its audit trail. Make a backup first. ' +
    'Of a company that has moved it deletes the mark that says so.',
  operands: { SUBDOMAIN: { says: 'the company; it must be suspended, moved or ended' } },
  options: {
    confirm: { value: 'SUBDOMAIN', says: 'the subdomain again, in place of the question' },
    ...yesOption,
  },
  async run(given, terminal) {
    return withDatabase(terminal, async (context) => {
      const company = await findCompany(context, given.SUBDOMAIN);
      if (company.isActive && company.held !== 'ended')
        throw new UsageError(
          `${company.name} is active: run bellwether tenant suspend ${company.subdomain} first.`,
        );
      const holds = await countHolds(context, company.id);
      if (holds > 0)
        throw new UsageError(
          `${company.name} has ${numbered(holds, 'legal hold')}. An org admin lifts them; until then nothing is deleted.`,
        );
      await demandAgain(given, terminal, company);
      const rows = await purgeCompany(context, company.id);
      terminal.print(`${company.name} is deleted: ${numbered(rows, 'row')}.`);
      return 0;
    });
  },
};

/** @throws UsageError unless the subdomain was typed again, or `--yes` is given. */
async function demandAgain(
  given: Given,
  terminal: Terminal,
  { name, subdomain }: { readonly name: string; readonly subdomain: string },
): Promise<void> {
  if (given.yes !== undefined && given.confirm === undefined) return;
  const question = `To delete ${name} and everything in it for ever, type its subdomain again: `;
  const typed = given.confirm ?? (await terminal.ask?.(question));
  if (typed?.trim().toLowerCase() !== subdomain)
    throw new UsageError(`Nothing was deleted: ${subdomain} must be given again, by --confirm ${subdomain}.`);
}
