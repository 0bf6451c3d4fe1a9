/** The things that can be missing: goals, updates of predictions, or results. */
export type OwedThing = 'goals' | 'updates' | 'results';

/** What the charts of compliance say. `rest`: once nobody is open. */
export const complianceChartWords: Readonly<
  Record<OwedThing, Record<'title' | 'done' | 'between' | 'open' | 'owe' | 'all' | 'rest', string>>
> = {
  goals: {
    title: 'People with goals, by department',
    done: 'With goals',
    between: 'Drafts only',
    open: 'Without goals',
    owe: 'no goals',
    all: 'Everybody has goals.',
    rest: 'Everybody has goals, or drafts of them.',
  },
  updates: {
    title: 'People with all predictions updated, by department',
    done: 'Updated',
    between: '',
    open: 'Not updated',
    owe: 'predictions to update',
    all: 'Everybody has updated their predictions.',
    rest: '',
  },
  results: {
    title: 'People with all goals finalized, by department',
    done: 'Finalized',
    between: 'Waiting for the manager',
    open: 'Not finalized',
    owe: 'goals to finalize',
    all: 'Everybody has finalized their goals.',
    rest: 'Nobody has goals to finalize.',
  },
};
