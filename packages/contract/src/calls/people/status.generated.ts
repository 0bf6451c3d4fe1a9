/** Written by tools/write-openapi.ts: the calls of people/status.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../people/status.ts';

export const activatePerson: Call<typeof contract.activatePerson> = {"method":"GET","path":"/profile/Activate/{id}","who":"person","isVersioned":false,"upload":false};
export const activateWithEmail: Call<typeof contract.activateWithEmail> = {"method":"POST","path":"/profile/Activate/{id}","who":"person","isVersioned":false,"upload":false};
export const deactivatePerson: Call<typeof contract.deactivatePerson> = {"method":"GET","path":"/profile/Deactivate/{id}","who":"person","isVersioned":false,"upload":false};
export const freeAddress: Call<typeof contract.freeAddress> = {"method":"POST","path":"/Profile/{id}/FreeAddress","who":"person","isVersioned":false,"upload":false};
export const freeEmail: Call<typeof contract.freeEmail> = {"method":"POST","path":"/profile/FreeEmail/{id}","who":"person","isVersioned":false,"upload":false};
export const getDeactivationPreview: Call<typeof contract.getDeactivationPreview> = {"method":"GET","path":"/profile/DeactivateData/{id}","who":"person","isVersioned":false,"upload":false};
export const postActivation: Call<typeof contract.postActivation> = {"method":"POST","path":"/Profile/{id}/Activate","who":"person","isVersioned":false,"upload":false};
export const postDeactivation: Call<typeof contract.postDeactivation> = {"method":"POST","path":"/Profile/{id}/Deactivate","who":"person","isVersioned":false,"upload":false};
export const reinvitePerson: Call<typeof contract.reinvitePerson> = {"method":"GET","path":"/Profile/Reinvite/{id}","who":"person","isVersioned":false,"upload":false};
