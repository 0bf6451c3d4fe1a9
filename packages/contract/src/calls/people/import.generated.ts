/** Written by tools/write-openapi.ts: the calls of people/import.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/import.ts';

export const cancelImport: Call<typeof contract.cancelImport> = {"method":"DELETE","path":"/Profile/Import/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const changeImport: Call<typeof contract.changeImport> = {"method":"PUT","path":"/Profile/Import/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const exportPeople: Call<typeof contract.exportPeople> = {"method":"GET","path":"/Profile/Export/{format}","who":"administersPeople","isVersioned":false,"upload":false,"fileTypes":["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","text/csv"]};
export const getImport: Call<typeof contract.getImport> = {"method":"GET","path":"/Profile/Import/{id}","who":"administersPeople","isVersioned":false,"upload":false};
export const getImportFaults: Call<typeof contract.getImportFaults> = {"method":"GET","path":"/Profile/Import/{id}/Faults","who":"administersPeople","isVersioned":false,"upload":false,"fileTypes":["text/csv"]};
export const getImportTemplate: Call<typeof contract.getImportTemplate> = {"method":"GET","path":"/Profile/ImportTemplate","who":"administersPeople","isVersioned":false,"upload":false,"fileTypes":["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]};
export const previewImport: Call<typeof contract.previewImport> = {"method":"POST","path":"/Profile/Import/Preview","who":"administersPeople","isVersioned":false,"upload":true};
export const startImport: Call<typeof contract.startImport> = {"method":"POST","path":"/Profile/Import","who":"administersPeople","isVersioned":false,"upload":false};
