import type { Reminder } from '@bellwether/contract/dashboard';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { layerOf, placeOf } from '#features/goals/door.ts';
import { useSession } from '#platform/session.ts';
import { useDashboardLayer } from '../model/dashboard-search.ts';

interface ReminderActProps {
  readonly reminder: Reminder;
  readonly isEmphasised: boolean;
  readonly className?: string | undefined;
  /** The button's name, if its text does not say which reminder it is about. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The button that opens a reminder's form, or leads to its page. */
export function ReminderAct({ reminder, isEmphasised, className, label, children }: ReminderActProps) {
  const { Profile } = useSession();
  const { openLayer } = useDashboardLayer();
  const layer = layerOf(reminder);
  const place = placeOf(reminder, Profile.Id);
  const button = {
    className: className ?? '',
    variant: isEmphasised ? 'filled' : 'default',
    size: 'sm',
    'data-reminder-act': true,
    ...(label === undefined ? {} : { 'aria-label': label }),
  };
  if (layer === undefined)
    return (
      <Button {...button} renderRoot={(props) => <Link {...props} {...place} />}>
        {children}
      </Button>
    );
  return (
    <Button {...button} onClick={() => openLayer(layer, reminder.Id === 0 ? {} : { goal: reminder.Id })}>
      {children}
    </Button>
  );
}
