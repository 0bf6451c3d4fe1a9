import { companyRangeOf, setCompanyRange } from '../platform/backup/company-range.ts';
import { inLongTransaction } from '../platform/database/long-transaction.ts';
import { type Command, UsageError } from './command.ts';
import { withDatabase } from './session.ts';

export const tenantRangeCommand: Command = {
  name: 'tenant range',
  says:
    'Shows or sets the ids that this database gives to new companies. Databases between which companies move need ranges ' +
    'without a common id. Companies that are here keep their ids.',
  options: { ids: { value: 'FIRST-LAST', says: 'the range, such as 1000001-2000000' } },
  async run(given, terminal) {
    const asked = given.ids === undefined ? undefined : readRange(given.ids);
    return withDatabase(terminal, ({ owner }) =>
      inLongTransaction(owner, { name: 'bellwether import' }, async (client) => {
        const range = asked
          ? await setCompanyRange(client, asked.first, asked.last)
          : await companyRangeOf(client);
        terminal.print(`Ids of companies: ${range.first} to ${range.last}. The next is ${range.next}.`);
        if (!range.isSet) terminal.note('No range is set: this is the only database with companies.');
        return 0;
      }),
    );
  },
};

function readRange(text: string): { first: number; last: number } {
  const [, from = '', to = ''] = /^([1-9]\d{0,9})-([1-9]\d{0,9})$/.exec(text) ?? [];
  const [first, last] = [Number(from), Number(to)];
  if (first < 1 || last < first || last > 2_147_483_647)
    throw new UsageError('--ids must be two numbers such as 1000001-2000000, at most 2147483647.');
  return { first, last };
}
