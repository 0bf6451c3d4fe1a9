import { numbered } from '@bellwether/domain/shared/counted';
import { listCompanies } from '../features/tenant/queries.operator.ts';
import type { Command } from './command.ts';
import { withDatabase } from './session.ts';

export const tenantListCommand: Command = {
  name: 'tenant list',
  says: 'Lists all companies: subdomain, state, number of active people, name.',
  options: {},
  async run(_given, terminal) {
    return withDatabase(terminal, async (context) => {
      const companies = await listCompanies(context);
      const width = Math.max(0, ...companies.map(({ subdomain }) => subdomain.length)) + 2;
      for (const { subdomain, isActive, held, isDemo, people, name } of companies) {
        const state = held ?? (isActive ? 'active' : 'suspended');
        const count = numbered(people, 'active person', 'active people');
        terminal.print(
          `${subdomain.padEnd(width)}${state.padEnd(11)}${count.padEnd(24)}${name}${isDemo ? ' (demo)' : ''}`,
        );
      }
      if (companies.length === 0)
        terminal.note('There is no company yet: see bellwether tenant create --help.');
      return 0;
    });
  },
};
