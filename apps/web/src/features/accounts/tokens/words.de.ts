import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const scopeWords: Translated<typeof english.scopeWords> = {
  'goals:read': { name: 'Ziele lesen', hint: 'Ziele, Vorhersagen, Ergebnisse und ihr Verlauf' },
  'goals:write': {
    name: 'Ziele ändern',
    hint: 'Ziele entwerfen, einreichen, freigeben, abschließen und löschen',
  },
  'predictions:write': { name: 'Vorhersagen abgeben', hint: 'Auch Zweitmeinungen zu Zielen anderer' },
  'comments:write': {
    name: 'Kommentare schreiben',
    hint: 'Zu Wochen, Schritten und Ergebnissen von Zielen',
  },
  'people:read': { name: 'Personen lesen', hint: 'Profile, die Organisation und das Verzeichnis' },
  'people:write': {
    name: 'Personen ändern',
    hint: 'Hinzufügen, ändern, deaktivieren und aktivieren; nie Rollen oder E-Mail-Adressen',
  },
  'reports:read': { name: 'Berichte lesen', hint: 'Dateien und Diagramme; nie Beurteilungen' },
  'insight:read': {
    name: 'Einblick lesen',
    hint: 'Prognosen, als unwahrscheinlich eingeschätzte Ziele und Kalibrierung',
  },
  'audit:read': { name: 'Audit-Protokoll lesen', hint: 'Wer wann was getan hat' },
  'webhooks:write': { name: 'Webhooks verwalten', hint: 'Welche Systeme von Änderungen erfahren' },
  live: {
    name: 'Sofort von Änderungen erfahren',
    hint: 'Der Live-Kanal: was sich geändert hat, ohne den Inhalt',
  },
};

export const daysWords: typeof english.daysWords = (days) => (days === null ? 'Unbegrenzt' : `${days} Tage`);

export const tokenListWords: Translated<typeof english.tokenListWords> = {
  own: {
    title: 'Ihre Tokens',
    hint: 'Mit einem Token ruft ein Programm Bellwether in Ihrem Namen auf, im Rahmen der Berechtigungen, die Sie wählen. Es kann nie mehr als Sie selbst.',
    none: 'Sie haben keine Tokens.',
  },
  company: {
    title: 'Tokens des Unternehmens',
    hint: 'Mit einem Token des Unternehmens ruft ein Dienst Bellwether auf. Er handelt mit den Rechten der Person, die den Token erstellt hat, und sein Name steht im Verlauf neben ihrem. Nur Admins können ihn beenden.',
    none: 'Das Unternehmen hat keine Tokens.',
  },
  make: 'Neuer Token',
  failed: 'Die Tokens konnten nicht geladen werden.',
  documentation: 'Wie Programme Bellwether aufrufen',
  ended: 'Der Token wurde beendet. Programme, die ihn verwenden, werden ab sofort abgewiesen.',
  end: 'Beenden',
  endOf: (name) => `${name} beenden`,
  ask: (name) => `„${name}“ beenden?`,
  askHint:
    'Programme, die diesen Token verwenden, werden sofort abgewiesen. Das lässt sich nicht rückgängig machen.',
  cancel: 'Abbrechen',
  made: 'Erstellt am',
  endsOn: 'endet am',
  noEnd: 'unbegrenzt gültig',
  lastUsed: 'zuletzt verwendet am',
  from: (address) => `von ${address}`,
  unused: 'noch nicht verwendet',
  owner: (name) => `handelt für ${name}`,
  left: 'Verantwortliche Person ausgeschieden',
  scopes: 'Berechtigungen',
};

export const tokenFormWords: Translated<typeof english.tokenFormWords> = {
  name: 'Name',
  nameHint: 'Wofür er verwendet wird: „Zapier“, „Freitagsskript“. Der Name steht im Verlauf neben Ihrem.',
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  scopes: 'Was er darf',
  scopesRequired: 'Bitte wählen Sie mindestens eine Berechtigung.',
  ends: 'Gültigkeit',
  make: 'Token erstellen',
  cancel: 'Abbrechen',
};

export const newTokenWords: Translated<typeof english.newTokenWords> = {
  label: 'Ihr neuer Token',
  secret:
    'Kopieren Sie ihn jetzt: Er wird nur dieses eine Mal angezeigt. Wer ihn hat, kann tun, was er erlaubt.',
  copy: 'Token kopieren',
  copied: 'Der Token wurde kopiert.',
  notCopied: 'Der Token konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn selbst.',
  done: 'Fertig',
};
