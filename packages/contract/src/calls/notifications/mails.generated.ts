/** Written by tools/write-openapi.ts: the calls of notifications/mails.ts without their shapes. */
import type { Call } from '../../endpoint.ts';
import type * as contract from '../../notifications/mails.ts';

export const getRefusedMails: Call<typeof contract.getRefusedMails> = {"method":"GET","path":"/mail/refused","who":"administersPeople","isVersioned":false,"upload":false};
export const listMailSwitches: Call<typeof contract.listMailSwitches> = {"method":"GET","path":"/notification/Mails","who":"person","isVersioned":false,"upload":false};
export const readMailSwitches: Call<typeof contract.readMailSwitches> = {"method":"POST","path":"/notification/MailSwitches","who":"anyone","isVersioned":false,"upload":false};
export const saveMailSwitch: Call<typeof contract.saveMailSwitch> = {"method":"PUT","path":"/notification/Mails","who":"person","isVersioned":false,"upload":false};
export const switchMailsByLink: Call<typeof contract.switchMailsByLink> = {"method":"POST","path":"/notification/MailSwitch","who":"anyone","isVersioned":false,"upload":false};
export const unsubscribe: Call<typeof contract.unsubscribe> = {"method":"POST","path":"/notification/Unsubscribe","who":"anyone","isVersioned":false,"upload":false};
