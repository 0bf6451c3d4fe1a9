/** Written by tools/write-openapi.ts: the calls of dashboard.guide.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../dashboard.guide.ts';

export const dismissGuide: Call<typeof contract.dismissGuide> = {"method":"POST","path":"/dashboard/guide/dismiss","who":"person","isVersioned":false,"upload":false};
export const getGuide: Call<typeof contract.getGuide> = {"method":"GET","path":"/dashboard/guide","who":"person","isVersioned":false,"upload":false};
