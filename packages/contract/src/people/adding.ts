import { employeeLimits, employeeMessages } from '@bellwether/domain/people/adding/employee';
import { said } from '@bellwether/domain/shared/said';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { emailSchema, idOrNoneSchema, nameSchema, requiredName } from '../wire.ts';
import { orgPersonSchema } from './organisation.ts';

const emailInvalid = said(employeeMessages, 'emailInvalid');
const emailOfNew = emailSchema(employeeLimits.email, { required: emailInvalid, invalid: emailInvalid });

/** A new person (people.22). An observer has no manager and no department. */
export const newEmployeeSchema = z
  .strictObject({
    Name: requiredName(employeeLimits.name, said(employeeMessages, 'nameRequired'), 'Name'),
    Email: emailOfNew,
    JobTitle: z._default(nameSchema(employeeLimits.jobTitle, 'Job title'), ''),
    /** The manager's id; 0: none, for an observer. */
    ParentId: z._default(idOrNoneSchema, 0),
    IsManager: z._default(z.boolean(), false),
    IsObserver: z._default(z.boolean(), false),
    /** The own department of a manager; null or empty: none. */
    OrgUnit: z._default(z.nullable(nameSchema(employeeLimits.orgUnit, 'Department')), null),
  })
  .check(
    z.refine(({ IsManager, IsObserver }) => !(IsManager && IsObserver), {
      path: ['IsObserver'],
      ...refusedAs(said(employeeMessages, 'managerOrObserver')),
    }),
    z.refine(({ ParentId, IsObserver }) => IsObserver || ParentId !== 0, {
      path: ['ParentId'],
      ...refusedAs(said(employeeMessages, 'managerRequired')),
    }),
    z.refine(({ ParentId, IsObserver }) => !IsObserver || ParentId === 0, {
      path: ['ParentId'],
      ...refusedAs(said(employeeMessages, 'observerManager')),
    }),
  );
export type NewEmployee = z.output<typeof newEmployeeSchema>;

export const addEmployee = endpoint({
  name: 'addEmployee',
  summary:
    'Adds a person and mails the invitation. The manager is one whom this person may choose; only the ceo and org admins add observers, and no token adds observers or managers (403).',
  method: 'POST',
  path: '/Profile/AddEmployee',
  scope: 'people:write',
  who: 'addsEmployees',
  body: newEmployeeSchema,
  reply: orgPersonSchema,
});
