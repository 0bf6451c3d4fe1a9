/** Written by tools/write-openapi.ts: the calls of talent/overview.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/overview.ts';

export const getTalentExcel: Call<typeof contract.getTalentExcel> = {"method":"GET","path":"/talent/excel/{periodId}/{userId}","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]};
export const getTalentExcelByFlag: Call<typeof contract.getTalentExcelByFlag> = {"method":"GET","path":"/talent/excel/{periodId}/{userId}/{flag}","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"]};
export const getTalentMatrix: Call<typeof contract.getTalentMatrix> = {"method":"GET","path":"/talent/matrix/{periodId}/{userId}/{hr}","who":"person","isVersioned":false,"upload":false};
export const getTalentOverview: Call<typeof contract.getTalentOverview> = {"method":"GET","path":"/talent/{periodId}/{userId}/{hr}","who":"person","isVersioned":false,"upload":false};
export const getTalentSchedule: Call<typeof contract.getTalentSchedule> = {"method":"GET","path":"/talent/schedule","who":"person","isVersioned":false,"upload":false};
export const listTalentProgress: Call<typeof contract.listTalentProgress> = {"method":"GET","path":"/talent/progress/{userId}/{hr}","who":"person","isVersioned":false,"upload":false};
export const remindPeers: Call<typeof contract.remindPeers> = {"method":"POST","path":"/talent/{periodId}/{userId}/{hr}/remindpeers","who":"person","isVersioned":false,"upload":false};
export const remindWriters: Call<typeof contract.remindWriters> = {"method":"POST","path":"/talent/{periodId}/{userId}/{hr}/remind","who":"person","isVersioned":false,"upload":false};
