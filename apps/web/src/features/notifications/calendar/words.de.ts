import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const calendarWords: Translated<typeof english.calendarWords> = {
  hint: 'Abonnieren Sie Ihre Fristen, Ihre Abfragetage und die Quartalsenden in Ihrem eigenen Kalenderprogramm.',
  secret:
    'Wer den Link hat, kann diesen Kalender lesen; behalten Sie ihn deshalb für sich. Er wird nur jetzt angezeigt.',
  made: 'Ein Link wurde erstellt am',
  get: 'Link erstellen',
  renew: 'Link erneuern',
  renewHint: 'Mit einem neuen Link gilt der bisherige nicht mehr.',
  remove: 'Link entfernen',
  removed: 'Der Link wurde entfernt.',
  link: 'Kalenderlink',
  copy: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  notCopied: 'Der Link konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn selbst.',
  failed: 'Der Kalenderlink konnte nicht geladen werden.',
};
