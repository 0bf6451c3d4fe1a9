import type { Translated } from '@bellwether/domain/locale/language';
import type { startWords as english } from './words.start.ts';

export const startWords: Translated<typeof english> = {
  description: 'Bellwether: Quartalsziele und eine Minute pro Woche, um zu sagen, wie es um sie steht.',
  starting: 'Bellwether wird gestartet. Bleibt diese Zeile stehen, laden Sie die Seite bitte neu.',
  needs: 'Bellwether benötigt Chrome oder Edge 111, Firefox 125, Safari 17 oder eine neuere Version davon.',
  needsScript: 'Bellwether benötigt JavaScript. Bitte schalten Sie es ein und laden Sie die Seite neu.',
  tooOld:
    'Dieser Browser ist zu alt für Bellwether. Benötigt wird Chrome oder Edge 111, Firefox 125, Safari 17 oder eine neuere Version davon.',
  notLoaded:
    'Bellwether konnte nicht geladen werden. Prüfen Sie Ihre Verbindung und laden Sie die Seite neu.',
};
