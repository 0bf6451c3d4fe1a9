/** Written by tools/write-openapi.ts: the calls of dashboard.reminding.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../dashboard.reminding.ts';

export const remindPeople: Call<typeof contract.remindPeople> = {"method":"POST","path":"/dashboard/complience/{scope}/{figure}/{answer}/remind","who":"readsCompliance","isVersioned":false,"upload":false};
