import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.turn.ts';

const things = (count: number) => (count === 1 ? '1 Sache wartet' : `${count} Dinge warten`);

export const turnWords: Translated<typeof english.turnWords> = {
  subject: (step, ended, count) =>
    step === 'begun'
      ? `${ended} ist zu Ende: ${things(count)} auf Sie`
      : `Noch offen nach ${ended}: ${things(count)} auf Sie`,
  hello: (name) => `Guten Tag ${name},`,
  opening: (ended, begun) => `${ended} ist zu Ende, und ${begun} hat begonnen. Das wartet auf Sie:`,
  reminder: (ended, hasManager) =>
    `${ended} ist vor mehr als einer Woche zu Ende gegangen, und das wartet noch auf Sie.${
      hasManager ? ' Ihre Führungskraft erfährt von fehlenden Ergebnissen und Zielen.' : ''
    }`,
  titles: {
    add_goal: (_ended, begun) => `Ziele für ${begun}`,
    appraisal_write: (ended) => `Beurteilungen für ${ended}`,
  },
  says: {
    result: 'Das Ergebnis fehlt',
    review: 'Das Ergebnis wartet auf Ihre Prüfung',
    add_goal: 'Noch ist kein Ziel eingereicht',
    draft: 'Entwurf, noch nicht eingereicht',
    appraisal_write: 'Sie haben noch nicht alle Beurteilungen geschrieben',
    appraisal_sign: 'Wartet auf Ihre Unterschrift',
  },
  acknowledge: 'Wartet auf Ihre Kenntnisnahme',
  more: (count) => `und ${count} weitere`,
  button: 'Übersicht öffnen',
};
