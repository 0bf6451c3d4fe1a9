/** Written by tools/write-openapi.ts: the calls of suggestions.ts without their shapes. */
import type { Call } from '../endpoint.ts';
import type * as contract from '../suggestions.ts';

export const draftDescription: Call<typeof contract.draftDescription> = {"method":"POST","path":"/Goal/gpt/description","who":"person","isVersioned":false,"upload":false};
export const draftGoal: Call<typeof contract.draftGoal> = {"method":"POST","path":"/Goal/gpt","who":"person","isVersioned":false,"upload":false};
export const draftMeasurements: Call<typeof contract.draftMeasurements> = {"method":"POST","path":"/Goal/gpt/measurements","who":"person","isVersioned":false,"upload":false};
