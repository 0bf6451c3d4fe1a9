import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const ownSlackWords: Translated<typeof english.ownSlackWords> = {
  part: 'Slack',
  linked: 'Verbunden seit',
  linkedHint:
    'Die App sagt Ihnen dort, was auf Ihre Freigabe wartet und wann Ihre Ziele auf ihr Wochen-Update warten.',
  notLinked: 'Sie sind nicht verbunden. Geben Sie in Slack /bellwether ein und folgen Sie dem Link.',
  unlink: 'Trennen',
  unlinked: 'Die Verbindung mit Slack ist getrennt.',
};

export const slackLinkWords: Translated<typeof english.slackLinkWords> = {
  asks: (name, team) => `„${name}“ aus ${team} in Slack mit Ihnen verbinden?`,
  hint: 'Wer dieses Konto in Slack verwendet, gibt dort Ziele in Ihrem Namen frei und sieht Vorschauen von Zielen, die Sie sehen.',
  notYours: (email) =>
    `Dieses Konto in Slack hat die Adresse ${email}, die nicht Ihre ist. Verbinden Sie nur ein Konto mit Ihrer eigenen Adresse.`,
  connect: 'Verbinden',
  done: 'Sie sind mit Slack verbunden. Sie können diese Seite schließen.',
  broken: 'Diese Adresse ist unvollständig',
  brokenHint: 'Bitte geben Sie in Slack noch einmal /bellwether ein.',
  failed: 'Dieses Konto kann nicht verbunden werden',
};
