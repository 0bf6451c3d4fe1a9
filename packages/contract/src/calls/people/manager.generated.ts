/** Written by tools/write-openapi.ts: the calls of people/manager.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/manager.ts';

export const changeManager: Call<typeof contract.changeManager> = {"method":"GET","path":"/Profile/ChangeManager/{id}/{managerId}","who":"person","isVersioned":false,"upload":false};
export const getCeo: Call<typeof contract.getCeo> = {"method":"GET","path":"/Profile/CEO","who":"person","isVersioned":false,"upload":false};
export const listManagerChoices: Call<typeof contract.listManagerChoices> = {"method":"GET","path":"/Profile/GetChangeManagerList/{id}","who":"person","isVersioned":false,"upload":false};
export const listReportManagers: Call<typeof contract.listReportManagers> = {"method":"GET","path":"/Profile/GetMoveReportsList/{id}","who":"person","isVersioned":false,"upload":false};
export const moveReports: Call<typeof contract.moveReports> = {"method":"POST","path":"/Profile/MoveReports/{id}","who":"person","isVersioned":false,"upload":false};
export const setManager: Call<typeof contract.setManager> = {"method":"POST","path":"/Profile/{id}/Manager","who":"person","isVersioned":false,"upload":false};
