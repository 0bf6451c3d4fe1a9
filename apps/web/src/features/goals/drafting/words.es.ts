import type { GoalType } from '@bellwether/domain/goals/rules';
import type { Translated } from '@bellwether/domain/locale/language';
import type { HintCode, QualityHint } from '@bellwether/domain/suggestions/quality-hints';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const draftingTitles: Translated<typeof english.draftingTitles> = {
  create: 'Añadir objetivo',
  edit: 'Editar objetivo',
  copy: 'Copiar objetivo',
  contribute: 'Añadir objetivo contribuyente',
};

export const draftingWords: Translated<typeof english.draftingWords> = {
  saveDraft: 'Guardar borrador',
  owner: 'Responsable',
  moreOwners: 'Asignarlo a más personas',
  moreOwnersAbout:
    'Cada persona recibe un objetivo propio con estos textos, bajo el mismo objetivo superior.',
  notFor: (name) => `No para ${name}`,
  quarter: 'Trimestre',
  isPrivate: 'Privado',
  parent: 'Objetivo superior',
  contributesTo: '¿A qué contribuye?',
  noChoices: 'Su superior no tiene ningún objetivo al que este pueda contribuir.',
  choicesNotLoaded: 'No se han podido cargar los objetivos de su superior.',
  noParent: 'Sin objetivo superior',
  selectParent: 'Elegir',
  changeParent: 'Cambiar',
  removeParent: 'Quitar',
  quarterOfParent: 'El trimestre es fijo mientras haya un objetivo superior.',
  quarterOfPublished: 'El trimestre de un objetivo publicado no cambia.',
  ownerOfPublished: 'En un objetivo publicado, esto se cambia con «Cambiar de responsable».',
  privateOutsideChain: 'Solo la persona responsable y sus superiores pueden hacer privado un objetivo.',
  hasChildren: 'Un objetivo con objetivos contribuyentes no puede ser privado.',
  draftSaved: 'Borrador guardado.',
  youChangedToo: 'usted también lo ha cambiado; se conserva lo suyo',
  stillOpen: 'Falta por rellenar:',
  fillIn: (placeholder, label) => `Rellenar ${placeholder} en ${label.toLowerCase()}`,
  undo: (label) => `Deshacer ${label.toLowerCase()}`,
  redo: (label) => `Rehacer ${label.toLowerCase()}`,
  draftSavedOpen: 'Borrador guardado. Rellene lo que falta antes de enviarlo.',
  continues: 'Ya existe un borrador de cambios: continúa con él.',
};

export const titleWords: Translated<typeof english.titleWords> = {
  title: 'Título',
  save: 'Guardar',
  cancel: 'Cancelar',
  saved: 'Título guardado.',
  proposed: 'Título guardado como cambio propuesto.',
};

export const tickLabels: Translated<typeof english.tickLabels> = {
  verb: 'Dice qué hacer',
  number: 'Tiene una cifra',
  date: 'Tiene una fecha',
  aligned: 'Está vinculado',
};

export const tickWords: Translated<typeof english.tickWords> = {
  label: 'Lo que tiene un buen objetivo',
  there: 'sí',
  missing: 'aún no',
};

export const givenSentence: typeof english.givenSentence = (given, refused) => {
  const people =
    given === 1
      ? '1 persona ha recibido este objetivo.'
      : `${shownNumber(given)} personas han recibido este objetivo.`;
  return [people, ...refused.map(({ name, reason }) => `${name} no: ${reason}`)].join(' ');
};

export const whoSees: typeof english.whoSees = (ownerName) =>
  ownerName === null
    ? 'Si está activado, solo usted y sus superiores ven este objetivo.'
    : `Si está activado, solo ${ownerName} y sus superiores ven este objetivo.`;

export const editNotice: typeof english.editNotice = (act) =>
  act === 'publish'
    ? 'Este objetivo está aprobado. «Publicar» aplica sus cambios al momento; «Guardar borrador» los reserva.'
    : 'Este objetivo está aprobado y se queda como está hasta que se aprueben sus cambios. «Guardar borrador» los reserva.';

export const actDone: Translated<typeof english.actDone> = {
  publish: 'Publicado.',
  submit: 'Enviado para su aprobación.',
};

const okrHints: Readonly<Partial<Record<HintCode, string>>> = {
  no_verb: 'El objetivo no indica ninguna acción: un verbo como «Reducir» o «Lanzar» dice qué va a pasar.',
  duplicate: 'Ya tiene un objetivo con este mismo texto.',
  no_number:
    'Los resultados clave no contienen ninguna cifra: sin ella es difícil saber cuándo se cumple el objetivo.',
};

export const hintSentence: typeof english.hintSentence = (hint: QualityHint, goalType: GoalType) =>
  (goalType === 'OKR' ? okrHints[hint.code] : undefined) ?? hint.sentence;

export const goalDraftingHelpWords: Translated<typeof english.goalDraftingHelpWords> = {
  title: 'Título',
  description: 'Descripción',
};

export const goalDraftingWords: Translated<typeof english.goalDraftingWords> = {
  notLoaded: 'No se han podido cargar los trimestres.',
};

export const goalFieldsetWords: Translated<typeof english.goalFieldsetWords> = {
  notLoaded: 'No se han podido cargar los demás trimestres.',
};

export const parentFieldWords: Translated<typeof english.parentFieldWords> = {
  cancel: 'Cancelar',
  save: 'Guardar',
};

export const parentQuickChoicesWords: Translated<typeof english.parentQuickChoicesWords> = {
  loading: 'Cargando',
};

export const requestedChangesWords: Translated<typeof english.requestedChangesWords> = {
  askedForChanges: (name) => `${name} ha pedido cambios`,
};

export const goalConflictWords: Translated<typeof english.goalConflictWords> = {
  goal: (id) => `Objetivo ${id}`,
  yes: 'Sí',
  no: 'No',
};
