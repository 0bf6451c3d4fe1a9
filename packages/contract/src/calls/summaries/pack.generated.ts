/** Written by tools/write-openapi.ts: the calls of summaries/pack.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../summaries/pack.ts';

export const getBoardPack: Call<typeof contract.getBoardPack> = {"method":"GET","path":"/Gpt/boardpack/{periodId}","who":"person","isVersioned":false,"upload":false};
export const makeBoardPack: Call<typeof contract.makeBoardPack> = {"method":"POST","path":"/Gpt/boardpack/{periodId}/file","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/pdf","application/vnd.openxmlformats-officedocument.presentationml.presentation"]};
export const saveBoardPack: Call<typeof contract.saveBoardPack> = {"method":"PUT","path":"/Gpt/boardpack/{periodId}","who":"person","isVersioned":false,"upload":false};
