import { numbered } from '@bellwether/domain/shared/counted';
import { loadData, loadPassword } from '../../load/load-data.ts';
import { type Command, readCount } from './command.ts';
import { withDatabase } from './session.ts';

const defaultSeed = 1;

export const loadCommand: Command = {
  name: 'load',
  says: `Fills the database with synthetic companies for benchmarks. The same numbers and seed make the same data. Sign in as ceo@, manager@, contributor@, goaladmin@ … load-N.example with ${loadPassword}.`,
  options: {
    tenants: { value: 'N', says: 'how many companies', isRequired: true },
    users: { value: 'N', says: 'people in each', isRequired: true },
    goals: { value: 'N', says: 'goals in each', isRequired: true },
    seed: { value: 'S', says: `a whole number; ${defaultSeed} where it is absent` },
  },
  async run(given, terminal) {
    const sizes = {
      tenants: readCount(given, 'tenants'),
      users: readCount(given, 'users'),
      goals: readCount(given, 'goals'),
      seed: given.seed === undefined ? defaultSeed : readCount(given, 'seed'),
    };
    return withDatabase(terminal, async (context) => {
      await loadData(context, sizes);
      terminal.print(
        `Made ${numbered(sizes.tenants, 'company', 'companies')} with ${numbered(sizes.users, 'person', 'people')} and ${numbered(sizes.goals, 'goal')} each.`,
      );
      return 0;
    });
  },
};
