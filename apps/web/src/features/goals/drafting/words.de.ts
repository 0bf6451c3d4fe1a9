import type { GoalType } from '@bellwether/domain/goals/rules';
import type { Translated } from '@bellwether/domain/locale/language';
import type { HintCode, QualityHint } from '@bellwether/domain/suggestions/quality-hints';
import { shownNumber } from '#ui/data/shown.ts';
import type * as english from './words.ts';

export const draftingTitles: Translated<typeof english.draftingTitles> = {
  create: 'Ziel hinzufügen',
  edit: 'Ziel bearbeiten',
  copy: 'Ziel kopieren',
  contribute: 'Beitragendes Ziel hinzufügen',
};

export const draftingWords: Translated<typeof english.draftingWords> = {
  saveDraft: 'Entwurf speichern',
  owner: 'Verantwortlich',
  moreOwners: 'Weiteren Personen geben',
  moreOwnersAbout: 'Alle erhalten ein eigenes Ziel mit diesen Texten unter demselben übergeordneten Ziel.',
  notFor: (name) => `Nicht für ${name}`,
  quarter: 'Quartal',
  isPrivate: 'Privat',
  parent: 'Übergeordnetes Ziel',
  contributesTo: 'Wozu trägt es bei?',
  noChoices: 'Die Führungskraft hat kein Ziel, zu dem dieses beitragen könnte.',
  choicesNotLoaded: 'Die Ziele der Führungskraft konnten nicht geladen werden.',
  noParent: 'Kein übergeordnetes Ziel',
  selectParent: 'Auswählen',
  changeParent: 'Ändern',
  removeParent: 'Entfernen',
  quarterOfParent: 'Das Quartal steht fest, solange ein übergeordnetes Ziel gesetzt ist.',
  quarterOfPublished: 'Das Quartal eines veröffentlichten Ziels ändert sich nicht.',
  ownerOfPublished:
    'Die Verantwortung für ein veröffentlichtes Ziel wechselt über „Verantwortung übergeben“.',
  privateOutsideChain:
    'Nur die verantwortliche Person und ihre Führungskräfte können ein Ziel auf privat stellen.',
  hasChildren: 'Ein Ziel mit beitragenden Zielen kann nicht privat sein.',
  draftSaved: 'Entwurf gespeichert.',
  youChangedToo: 'von Ihnen ebenfalls geändert; Ihre Fassung bleibt',
  stillOpen: 'Noch auszufüllen:',
  fillIn: (placeholder, label) => `${placeholder} in „${label}“ ausfüllen`,
  undo: (label) => `„${label}“: rückgängig`,
  redo: (label) => `„${label}“: wiederholen`,
  draftSavedOpen: 'Entwurf gespeichert. Füllen Sie aus, was noch offen ist, bevor Sie ihn einreichen.',
  continues: 'Es gibt bereits einen Entwurf mit Änderungen: Sie arbeiten daran weiter.',
};

export const titleWords: Translated<typeof english.titleWords> = {
  title: 'Titel',
  save: 'Speichern',
  cancel: 'Abbrechen',
  saved: 'Titel gespeichert.',
  proposed: 'Titel als vorgeschlagene Änderung gespeichert.',
};

export const tickLabels: Translated<typeof english.tickLabels> = {
  verb: 'Sagt, was zu tun ist',
  number: 'Hat eine Zahl',
  date: 'Hat ein Datum',
  aligned: 'Ist zugeordnet',
};

export const tickWords: Translated<typeof english.tickWords> = {
  label: 'Was ein gutes Ziel hat',
  there: 'ja',
  missing: 'noch nicht',
};

export const givenSentence: typeof english.givenSentence = (given, refused) => {
  const people =
    given === 1
      ? '1 Person hat dieses Ziel erhalten.'
      : `${shownNumber(given)} Personen haben dieses Ziel erhalten.`;
  return [people, ...refused.map(({ name, reason }) => `${name} nicht: ${reason}`)].join(' ');
};

export const whoSees: typeof english.whoSees = (ownerName) =>
  ownerName === null
    ? 'Wenn eingeschaltet, sehen nur Sie und Ihre Führungskräfte dieses Ziel.'
    : `Wenn eingeschaltet, sehen nur ${ownerName} und die Führungskräfte dieser Person das Ziel.`;

export const editNotice: typeof english.editNotice = (act) =>
  act === 'publish'
    ? 'Dieses Ziel ist freigegeben. „Veröffentlichen“ übernimmt Ihre Änderungen sofort; „Entwurf speichern“ bewahrt sie als Entwurf auf.'
    : 'Dieses Ziel ist freigegeben und bleibt, wie es ist, bis Ihre Änderungen freigegeben sind. „Entwurf speichern“ bewahrt sie als Entwurf auf.';

export const actDone: Translated<typeof english.actDone> = {
  publish: 'Veröffentlicht.',
  submit: 'Zur Freigabe eingereicht.',
};

const okrHints: Readonly<Partial<Record<HintCode, string>>> = {
  no_verb:
    'Das Objective nennt keine Handlung: Ein Verb wie „verringern“ oder „einführen“ sagt, was geschehen soll.',
  duplicate: 'Sie haben bereits ein Ziel mit diesem Objective.',
  no_number:
    'Die Key Results enthalten keine Zahl: Ohne sie lässt sich schwer sagen, wann das Ziel erreicht ist.',
};

export const hintSentence: typeof english.hintSentence = (hint: QualityHint, goalType: GoalType) =>
  (goalType === 'OKR' ? okrHints[hint.code] : undefined) ?? hint.sentence;

export const goalDraftingHelpWords: Translated<typeof english.goalDraftingHelpWords> = {
  title: 'Titel',
  description: 'Beschreibung',
};

export const goalDraftingWords: Translated<typeof english.goalDraftingWords> = {
  notLoaded: 'Die Quartale konnten nicht geladen werden.',
};

export const goalFieldsetWords: Translated<typeof english.goalFieldsetWords> = {
  notLoaded: 'Die anderen Quartale konnten nicht geladen werden.',
};

export const parentFieldWords: Translated<typeof english.parentFieldWords> = {
  cancel: 'Abbrechen',
  save: 'Speichern',
};

export const parentQuickChoicesWords: Translated<typeof english.parentQuickChoicesWords> = {
  loading: 'Wird geladen',
};

export const requestedChangesWords: Translated<typeof english.requestedChangesWords> = {
  askedForChanges: (name) => `${name} bat um Änderungen`,
};

export const goalConflictWords: Translated<typeof english.goalConflictWords> = {
  goal: (id) => `Ziel ${id}`,
  yes: 'Ja',
  no: 'Nein',
};
