/** Written by tools/write-openapi.ts: the calls of accounts/second-step.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../accounts/second-step.ts';

export const askSecondStep: Call<typeof contract.askSecondStep> = {"method":"POST","path":"/Auth/SecondStepQuestion","who":"anyone","isVersioned":false,"upload":false};
export const beginCodes: Call<typeof contract.beginCodes> = {"method":"POST","path":"/User/SecondStep","who":"person","isVersioned":false,"upload":false};
export const confirmCodes: Call<typeof contract.confirmCodes> = {"method":"POST","path":"/User/SecondStep/Confirm","who":"person","isVersioned":false,"upload":false};
export const finishSecondStep: Call<typeof contract.finishSecondStep> = {"method":"POST","path":"/Auth/SecondStep","who":"anyone","isVersioned":false,"upload":false};
export const getSecondStep: Call<typeof contract.getSecondStep> = {"method":"GET","path":"/User/SecondStep","who":"person","isVersioned":false,"upload":false};
export const removeCodes: Call<typeof contract.removeCodes> = {"method":"DELETE","path":"/User/SecondStep","who":"person","isVersioned":false,"upload":false};
export const renewRecoveryCodes: Call<typeof contract.renewRecoveryCodes> = {"method":"POST","path":"/User/SecondStep/RecoveryCodes","who":"person","isVersioned":false,"upload":false};
export const resetSecondStep: Call<typeof contract.resetSecondStep> = {"method":"DELETE","path":"/Profile/{id}/SecondStep","who":"administersPeople","isVersioned":false,"upload":false};
