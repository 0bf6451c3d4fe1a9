import type { Translated } from '@bellwether/domain/locale/language';
import { manualMessages } from '@bellwether/domain/people/manual/words.de';
import { wrongFileSentence } from '#platform/refusal/words.files.de.ts';
import type * as english from './words.ts';

export const manualWords: Translated<typeof english.manualWords> = {
  connected: 'Ihre Bedienungsanleitung ist mit dem Test verbunden.',
};

export const manualFieldWords: Translated<typeof english.manualFieldWords> = {
  only_pdf: (file) => wrongFileSentence(file, manualMessages.onlyPdf),
  pdf_damaged:
    'Dieses PDF ist nicht vollständig. Bitte speichern Sie es noch einmal und wählen Sie die neue Datei.',
  file_gone: 'Diese Datei wurde nicht rechtzeitig übernommen. Bitte laden Sie sie noch einmal hoch.',
  unanswered: 'Bitte beantworten Sie jede Frage.',
};

export const assessmentWords: Translated<typeof english.assessmentWords> = {
  unreachable: 'Der Dienst für den Test ist nicht erreichbar. Bitte versuchen Sie es später erneut.',
  too_slow: 'Der Dienst für den Test hat zu lange nicht geantwortet. Bitte versuchen Sie es erneut.',
  gone: 'Auf die Antwort wurde nicht gewartet.',
  busy: 'Der Dienst für den Test hat im Moment zu viel zu tun. Bitte versuchen Sie es in einer Weile erneut.',
  not_accepted:
    'Der Dienst für den Test akzeptiert den Schlüssel dieses Servers nicht. Bitte sagen Sie Ihrer Administration Bescheid.',
  missing:
    'Der Dienst für den Test kennt diese Bedienungsanleitung nicht. Bitte sagen Sie Ihrer Administration Bescheid.',
  failing: 'Der Dienst für den Test meldet einen Fehler. Bitte versuchen Sie es später erneut.',
  redirected:
    'Die Adresse des Dienstes für den Test führt woandershin. Bitte sagen Sie Ihrer Administration Bescheid.',
  too_large:
    'Der Dienst für den Test hat keine brauchbare Antwort gegeben. Bitte versuchen Sie es später erneut.',
  unusable:
    'Der Dienst für den Test hat keine brauchbare Antwort gegeben. Bitte versuchen Sie es später erneut.',
};
