import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.time-zone.ts';

export const zoneWords: Translated<typeof english.zoneWords> = {
  question: (own, company) =>
    `Die Uhr Ihres Computers ist die von ${own}, die Ihres Unternehmens die von ${company}. Wöchentliche Abfragen und Tage können sich nach Ihrer richten.`,
  accept: (own) => `${own} verwenden`,
  keep: (company) => `${company} behalten`,
  done: (own) => `Ihre Zeitzone ist jetzt ${own}. Sie können sie in Ihrem Profil ändern.`,
};
