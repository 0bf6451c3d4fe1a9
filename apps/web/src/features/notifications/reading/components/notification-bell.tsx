import { ActionIcon } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { IconBell } from '#ui/marks/icons.ts';
import { notificationWords } from '../../words.ts';
import { unreadQuery } from '../api.unread.ts';
import { useReadOpened } from '../model/use-read-opened.ts';
import classes from './notification-bell.module.css';

/** Counts above are shown as "99+"; the name of the button has the exact count. */
const mostShown = 99;

/** The bell of the header: the unread count, and the button that opens the drawer. */
export function NotificationBell() {
  const { data } = useQuery(unreadQuery);
  useReadOpened();
  const { openLayer } = useAddressLayer<'notifications'>();
  const count = data?.UnreadCount ?? 0;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      className={classes.bell}
      aria-label={notificationWords.bell(count)}
      aria-haspopup="dialog"
      data-stop="news"
      onClick={() => openLayer('notifications')}
    >
      <IconBell size={20} stroke={1.7} aria-hidden="true" />
      {count > 0 ? (
        <span className={classes.count} aria-hidden="true">
          {count > mostShown ? `${mostShown}+` : count}
        </span>
      ) : null}
    </ActionIcon>
  );
}
