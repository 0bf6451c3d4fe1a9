import type { Translated } from '../../locale/language.ts';
import type * as english from './words.report.ts';

export const detailTitles: Translated<typeof english.detailTitles> = {
  strengths: 'Lo que aporto',
  motives: 'Lo que me da energía',
  talk: 'Cómo hablar conmigo',
  pressure: 'Cómo soy bajo presión',
  help: 'Cómo ayudarme entonces',
  blindSpot: 'Dónde necesito a los demás',
};

export const leadingTitles: Translated<typeof english.leadingTitles> = {
  leads: 'Cómo dirijo',
  delegates: 'Cómo delego',
  feedback: 'Cómo doy mi opinión',
  ask: 'Lo que puede pedirme',
};
