import type { Translated } from '../locale/language.ts';
import type * as english from './writer.review.en.ts';

export const reviewWriter: Translated<typeof english.reviewWriter> = {
  none: (label) => `Für ${label} gibt es keine Ziele als Ausgangspunkt. Aufgefallen ist [was auffiel].`,
  goal: (title, percent) => `„${title}“${percent === undefined ? '' : ` (${percent})`}`,
  reached: (label, goals) => `Erreicht in ${label}: ${goals}. Ausschlaggebend war [Grund].`,
  missed: (label, goals) => `Nicht erreicht in ${label}: ${goals}. Die Ursache war [Grund].`,
  open: (label, goals) => `Ohne Ergebnis am Ende von ${label}: ${goals}. Noch offen ist [nächster Schritt].`,
  next: 'Als Nächstes wünsche ich mir [Schwerpunkt], und ich helfe mit [Unterstützung].',
};
