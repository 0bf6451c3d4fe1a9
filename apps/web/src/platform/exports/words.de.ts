import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const exportWords: Translated<typeof english.exportWords> = {
  region: 'Exporte',
  fold: 'Exporte einklappen',
  unfold: 'Exporte anzeigen',
  count: (count) => (count === 1 ? '1 Export' : `${count} Exporte`),
  waiting: 'Wartet: Es werden höchstens zwei gleichzeitig erstellt.',
  running: 'Wird erstellt …',
  made: (name, size) => (name ? `${name} · ${size}` : size),
  cancel: 'Abbrechen',
  again: 'Erneut herunterladen',
  retry: 'Erneut versuchen',
  change: 'Auswahl ändern',
  remove: 'Entfernen',
  of: (act, title) => `${act}: ${title}`,
  said: {
    waiting: (title) => `${title} wartet auf die Erstellung.`,
    running: (title) => `${title} wird erstellt.`,
    made: (title) => `${title} wurde heruntergeladen.`,
    failed: (title, reason) => `${title} konnte nicht erstellt werden. ${reason}`,
    canceled: (title) => `${title} wurde abgebrochen.`,
  },
};
