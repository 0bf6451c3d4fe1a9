/** Written by tools/write-openapi.ts: the calls of people/responsibility.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/responsibility.ts';

export const getResponsibility: Call<typeof contract.getResponsibility> = {"method":"GET","path":"/profile/responsibily/{id}","who":"person","isVersioned":false,"upload":false};
export const saveResponsibility: Call<typeof contract.saveResponsibility> = {"method":"PUT","path":"/Profile/responsibility/{id}","who":"person","isVersioned":false,"upload":false};
