/** Written by tools/write-openapi.ts: the calls of insight/opinions.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../insight/opinions.ts';

export const getLooking: Call<typeof contract.getLooking> = {"method":"GET","path":"/insight/looking","who":"person","isVersioned":true,"upload":false};
export const getOpinions: Call<typeof contract.getOpinions> = {"method":"GET","path":"/insight/opinions/{goalId}","who":"person","isVersioned":true,"upload":false};
export const giveOpinion: Call<typeof contract.giveOpinion> = {"method":"POST","path":"/insight/opinion","who":"person","isVersioned":false,"upload":false};
export const markLooked: Call<typeof contract.markLooked> = {"method":"POST","path":"/insight/looked","who":"person","isVersioned":false,"upload":false};
