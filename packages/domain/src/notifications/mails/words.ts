import type { StoppableMails } from './mail-switches.ts';

export const stoppableMailLabels: Readonly<Record<StoppableMails, string>> = {
  reports: 'Report mails',
  notifications: 'Notifications',
  weekly_ask: 'Weekly ask',
};
