import type { Reminder } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { layerOf, placeOf } from '#features/goals/door.ts';
import { useSession } from '#platform/session.ts';
import {
  IconArrowBackUp,
  IconCircleCheck,
  IconClipboardCheck,
  IconEye,
  IconFlag,
  IconPencil,
  IconPlus,
  IconTargetArrow,
} from '#ui/marks/icons.ts';
import { PersonAvatar } from '#ui/marks/person-avatar.tsx';
import { useDashboardLayer } from '../model/dashboard-search.ts';
import { reminderReason, reminderTitle } from '../words.ts';
import classes from './reminders.module.css';

const icons = {
  update: IconTargetArrow,
  finalize: IconFlag,
  review: IconEye,
  sent_back: IconArrowBackUp,
  add_goal: IconPlus,
  action_item: IconCircleCheck,
  appraisal_write: IconClipboardCheck,
  appraisal_sign: IconPencil,
} as const satisfies Readonly<Record<Reminder['Type'], unknown>>;

interface ReminderRowProps {
  readonly reminder: Reminder;
  /** Whether this is the first reminder, whose button is emphasised. */
  readonly isFirst: boolean;
}

/** Shows a reminder, its reason, and the button that opens its form or its page. */
export function ReminderRow({ reminder, isFirst }: ReminderRowProps) {
  const { Profile } = useSession();
  const { openLayer } = useDashboardLayer();
  const { Id, Type, User, ButtonText } = reminder;
  const Icon = icons[Type];
  const title = reminderTitle(reminder);
  const layer = layerOf(reminder);
  const place = placeOf(reminder, Profile.Id);
  const button = {
    className: classes.act ?? '',
    variant: isFirst ? 'filled' : 'default',
    size: 'sm',
    'aria-label': `${ButtonText}: ${title}`,
    'data-reminder-act': true,
  };
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
              {User.Name}
            </span>
          )}
          <span data-overdue={reminder.Due?.IsOverdue || undefined}>{reminderReason(reminder)}</span>
        </p>
      </div>
      {layer === undefined ? (
        <Button {...button} renderRoot={(props) => <Link {...props} {...place} />}>
          {ButtonText}
        </Button>
      ) : (
        <Button {...button} onClick={() => openLayer(layer, Id === 0 ? {} : { goal: Id })}>
          {ButtonText}
        </Button>
      )}
    </li>
  );
}
