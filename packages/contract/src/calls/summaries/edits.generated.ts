/** Written by tools/write-openapi.ts: the calls of summaries/edits.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../summaries/edits.ts';

export const getSummaryEdits: Call<typeof contract.getSummaryEdits> = {"method":"GET","path":"/Gpt/summaryedits/{kind}/{subject}/{audience}","who":"person","isVersioned":false,"upload":false};
export const saveSummaryEdits: Call<typeof contract.saveSummaryEdits> = {"method":"PUT","path":"/Gpt/summaryedits/{kind}/{subject}/{audience}","who":"person","isVersioned":false,"upload":false};
