import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export const employeeMessages: Translated<typeof english.employeeMessages> = {
  nameRequired: 'Saisissez le nom complet.',
  emailInvalid: 'Saisissez une adresse e-mail valable.',
  managerRequired: 'Choisissez un manager.',
  managerOrObserver: 'Choisissez soit Manager, soit Compte en lecture.',
  observerManager: 'Un compte en lecture n’a pas de manager.',
};
