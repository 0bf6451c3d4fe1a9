/** Written by tools/write-openapi.ts: the calls of summaries.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../summaries.ts';

export const getAnnualSummary: Call<typeof contract.getAnnualSummary> = {"method":"GET","path":"/Gpt/annualsummary/{year}/{audience}","who":"person","isVersioned":false,"upload":false};
export const getQuarterlySummary: Call<typeof contract.getQuarterlySummary> = {"method":"GET","path":"/Gpt/summary/{periodId}/{audience}","who":"person","isVersioned":false,"upload":false};
export const makeAnnualDeck: Call<typeof contract.makeAnnualDeck> = {"method":"POST","path":"/Gpt/annualdeck/{year}/{audience}","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/pdf","application/vnd.openxmlformats-officedocument.presentationml.presentation"]};
export const makeQuarterlyDeck: Call<typeof contract.makeQuarterlyDeck> = {"method":"POST","path":"/Gpt/deck/{periodId}/{audience}","who":"person","isVersioned":false,"upload":false,"fileTypes":["application/pdf","application/vnd.openxmlformats-officedocument.presentationml.presentation"]};
export const regenerateAnnualSummary: Call<typeof contract.regenerateAnnualSummary> = {"method":"POST","path":"/Gpt/annualexecutivesummary/{year}/{audience}","who":"person","isVersioned":false,"upload":false};
export const regenerateGoalSummary: Call<typeof contract.regenerateGoalSummary> = {"method":"POST","path":"/Gpt/goalsummary/{periodId}/goal/{goalId}/{audience}","who":"person","isVersioned":false,"upload":false};
export const regenerateQuarterSummary: Call<typeof contract.regenerateQuarterSummary> = {"method":"POST","path":"/Gpt/quartersummary/{periodId}/{audience}","who":"person","isVersioned":false,"upload":false};
