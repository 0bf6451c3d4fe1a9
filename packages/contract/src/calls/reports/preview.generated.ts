/** Written by tools/write-openapi.ts: the calls of reports/preview.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../reports/preview.ts';

export const makeReport: Call<typeof contract.makeReport> = {"method":"POST","path":"/report/file","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/vnd.openxmlformats-officedocument.spreadsheetml.sheet","application/pdf"]};
export const previewReport: Call<typeof contract.previewReport> = {"method":"POST","path":"/report/preview","who":"person","isVersioned":false,"upload":false};
