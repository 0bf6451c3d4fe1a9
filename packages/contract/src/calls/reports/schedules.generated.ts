/** Written by tools/write-openapi.ts: the calls of reports/schedules.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../reports/schedules.ts';

export const createReportSchedule: Call<typeof contract.createReportSchedule> = {"method":"POST","path":"/report/schedules","who":"person","isVersioned":false,"upload":false};
export const deleteReportSchedule: Call<typeof contract.deleteReportSchedule> = {"method":"DELETE","path":"/report/schedules/{id}","who":"person","isVersioned":false,"upload":false};
export const getScheduledReport: Call<typeof contract.getScheduledReport> = {"method":"GET","path":"/report/schedules/{id}/{periodId}","who":"person","isVersioned":false,"upload":false};
export const listReportSchedules: Call<typeof contract.listReportSchedules> = {"method":"GET","path":"/report/schedules","who":"person","isVersioned":false,"upload":false};
