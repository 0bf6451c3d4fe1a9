/** Written by tools/write-openapi.ts: the calls of talent/appraisal.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/appraisal.ts';

export const acknowledgeAppraisal: Call<typeof contract.acknowledgeAppraisal> = {"method":"POST","path":"/talent/employeesign/{id}","who":"person","isVersioned":false,"upload":false};
export const addStatement: Call<typeof contract.addStatement> = {"method":"POST","path":"/talent/statement/{id}","who":"person","isVersioned":false,"upload":false};
export const closeAppraisal: Call<typeof contract.closeAppraisal> = {"method":"POST","path":"/talent/close/{id}","who":"person","isVersioned":false,"upload":false};
export const completeAppraisal: Call<typeof contract.completeAppraisal> = {"method":"POST","path":"/talent/managersign/{id}","who":"person","isVersioned":false,"upload":false};
export const createAppraisal: Call<typeof contract.createAppraisal> = {"method":"POST","path":"/talent","who":"person","isVersioned":false,"upload":false};
export const deleteAppraisal: Call<typeof contract.deleteAppraisal> = {"method":"DELETE","path":"/talent/{id}","who":"person","isVersioned":false,"upload":false};
export const getAppraisal: Call<typeof contract.getAppraisal> = {"method":"GET","path":"/talent/single/{id}","who":"person","isVersioned":false,"upload":false};
export const listAppraisalsOfPerson: Call<typeof contract.listAppraisalsOfPerson> = {"method":"GET","path":"/talent/user/{userId}","who":"person","isVersioned":false,"upload":false};
export const printAppraisal: Call<typeof contract.printAppraisal> = {"method":"GET","path":"/talent/print/{id}","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/pdf"]};
export const saveAppraisal: Call<typeof contract.saveAppraisal> = {"method":"PUT","path":"/talent/{id}","who":"person","isVersioned":false,"upload":false};
export const shareAppraisal: Call<typeof contract.shareAppraisal> = {"method":"GET","path":"/talent/share/{id}","who":"person","isVersioned":false,"upload":false};
