export const notificationWords = {
  /** The subject of a kind that this program does not know, because a newer one wrote it. */
  other: 'Notification',
} as const;
