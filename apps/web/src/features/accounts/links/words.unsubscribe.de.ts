import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.unsubscribe.ts';

export const unsubscribeWords: Translated<typeof english.unsubscribeWords> = {
  from: (mails, company) => `Sie haben den Link aus einer E-Mail von ${company} geöffnet: ${mails}.`,
  stop: (mails) => `Diese E-Mails abbestellen: ${mails}`,
  done: (mails) => `Erledigt. Sie erhalten diese E-Mails nicht mehr: ${mails}.`,
  all: (company) => `Die E-Mails, die ${company} Ihnen sendet:`,
  list: 'E-Mails',
  account: 'E-Mails zu Ihrem Konto, zum Beispiel über ein geändertes Passwort, kommen immer.',
  invalid:
    'Mit diesem Link werden E-Mails abbestellt, er ist aber unvollständig. Bitte kopieren Sie die ganze Adresse aus der E-Mail.',
};

export const mailHints: Translated<typeof english.mailHints> = {
  reports: 'Links zu den Berichten, die Sie geplant haben',
  notifications: 'Was auf Sie wartet und was mit Ihren Zielen geschehen ist',
  weekly_ask: 'Die wöchentliche Abfrage zu Ihren Zielen',
};
