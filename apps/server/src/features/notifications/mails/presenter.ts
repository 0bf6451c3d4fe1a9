import type { MailSwitches } from '@bellwether/contract/notifications/mails';
import { type StoppableMails, stoppableMails } from '@bellwether/domain/notifications/mails/mail-switches';
import type { SwitchStates } from './queries.switches.ts';

/** Returns the switches of a person. `of`: the mails that the person's link came with. */
export function presentSwitches(states: SwitchStates, of: StoppableMails | null): MailSwitches {
  return { Of: of, data: stoppableMails.map((mails) => ({ Mails: mails, IsOn: states[mails] })) };
}
