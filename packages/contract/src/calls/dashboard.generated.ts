/** Written by tools/write-openapi.ts: the calls of dashboard.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../dashboard.ts';

export const deleteTheme: Call<typeof contract.deleteTheme> = {"method":"DELETE","path":"/dashboard/theme","who":"editsTheme","isVersioned":false,"upload":false};
export const getCompliance: Call<typeof contract.getCompliance> = {"method":"GET","path":"/dashboard/complience/{scope}","who":"readsCompliance","isVersioned":false,"upload":false};
export const getDashboard: Call<typeof contract.getDashboard> = {"method":"GET","path":"/dashboard","who":"person","isVersioned":false,"upload":false};
export const getTheme: Call<typeof contract.getTheme> = {"method":"GET","path":"/dashboard/theme","who":"editsTheme","isVersioned":false,"upload":false};
export const listCompliancePeople: Call<typeof contract.listCompliancePeople> = {"method":"GET","path":"/dashboard/complience/{scope}/{figure}/{answer}","who":"readsCompliance","isVersioned":false,"upload":false};
export const saveTheme: Call<typeof contract.saveTheme> = {"method":"POST","path":"/dashboard/theme","who":"editsTheme","isVersioned":false,"upload":false};
