import type { Translated } from '../locale/language.ts';
import type * as english from './writer.review.en.ts';

export const reviewWriter: Translated<typeof english.reviewWriter> = {
  none: (quarter) => `Für ${quarter} gibt es keine Ziele als Ausgangspunkt. In diesem Quartal [was auffiel].`,
  goal: (title, percent) => `„${title}“${percent === undefined ? '' : ` (${percent})`}`,
  reached: (quarter, goals) => `Erreicht in ${quarter}: ${goals}. Ausschlaggebend war [Grund].`,
  missed: (quarter, goals) => `Nicht erreicht in ${quarter}: ${goals}. Die Ursache war [Grund].`,
  open: (quarter, goals) =>
    `Ohne Ergebnis am Ende von ${quarter}: ${goals}. Noch offen ist [nächster Schritt].`,
  next: 'Im nächsten Quartal wünsche ich mir [Schwerpunkt], und ich helfe mit [Unterstützung].',
};
