/** Written by tools/write-openapi.ts: the calls of people/absence.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/absence.ts';

export const addAbsence: Call<typeof contract.addAbsence> = {"method":"POST","path":"/Profile/{id}/Absences","who":"person","isVersioned":false,"upload":false};
export const cancelAbsence: Call<typeof contract.cancelAbsence> = {"method":"DELETE","path":"/Absence/{id}","who":"person","isVersioned":false,"upload":false};
export const listAbsences: Call<typeof contract.listAbsences> = {"method":"GET","path":"/Profile/{id}/Absences","who":"person","isVersioned":false,"upload":false};
export const saveAbsence: Call<typeof contract.saveAbsence> = {"method":"PUT","path":"/Absence/{id}","who":"person","isVersioned":false,"upload":false};
