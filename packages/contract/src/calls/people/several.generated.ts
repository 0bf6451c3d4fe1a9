/** Written by tools/write-openapi.ts: the calls of people/several.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/several.ts';

export const actOnSeveral: Call<typeof contract.actOnSeveral> = {"method":"POST","path":"/Profile/several","who":"person","isVersioned":false,"upload":false};
export const previewSeveral: Call<typeof contract.previewSeveral> = {"method":"POST","path":"/Profile/several/preview","who":"person","isVersioned":false,"upload":false};
