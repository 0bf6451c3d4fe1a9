import type { Notification } from '@bellwether/contract/notifications';
import { type RefObject, useId } from 'react';
import { serverNow } from '#ui/data/server-clock.ts';
import { useHotkey } from '#ui/layers/use-hotkey.ts';
import { dayWords, notificationWords } from '../../words.ts';
import { useMarkRead } from '../api.ts';
import { type GroupOfDay, groupByDay } from '../model/day-groups.ts';
import { NotificationFold } from './notification-fold.tsx';
import classes from './notification-list.module.css';

interface NotificationListProps {
  readonly list: readonly Notification[];
  /** In the drawer, several notifications about a goal are folded, and the E key works inside the drawer only. */
  readonly isInDrawer: boolean;
  readonly rows?: RefObject<HTMLDivElement | null>;
}

/** Lists notifications by day. The E key marks the focused notification as read, or else the first unread one. */
export function NotificationList({ list, isInDrawer, rows }: NotificationListProps) {
  const { mutate: markRead } = useMarkRead();
  useHotkey(
    'e',
    notificationWords.markOne,
    () => {
      const isUnread = (id: number) => list.some((told) => told.Id === id && !told.IsRead);
      const ids = (
        focusedIds() ??
        list
          .map(({ Id }) => Id)
          .filter(isUnread)
          .slice(0, 1)
      ).filter(isUnread);
      if (ids.length > 0) markRead(ids);
    },
    { insideLayer: isInDrawer },
  );
  return (
    <div className={classes.list} ref={rows}>
      {groupByDay(list, serverNow(), { folds: isInDrawer }).map((group) => (
        <Day key={group.day} group={group} isInDrawer={isInDrawer} onRead={markRead} />
      ))}
    </div>
  );
}

interface DayProps {
  readonly group: GroupOfDay;
  readonly isInDrawer: boolean;
  readonly onRead: (ids: readonly number[]) => void;
}

function Day({ group, isInDrawer, onRead }: DayProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 className={classes.day} id={id}>
        {dayWords[group.day]}
      </h2>
      <ul className={classes.rows}>
        {group.folds.map((fold) => (
          <NotificationFold key={fold.key} fold={fold} withSubject={!isInDrawer} onRead={onRead} />
        ))}
      </ul>
    </section>
  );
}

/** The ids of the row or fold that has the focus; undefined if none has it. */
function focusedIds(): readonly number[] | undefined {
  const row = document.activeElement?.closest<HTMLElement>('[data-notifications]');
  return row?.dataset.notifications?.split(' ').map(Number);
}
