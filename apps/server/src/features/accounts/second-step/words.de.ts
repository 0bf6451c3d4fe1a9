import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const secondStepWords: Translated<typeof english.secondStepWords> = {
  second_step_refused:
    'Das hat nicht funktioniert. Der Code ist vielleicht falsch, verbraucht oder zu alt. Bitte versuchen Sie es erneut oder melden Sie sich neu an.',
  code_wrong:
    'Dieser Code ist nicht richtig. Bitte prüfen Sie die Uhr Ihres Geräts und versuchen Sie es mit dem nächsten.',
  codes_are_on: 'Codes sind schon eingeschaltet. Bitte schalten Sie sie zuerst aus.',
  codes_not_begun: 'Bitte beginnen Sie neu: Es gibt kein Geheimnis zu bestätigen.',
  no_second_step:
    'Sie haben keinen zweiten Schritt. Bitte fügen Sie zuerst einen Passkey oder eine App hinzu.',
  last_step:
    'Ihr Unternehmen verlangt einen zweiten Schritt, und dies ist Ihr letzter. Bitte fügen Sie zuerst einen anderen hinzu.',
  own_reset: 'Bitte verwenden Sie für Ihren eigenen zweiten Schritt Ihre Seite Sicherheit.',
  nothing_to_reset: 'Diese Person hat keinen zweiten Schritt.',
};
