/** Written by tools/write-openapi.ts: the calls of insight/calibration.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../insight/calibration.ts';

export const getBadNews: Call<typeof contract.getBadNews> = {"method":"GET","path":"/insight/badnews/{group}","who":"person","isVersioned":true,"upload":false};
export const getCalibration: Call<typeof contract.getCalibration> = {"method":"GET","path":"/insight/calibration/{group}","who":"person","isVersioned":true,"upload":false};
export const getMyInsight: Call<typeof contract.getMyInsight> = {"method":"GET","path":"/insight/mine","who":"person","isVersioned":true,"upload":false};
export const listInsightGroups: Call<typeof contract.listInsightGroups> = {"method":"GET","path":"/insight/groups","who":"person","isVersioned":true,"upload":false};
