import { useQuery } from '@tanstack/react-query';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { notificationWords } from '../../words.ts';
import { useMarkAllRead } from '../api.ts';
import { unreadQuery } from '../api.unread.ts';

/** Marks all notifications as read; renders nothing if none is unread. */
export function MarkAllButton() {
  const { data } = useQuery(unreadQuery);
  const markAll = useMarkAllRead();
  if ((data?.UnreadCount ?? 0) === 0 && !markAll.isPending) return null;
  return (
    <SubmitButton variant="default" size="xs" loading={markAll.isPending} onClick={() => markAll.mutate()}>
      {notificationWords.markAll}
    </SubmitButton>
  );
}
