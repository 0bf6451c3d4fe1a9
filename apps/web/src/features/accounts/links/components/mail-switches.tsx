import type { MailSwitches as Switches } from '@bellwether/contract/notifications/mails';
import {
  type StoppableMails,
  stoppableMailLabels,
} from '@bellwether/domain/notifications/mails/mail-switches';
import { useId } from 'react';
import { mailHints, unsubscribeWords } from '../words.unsubscribe.ts';
import classes from './mail-switches.module.css';

interface MailSwitchesProps {
  readonly switches: Switches['data'];
  readonly onSwitch: (mails: StoppableMails, isOn: boolean) => void;
}

/**
 * The switches of the mails that a person can stop one by one. Without the component library, because signed-out pages
 * do not load it.
 */
export function MailSwitches({ switches, onSwitch }: MailSwitchesProps) {
  const id = useId();
  return (
    <ul className={classes.list} aria-label={unsubscribeWords.list}>
      {switches.map(({ Mails, IsOn }) => (
        <li key={Mails} className={classes.row}>
          <input
            id={`${id}-${Mails}`}
            type="checkbox"
            role="switch"
            className={classes.switch}
            aria-describedby={`${id}-${Mails}-hint`}
            checked={IsOn}
            aria-checked={IsOn}
            onChange={({ currentTarget }) => onSwitch(Mails, currentTarget.checked)}
          />
          <label htmlFor={`${id}-${Mails}`}>{stoppableMailLabels[Mails]}</label>
          <span className={classes.hint} id={`${id}-${Mails}-hint`}>
            {mailHints[Mails]}
          </span>
        </li>
      ))}
    </ul>
  );
}
