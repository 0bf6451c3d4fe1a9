import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const employeeMessages: Translated<typeof english.employeeMessages> = {
  nameRequired: 'Bitte geben Sie den vollständigen Namen ein.',
  emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  managerRequired: 'Bitte wählen Sie eine Führungskraft.',
  managerOrObserver: 'Bitte wählen Sie entweder Führungskraft oder Beobachtung.',
  observerManager: 'Wer nur beobachtet, hat keine Führungskraft.',
};
