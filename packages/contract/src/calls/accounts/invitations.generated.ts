/** Written by tools/write-openapi.ts: the calls of accounts/invitations.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../accounts/invitations.ts';

export const countUninvited: Call<typeof contract.countUninvited> = {"method":"GET","path":"/Profile/SendInvitations","who":"administersPeople","isVersioned":false,"upload":false};
export const endPlannedInvitations: Call<typeof contract.endPlannedInvitations> = {"method":"DELETE","path":"/Profile/SendInvitations","who":"administersPeople","isVersioned":false,"upload":false};
export const getInvitationMails: Call<typeof contract.getInvitationMails> = {"method":"GET","path":"/Profile/SendInvitations/Mails","who":"administersPeople","isVersioned":false,"upload":false};
export const sendInvitations: Call<typeof contract.sendInvitations> = {"method":"POST","path":"/Profile/SendInvitations","who":"administersPeople","isVersioned":false,"upload":false};
