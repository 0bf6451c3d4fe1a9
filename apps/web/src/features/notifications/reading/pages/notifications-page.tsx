import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { problemText } from '#platform/problem.ts';
import { LoadMore } from '#ui/data/load-more.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { Page } from '#ui/layout/page.tsx';
import { IconBell } from '#ui/marks/icons.ts';
import { notificationWords } from '../../words.ts';
import { notificationsQuery } from '../api.ts';
import { MarkAllButton } from '../components/mark-all-button.tsx';
import classes from '../components/notification-list.module.css';
import { NotificationList } from '../components/notification-list.tsx';

/** All notifications, newest first, 20 at a time (notifications.1). */
export function NotificationsPage() {
  const { data, error, refetch, ...more } = useInfiniteQuery(notificationsQuery);
  const rows = useRef<HTMLDivElement>(null);
  return (
    <Page title={notificationWords.title} actions={<MarkAllButton />} narrow>
      <div className={classes.page}>
        {data === undefined ? (
          error ? (
            <ErrorPanel
              title={notificationWords.failed}
              detail={problemText(error)}
              onRetry={() => void refetch()}
            />
          ) : (
            <SkeletonRows rows={8} />
          )
        ) : data.length === 0 ? (
          <EmptyState icon={<IconBell size={28} />} title={notificationWords.empty} />
        ) : (
          <NotificationList list={data} isInDrawer={false} rows={rows} />
        )}
        <div className={classes.more}>
          <LoadMore of={more} rows={rows} count={data?.length ?? 0} />
        </div>
      </div>
    </Page>
  );
}
