import type { StrategicObjective } from '@bellwether/domain/strategy/objectives';

/** The strategic objective of the ceo's goals by quarter, the oldest first, in the order of the company goals. */
const ofCompanyGoals: readonly (readonly StrategicObjective[])[] = [
  ['Product', 'Sales', 'Customers', 'Employees'],
  ['Customers', 'Sales', 'Shareholders', 'Customers'],
  ['Product', 'Sales', 'Customers', 'Shareholders'],
  ['Product', 'Sales', 'Customers', 'Product'],
];

/** Returns the objective of a company goal; undefined if it names none. */
export function objectiveOf(quarter: number, place: number): StrategicObjective | undefined {
  return ofCompanyGoals[quarter]?.[place];
}
