import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { notificationsLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { IconBell } from '#ui/marks/icons.ts';
import { notificationWords } from '../../words.ts';
import { notificationsQuery } from '../api.ts';
import { MarkAllButton } from './mark-all-button.tsx';
import classes from './notification-list.module.css';
import { NotificationList } from './notification-list.tsx';

const newest = 20;

/** The drawer of the bell: the newest notifications, by day and goal. */
export function NotificationsLayer() {
  const { data, error, refetch } = useInfiniteQuery(notificationsQuery);
  if (!data && error) {
    return (
      <ErrorPanel
        inset
        title={notificationWords.failed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows rows={5} />;
  if (data.length === 0) {
    return (
      <EmptyState icon={<IconBell size={28} />} title={notificationWords.upToDate}>
        {notificationWords.upToDateHint}
      </EmptyState>
    );
  }
  return (
    <>
      <div className={classes.acts}>
        <Link {...notificationsLink()}>{notificationWords.viewAll}</Link>
        <MarkAllButton />
      </div>
      <NotificationList list={data.slice(0, newest)} isInDrawer />
    </>
  );
}
