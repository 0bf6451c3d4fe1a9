import { inTenant } from '../platform/database/transaction.ts';
import { lookAtCompanies, makeDemo } from '../setup/demo.ts';
import type { Command } from './command.ts';
import { withDatabase } from './session.ts';

export const demoCommand: Command = {
  name: 'demo',
  says: 'Makes the demo companies, Northwind Robotics at "demo" and a second one at "other", relative to today.',
  options: {},
  async run(_given, terminal) {
    return withDatabase(terminal, async (context) => {
      if ((await inTenant(context.pool, 0, lookAtCompanies)).hasDemo) {
        terminal.note('The demo companies are there already.');
        return 1;
      }
      await makeDemo(context);
      terminal.print('The demo companies are made: sign in as contributor@demo.example.');
      return 0;
    });
  },
};
