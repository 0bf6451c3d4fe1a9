/** Written by tools/write-openapi.ts: the calls of personal-data.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../personal-data.ts';

export const erasePerson: Call<typeof contract.erasePerson> = {"method":"POST","path":"/Profile/{id}/Erase","who":"person","isVersioned":false,"upload":false};
export const exportDataOf: Call<typeof contract.exportDataOf> = {"method":"POST","path":"/Profile/{id}/Data","who":"person","isVersioned":false,"upload":false};
export const exportOwnData: Call<typeof contract.exportOwnData> = {"method":"POST","path":"/User/Data","who":"person","isVersioned":false,"upload":false};
export const getErasure: Call<typeof contract.getErasure> = {"method":"GET","path":"/Profile/{id}/Erase","who":"person","isVersioned":false,"upload":false};
export const getPersonalExport: Call<typeof contract.getPersonalExport> = {"method":"GET","path":"/User/Data/{id}","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/zip"]};
export const holdPerson: Call<typeof contract.holdPerson> = {"method":"PUT","path":"/Profile/{id}/Hold","who":"person","isVersioned":false,"upload":false};
export const listPersonalExports: Call<typeof contract.listPersonalExports> = {"method":"GET","path":"/User/Data","who":"person","isVersioned":false,"upload":false};
