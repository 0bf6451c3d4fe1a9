import { type NewEmployee, newEmployeeSchema } from '@bellwether/contract/people/adding';
import * as z from 'zod/mini';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { schemaFaults } from '../../model/schema-faults.ts';

/** The form's values; `ParentId` is null if no manager is chosen. */
export const employeeShape = z.object({
  Name: z.string(),
  Email: z.string(),
  JobTitle: z.string(),
  IsManager: z.boolean(),
  IsObserver: z.boolean(),
  ParentId: z.nullable(z.number()),
  OrgUnit: z.string(),
});
export type EmployeeValues = z.output<typeof employeeShape>;

/** Returns what a save sends: an observer has no manager, and only a manager has a department. */
export function employeeOf(values: EmployeeValues): NewEmployee {
  const { IsManager, IsObserver } = values;
  return {
    ...values,
    ParentId: IsObserver ? 0 : (values.ParentId ?? 0),
    OrgUnit: IsManager && values.OrgUnit.trim() !== '' ? values.OrgUnit : null,
  };
}

/** Returns the faults of the form by the contract's rules, one message for each field. */
export function employeeFaults(values: EmployeeValues): FormFault[] {
  return schemaFaults(newEmployeeSchema, employeeOf(values));
}

/** Manager and Observer exclude each other (people.22): ticking one clears the other. */
export function withRole(
  role: 'IsManager' | 'IsObserver',
  isOn: boolean,
): Pick<EmployeeValues, 'IsManager' | 'IsObserver'> {
  return { IsManager: isOn && role === 'IsManager', IsObserver: isOn && role === 'IsObserver' };
}
