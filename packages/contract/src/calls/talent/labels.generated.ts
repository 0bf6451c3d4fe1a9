/** Written by tools/write-openapi.ts: the calls of talent/labels.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../talent/labels.ts';

export const getTalentLabels: Call<typeof contract.getTalentLabels> = {"method":"GET","path":"/talent/labels","who":"person","isVersioned":false,"upload":false};
export const getTalentSettings: Call<typeof contract.getTalentSettings> = {"method":"GET","path":"/talent/settings","who":"person","isVersioned":false,"upload":false};
export const saveTalentLabels: Call<typeof contract.saveTalentLabels> = {"method":"PUT","path":"/talent/labels","who":"changesSettings","isVersioned":false,"upload":false};
