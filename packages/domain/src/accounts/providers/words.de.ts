import type { Translated } from '../../locale/language.ts';
import type * as english from './words.ts';

export { arrivalFaults } from './arrival-faults.ts';

export const providerMessages: Translated<typeof english.providerMessages> = {
  nameRequired: 'Bitte geben Sie einen Namen ein.',
  issuerRequired: 'Bitte geben Sie den Aussteller ein.',
  clientRequired: 'Bitte geben Sie die Client-ID ein.',
  domainInvalid: 'Bitte geben Sie Domains wie example.com ein.',
};

export const arrivalMessages: Translated<typeof english.arrivalMessages> = {
  provider_down: ({ help }) =>
    `Die Anmeldung Ihres Unternehmens hat nicht geantwortet. Versuchen Sie es erneut oder wenden Sie sich an ${help}.`,
  org_admin: 'Ihren Organisationsadmin',
  provider_refused: 'Die Anmeldung Ihres Unternehmens hat Sie abgewiesen oder wurde abgebrochen.',
  answer_invalid:
    'Die Antwort der Anmeldung Ihres Unternehmens ist nicht gültig. Bitte beginnen Sie noch einmal.',
  attempt_over:
    'Diese Anmeldung wurde schon verwendet, hat zu lange gedauert oder in einem anderen Browser begonnen. Bitte beginnen Sie noch einmal.',
  provider_off: 'Dieser Anmeldedienst ist ausgeschaltet.',
  deactivated: 'Ihr Konto ist hier deaktiviert. Bitte wenden Sie sich an Ihren Organisationsadmin.',
  no_email:
    'Die Anmeldung Ihres Unternehmens hat Ihre E-Mail-Adresse nicht mitgeteilt. Bitte wenden Sie sich an Ihren Organisationsadmin.',
  unverified:
    'Die Anmeldung Ihres Unternehmens sagt nicht, dass Ihre E-Mail-Adresse bestätigt ist. Bitte wenden Sie sich an Ihren Organisationsadmin.',
  linked_elsewhere:
    'Die Person mit Ihrer E-Mail-Adresse meldet sich mit einem anderen Konto Ihres Unternehmens an. Bitte wenden Sie sich an Ihren Organisationsadmin.',
  unknown:
    'Hier hat niemand Ihre E-Mail-Adresse. Bitte lassen Sie sich von Ihrem Organisationsadmin hinzufügen.',
  not_addable:
    'Sie konnten hier nicht hinzugefügt werden. Bitte wenden Sie sich an Ihren Organisationsadmin.',
  other_person: 'Sie haben sich als eine andere Person angemeldet. Bitte verwenden Sie Ihr eigenes Konto.',
  not_fresh:
    'Die Anmeldung Ihres Unternehmens hat Sie nicht noch einmal gefragt. Bitte melden Sie sich dort erneut an.',
};
