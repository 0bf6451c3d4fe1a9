/** Written by tools/write-openapi.ts: the calls of people/adding.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/adding.ts';

export const addEmployee: Call<typeof contract.addEmployee> = {"method":"POST","path":"/Profile/AddEmployee","who":"addsEmployees","isVersioned":false,"upload":false};
