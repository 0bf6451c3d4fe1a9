/** Written by tools/write-openapi.ts: the calls of personal-data.company.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../personal-data.company.ts';

export const endCompany: Call<typeof contract.endCompany> = {"method":"POST","path":"/tenant/end","who":"administersPeople","isVersioned":false,"upload":false};
export const exportCompanyData: Call<typeof contract.exportCompanyData> = {"method":"POST","path":"/tenant/data","who":"administersPeople","isVersioned":false,"upload":false};
export const getCompanyData: Call<typeof contract.getCompanyData> = {"method":"GET","path":"/tenant/data","who":"administersPeople","isVersioned":false,"upload":false};
export const getCompanyExport: Call<typeof contract.getCompanyExport> = {"method":"GET","path":"/tenant/data/{id}","who":"administersPeople","isVersioned":false,"upload":false,"fileTypes":["application/gzip"]};
export const takeEndBack: Call<typeof contract.takeEndBack> = {"method":"DELETE","path":"/tenant/end","who":"administersPeople","isVersioned":false,"upload":false};
