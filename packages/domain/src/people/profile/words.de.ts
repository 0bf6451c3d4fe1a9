import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const profileMessages: Translated<typeof english.profileMessages> = {
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  jobTitleRequired: 'Bitte geben Sie eine Position ein.',
  emailRequired: 'Bitte geben Sie eine E-Mail-Adresse ein.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  linkedinInvalid: 'Das ist keine gültige LinkedIn-Adresse.',
  responsibilityRequired: 'Bitte geben Sie etwas ein.',
  startDateInvalid: 'Bitte geben Sie ein gültiges Datum ein.',
  zoneUnknown: 'Bitte wählen Sie eine Zeitzone.',
  observerWithTies:
    'Wer direkt Unterstellte oder eine Führungskraft hat, kann die Rolle Beobachtung nicht bekommen.',
  contributorWithReports:
    'Wer direkt Unterstellte oder eine Führungskraft hat, kann die Rolle Mitwirkung nicht bekommen.',
  ceoFirst: 'Übertragen Sie zuerst einer anderen Person die Geschäftsführung.',
  goalAdminOrManager: 'Möglich ist entweder Zieladmin oder Zielmanagement.',
};
