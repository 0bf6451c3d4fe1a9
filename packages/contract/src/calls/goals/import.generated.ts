/** Written by tools/write-openapi.ts: the calls of goals/import.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../goals/import.ts';

export const cancelGoalImport: Call<typeof contract.cancelGoalImport> = {"method":"DELETE","path":"/Goal/Import/{id}","who":"importsGoals","isVersioned":false,"upload":false};
export const changeGoalImport: Call<typeof contract.changeGoalImport> = {"method":"PUT","path":"/Goal/Import/{id}","who":"importsGoals","isVersioned":false,"upload":false};
export const getGoalImport: Call<typeof contract.getGoalImport> = {"method":"GET","path":"/Goal/Import/{id}","who":"importsGoals","isVersioned":false,"upload":false};
export const getGoalImportFaults: Call<typeof contract.getGoalImportFaults> = {"method":"GET","path":"/Goal/Import/{id}/Faults","who":"importsGoals","isVersioned":false,"upload":false,"fileTypes":["text/csv"]};
export const previewGoalImport: Call<typeof contract.previewGoalImport> = {"method":"POST","path":"/Goal/Import/Preview","who":"importsGoals","isVersioned":false,"upload":true};
export const startGoalImport: Call<typeof contract.startGoalImport> = {"method":"POST","path":"/Goal/Import","who":"importsGoals","isVersioned":false,"upload":false};
export const undoGoalImport: Call<typeof contract.undoGoalImport> = {"method":"DELETE","path":"/Goal/Import/{id}/Written","who":"importsGoals","isVersioned":false,"upload":false};
