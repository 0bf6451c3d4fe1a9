import { askedLabels } from '@bellwether/domain/goals/messages';
import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const draftingHelpWords: Translated<typeof english.draftingHelpWords> = {
  panel: 'Ayuda de redacción',
  running: 'Redactando…',
  ready: (count) => (count === 1 ? '1 sugerencia' : `${count} sugerencias`),
  readyElsewhere: 'El borrador que pidió está listo en el formulario del objetivo.',
  failed: 'No se ha podido redactar el texto.',
  area: 'Área funcional',
  context: askedLabels.context,
  contextHint: 'De qué trata el objetivo: cifras, fechas y nombres que conozca.',
  wish: askedLabels.wish,
  generate: 'Generar',
  generateAgain: 'Generar de nuevo',
  cancel: 'Cancelar',
  slow: 'Esto tarda un poco. Puede seguir escribiendo o cerrar el formulario: las sugerencias esperan aquí.',
  needsTitle: (title) => `Escriba o elija primero: ${title.toLowerCase()}.`,
  goals: 'Objetivos sugeridos',
  earlier: (count) => (count === 1 ? '1 sugerencia anterior' : `${count} sugerencias anteriores`),
  use: 'Usar',
  panelFailed: 'No se ha podido cargar la ayuda de redacción. Compruebe su conexión e inténtelo de nuevo.',
  tryAgain: 'Reintentar',
  undo: 'Deshacer',
  redo: 'Rehacer',
};

export const openWords: Translated<typeof english.openWords> = {
  model: 'Redactar con IA',
  template: 'Redactar con plantillas',
};

export const onlyLabel: typeof english.onlyLabel = (part, labels) => `Solo ${labels[part].toLowerCase()}`;

export const runningWord: typeof english.runningWord = (part, labels) =>
  part === 'goal' ? 'Redactando un objetivo…' : `Redactando ${labels[part].toLowerCase()}…`;

export const foundWords: typeof english.foundWords = ({ goals, measurements, description }, labels) => {
  const parts = [
    goals.length > 0 ? (goals.length === 1 ? '1 objetivo' : `${goals.length} objetivos`) : '',
    measurements.length > 0
      ? `${measurements.length === 1 ? '1 texto' : `${measurements.length} textos`} para «${labels.measurement}»`
      : '',
    description === '' ? '' : `1 texto para «${labels.description}»`,
  ].filter(Boolean);
  return parts.length === 0 ? '' : `Sugerencias: ${parts.join(', ')}.`;
};

export const filledWords: typeof english.filledWords = (names) => `Se ha rellenado: ${names.join(' y ')}.`;

export const waitWords: typeof english.waitWords = (seconds) => {
  const after = (time: string) => `Podrá pedir otro borrador dentro de ${time}.`;
  const counted = (count: number, one: string, several: string) =>
    count === 1 ? `1 ${one}` : `${count} ${several}`;
  if (seconds < 90) return after(counted(Math.max(1, Math.round(seconds)), 'segundo', 'segundos'));
  const minutes = Math.round(seconds / 60);
  if (minutes < 90) return after(counted(minutes, 'minuto', 'minutos'));
  return after(`aproximadamente ${counted(Math.round(minutes / 60), 'hora', 'horas')}`);
};
