import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.arrival.ts';

export const arrivedPageWords: Translated<typeof english.arrivedPageWords> = {
  proved: 'Vielen Dank. Sie können dieses Fenster schließen.',
  tried: 'Was Ihr Anmeldedienst gesendet hat',
  nobody: 'Durch diesen Test wurde niemand angemeldet.',
};

export const leftWords: Translated<typeof english.leftWords> = {
  leftHere: 'Sie sind hier abgemeldet.',
  leaveProvider: (name) => `Auch bei ${name} abmelden`,
};
