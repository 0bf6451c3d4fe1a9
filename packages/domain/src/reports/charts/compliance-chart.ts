import { ofThem, verbs } from '../../shared/of-them.ts';
import type { ComplianceChart } from './chart.ts';

/** The things that can be missing: goals, updates of predictions, or results. */
export type OwedThing = 'goals' | 'updates' | 'results';

/** The number of people of a department for whom nothing is missing, and for whom something is. */
export interface DepartmentDebt {
  readonly label: string;
  readonly done: number;
  readonly open: number;
}

const words: Readonly<
  Record<OwedThing, { title: string; done: string; open: string; owe: string; all: string }>
> = {
  goals: {
    title: 'People with goals, by department',
    done: 'With goals',
    open: 'Without goals',
    owe: 'no goals',
    all: 'Everybody has goals.',
  },
  updates: {
    title: 'People with all predictions updated, by department',
    done: 'Updated',
    open: 'Not updated',
    owe: 'predictions to update',
    all: 'Everybody has updated their predictions.',
  },
  results: {
    title: 'People with all goals finalized, by department',
    done: 'Finalized',
    open: 'Not finalized',
    owe: 'goals to finalize',
    all: 'Everybody has finalized their goals.',
  },
};

/** Returns the chart by department; null if nobody counts. */
export function complianceChartOf(
  thing: OwedThing,
  departments: readonly DepartmentDebt[],
): ComplianceChart | null {
  const counted = departments.filter(({ done, open }) => done + open > 0);
  const open = counted.reduce((sum, one) => sum + one.open, 0);
  const people = counted.reduce((sum, one) => sum + one.open + one.done, 0);
  if (people === 0) return null;
  const rows = counted.toSorted(
    (a, b) =>
      b.open - a.open ||
      b.open * (a.open + a.done) - a.open * (b.open + b.done) ||
      (a.label < b.label ? -1 : 1),
  );
  const { title, owe, all, ...labels } = words[thing];
  const [most] = rows;
  const where =
    most && counted.length > 1
      ? `, the most in ${most.label} (${most.open} of ${most.open + most.done})`
      : '';
  return {
    kind: 'compliance',
    title,
    finding: open === 0 ? all : `${ofThem(open, people, 'person', verbs.have, 'people')} ${owe}${where}.`,
    doneLabel: labels.done,
    openLabel: labels.open,
    rows,
  };
}
