import type { MailSwitches as Switches } from '@bellwether/contract/notifications.mails';
import { type StoppableMails, stoppableMailLabels } from '@bellwether/domain/notifications/mail-switches';
import { Switch } from '@mantine/core';
import { mailHints, unsubscribeWords } from '../words.ts';
import classes from './mail-switches.module.css';

interface MailSwitchesProps {
  readonly switches: Switches['data'];
  readonly onSwitch: (mails: StoppableMails, isOn: boolean) => void;
}

/** The switches of the mails that a person can stop one by one. */
export function MailSwitches({ switches, onSwitch }: MailSwitchesProps) {
  return (
    <ul className={classes.list} aria-label={unsubscribeWords.list}>
      {switches.map(({ Mails, IsOn }) => (
        <li key={Mails}>
          <Switch
            label={stoppableMailLabels[Mails]}
            description={mailHints[Mails]}
            checked={IsOn}
            onChange={({ currentTarget }) => onSwitch(Mails, currentTarget.checked)}
          />
        </li>
      ))}
    </ul>
  );
}
