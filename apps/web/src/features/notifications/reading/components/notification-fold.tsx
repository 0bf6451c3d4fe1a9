import { UnstyledButton } from '@mantine/core';
import { useId, useState } from 'react';
import { serverNow } from '#ui/data/server-clock.ts';
import { relativeWords } from '#ui/data/shown.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconChevronDown, IconChevronRight } from '#ui/marks/icons.ts';
import { notificationWords } from '../../words.ts';
import type { Fold } from '../model/day-groups.ts';
import classes from './notification-list.module.css';
import { NotificationRow } from './notification-row.tsx';

interface NotificationFoldProps {
  readonly fold: Fold;
  readonly withSubject: boolean;
  readonly onRead: (ids: readonly number[]) => void;
}

/** Shows one notification, or several folded under "3 changes to …" or "… updated 3 goals". */
export function NotificationFold({ fold, withSubject, onRead }: NotificationFoldProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [newest] = fold.list;
  if (newest === undefined) return null;
  if (fold.title === undefined && fold.person === undefined)
    return <NotificationRow told={newest} withSubject={withSubject} onRead={onRead} />;
  const unread = fold.list.filter(({ IsRead }) => !IsRead);
  const isUnread = unread.length > 0;
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <li className={classes.fold}>
      <UnstyledButton
        className={classes.head}
        data-notifications={fold.list.map(({ Id }) => Id).join(' ')}
        data-unread={isUnread || undefined}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Arrow size={18} className={classes.arrow} aria-hidden="true" />
        <span className={classes.body}>
          <span className={classes.sentence}>
            {isUnread ? <VisuallyHidden>{notificationWords.unread}: </VisuallyHidden> : null}
            {fold.person === undefined
              ? notificationWords.changes(fold.list.length, fold.title ?? '')
              : notificationWords.updates(fold.person, fold.list.length)}
          </span>
          <span className={classes.facts}>
            <time dateTime={newest.CreatedAt}>
              {relativeWords(Date.parse(newest.CreatedAt), serverNow())}
            </time>
          </span>
        </span>
        {isUnread ? <span className={classes.dot} aria-hidden="true" /> : null}
      </UnstyledButton>
      <ul className={classes.inner} id={id} hidden={!isOpen}>
        {isOpen
          ? fold.list.map((told) => (
              <NotificationRow key={told.Id} told={told} withSubject={withSubject} onRead={onRead} />
            ))
          : null}
      </ul>
    </li>
  );
}
