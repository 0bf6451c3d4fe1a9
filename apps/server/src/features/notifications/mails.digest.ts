import { digestLines } from '@bellwether/domain/notifications/digest';
import type { MailKind, MailLine } from '#platform/mail/mail-kind.ts';
import { unsubscribeToken } from './access.unsubscribe.ts';
import { type DigestNotification, notificationsOfDigest } from './queries.digest.ts';

interface DigestFacts {
  readonly name: string;
  /** Newest first. */
  readonly notifications: readonly DigestNotification[];
  readonly token: string;
}

/**
 * Collects a person's unread notifications in one mail (decisions-2 B8). The request of the mail has marked the
 * oldest of them.
 */
export const digestMail: MailKind<DigestFacts> = {
  name: 'digest',
  async prepare(scope, { person, requestedAt }) {
    const notifications = await notificationsOfDigest(scope, { personId: person.id, requestedAt });
    if (notifications.length === 0) return undefined;
    const token = await unsubscribeToken(scope.db, { tenantId: scope.tenant.id, personId: person.id });
    return { name: person.name, notifications, token };
  },
  write({ name, notifications, token }, { tenant, link }) {
    const { shown, more } = digestLines(notifications);
    const lines = shown.map(
      ({ subject, body, path }): MailLine => ({ title: subject, says: body, href: link(path) }),
    );
    const [only] = notifications;
    return {
      subject:
        notifications.length === 1 && only
          ? only.subject
          : `${notifications.length} notifications from ${tenant.name}`,
      unsubscribe: { address: link(`/v3/unsubscribe/${token}`), mails: 'Notifications' },
      parts: [
        { paragraph: `Hello ${name},` },
        { paragraph: 'This happened since your last mail and is still unread:' },
        { lines },
        ...(more > 0 ? [{ note: `and ${more} more` }] : []),
        { button: 'Open your notifications', href: link('/v3/notifications') },
      ],
    };
  },
};
