/** Written by tools/write-openapi.ts: the calls of talent/sharing.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/sharing.ts';

export const listSharing: Call<typeof contract.listSharing> = {"method":"GET","path":"/talent/{periodId}/{userId}/{hr}/sharing","who":"person","isVersioned":false,"upload":false};
export const shareAppraisals: Call<typeof contract.shareAppraisals> = {"method":"POST","path":"/talent/share","who":"person","isVersioned":false,"upload":false};
