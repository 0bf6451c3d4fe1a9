import type { Translated } from '../../locale/language.ts';
import type { ComplianceChart } from './chart.ts';
import type { ChartWriter } from './goal-charts.ts';
import type { complianceChartWords, OwedThing } from './words.compliance.ts';

/** The number of people of a department by their answers to what is asked, as the dashboard counts them. */
export interface DepartmentDebt {
  readonly label: string;
  readonly done: number;
  /** Between the two: drafts only, or waiting for the manager. */
  readonly between: number;
  readonly open: number;
}

/** Returns how many people of a department a figure counts. */
export const peopleOf = ({ done, between, open }: Omit<DepartmentDebt, 'label'>) => done + between + open;

/** Returns the chart by department; null if nobody counts. */
export function complianceChartOf(
  thing: OwedThing,
  departments: readonly DepartmentDebt[],
  words: { readonly writer: ChartWriter; readonly compliance: Translated<typeof complianceChartWords> },
): ComplianceChart | null {
  const counted = departments.filter((one) => peopleOf(one) > 0);
  const sumOf = (count: (one: DepartmentDebt) => number) => counted.reduce((sum, one) => sum + count(one), 0);
  const open = sumOf((one) => one.open);
  const between = sumOf((one) => one.between);
  const people = sumOf(peopleOf);
  if (people === 0) return null;
  const rows = counted.toSorted(
    (a, b) => b.open - a.open || b.open * peopleOf(a) - a.open * peopleOf(b) || (a.label < b.label ? -1 : 1),
  );
  const { title, owe, all, rest, ...labels } = words.compliance[thing];
  const [most] = rows;
  const named =
    most && counted.length > 1 ? { label: most.label, open: most.open, people: peopleOf(most) } : null;
  return {
    kind: 'compliance',
    title,
    finding:
      open === 0 ? (between === 0 ? all : rest) : words.writer.owing({ open, people, owe, most: named }),
    doneLabel: labels.done,
    betweenLabel: between === 0 ? null : labels.between,
    openLabel: labels.open,
    rows,
  };
}
