import type { Reminder } from '@bellwether/contract/dashboard';
import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Link } from '@tanstack/react-router';
import { placeOf } from '#features/goals/door.ts';
import { PeerAnswer } from '#features/notifications/door.ts';
import { useSession } from '#platform/session.ts';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconClipboardCheck,
  IconEye,
  IconFlag,
  IconMail,
  IconPencil,
  IconPlus,
  IconScale,
  IconTargetArrow,
} from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { reminderFor, reminderPerson, reminderReason, reminderTitle } from '../words.ts';
import { ReminderAct } from './reminder-act.tsx';
import classes from './reminders.module.css';

const icons = {
  update: IconTargetArrow,
  finalize: IconFlag,
  review: IconEye,
  sent_back: IconArrowBackUp,
  draft: IconPencil,
  add_goal: IconPlus,
  action_item: IconCircleCheck,
  appraisal_write: IconClipboardCheck,
  appraisal_sign: IconPencil,
  self_review: IconPencil,
  peer_feedback: IconPencil,
  peer_request: IconPencil,
  calibration: IconScale,
  dispute: IconScale,
  invitation: IconMail,
} as const satisfies Readonly<Record<Reminder['Type'], unknown>>;

interface ReminderRowProps {
  readonly reminder: Reminder;
  readonly isEmphasised: boolean;
}

/** Shows a reminder, its reason, and the button that opens its form or its page. */
export function ReminderRow({ reminder, isEmphasised }: ReminderRowProps) {
  const { Profile, Period } = useSession();
  const { Type, User, ButtonText, PeriodId, PeriodLabel } = reminder;
  const Icon = icons[Type];
  const title = reminderTitle(reminder);
  const place = placeOf(reminder, Profile.Id);
  return (
    <li className={classes.row}>
      <span className={classes.icon} data-type={Type} aria-hidden="true">
        <Icon size={16} />
      </span>
      <div className={classes.body}>
        <p className={classes.title}>
          {place ? (
            <Link {...place} className={classes.link}>
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        <p className={classes.facts}>
          {User.Id === Profile.Id ? null : (
            <span className={classes.person}>
              <PersonAvatar name={User.Name} src={User.Avatar} size={18} />
              {reminderPerson(User)}
            </span>
          )}
          {reminder.For === null ? null : <span>{reminderFor(reminder.For)}</span>}
          {PeriodId === Period.Id || Type === 'add_goal' ? null : <span>{PeriodLabel}</span>}
          <span data-overdue={reminder.Due?.IsOverdue || undefined}>{reminderReason(reminder)}</span>
        </p>
      </div>
      {Type === 'peer_request' ? (
        <PeerAnswer id={reminder.Id} name={User.Name} />
      ) : (
        <ReminderAct
          reminder={reminder}
          isEmphasised={isEmphasised}
          className={classes.act}
          label={`${ButtonText}${colon} ${title}`}
        >
          {ButtonText}
        </ReminderAct>
      )}
    </li>
  );
}
