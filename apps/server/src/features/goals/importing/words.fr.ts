import type { Translated } from '@bellwether/domain/locale/language';
import { formatNumber } from '@bellwether/domain/locale/numbers';
import { ofName } from '@bellwether/domain/locale/sentence-locale.fr';
import { importLimits } from '@bellwether/domain/shared/table/table';
import type * as english from './words.ts';

export const goalImportWords: Translated<typeof english.goalImportWords> = {
  no_rows: 'Ce fichier ne contient pas d’objectifs : rien ne suit la ligne d’en-têtes.',
  too_many_rows: `Ce fichier a plus de ${formatNumber(importLimits.rows, 'fr-FR')} lignes. Importez-le en plusieurs parties.`,
  column_missing: (column) =>
    `Ce fichier n’a pas de colonne « ${column} ». Chaque objectif doit avoir un titre.`,
  meaning_unknown: 'Choisissez l’une des significations de la liste.',
  not_done: 'Seul un import exécuté peut être défait.',
  undo_over: 'Un import peut être défait pendant 24 heures. Celui-ci est plus ancien.',
  touched:
    'Depuis, quelqu’un a modifié ou utilisé des objectifs de cet import, qui ne peut donc plus être défait.',
};

export const goalFaultWords: Translated<typeof english.goalFaultWords> = {
  title_missing: () => 'Cette ligne n’a pas de titre.',
  title_too_long: (limit) => `Un titre a ${limit} caractères au plus.`,
  quarter_missing: () => 'Cette ligne n’indique ni trimestre ni date.',
  quarter_unknown: (text) =>
    `« ${text} » n’est pas un trimestre. Utilisez un nom tel que Q3 2026, ou une date de début et une date de fin.`,
  quarter_out_of_range: () =>
    'Ce trimestre remonte à plus de dix ans, ou se situe plus de cinq trimestres dans l’avenir.',
  owner_missing: () => 'Cette ligne n’indique pas de responsable.',
  owner_unknown: (text) => `Personne dans l’entreprise n’a l’adresse, l’ID ou le nom « ${text} ».`,
  owner_ambiguous: (text) =>
    `Plusieurs personnes s’appellent « ${text} ». Indiquez l’adresse e-mail ou l’ID de la personne responsable.`,
  owner_left_out: () => 'Cette ligne est laissée de côté, selon votre choix.',
  owner_observer: (name) => `${name} a un compte en lecture et ne peut pas avoir d’objectifs.`,
  owner_deactivated: (name) =>
    `Le compte ${ofName(name)} est désactivé et ne peut avoir d’objectifs que pour des trimestres terminés.`,
  measurement_missing: () => 'Cet objectif n’a pas de mesure ; son titre en tient lieu.',
  text_cut: (limit) => `Ce texte est coupé après ${limit} caractères.`,
  row_repeated: (row) => `Cette ligne ne dit rien de plus que la ligne ${row}.`,
  example_row: () => 'L’exemple du modèle n’est pas un objectif.',
  parent_unknown: (text) => `Aucun objectif ne s’appelle « ${text} » ; celui-ci n’est donc pas rattaché.`,
  parent_ambiguous: (text) =>
    `Plusieurs objectifs s’appellent « ${text} » ; celui-ci n’est donc pas rattaché.`,
  parent_left_out: (text) => `« ${text} » ne peut pas être écrit ; cet objectif n’est donc pas rattaché.`,
  parent_private: (text) => `« ${text} » est privé ; cet objectif n’est donc pas rattaché.`,
  parent_later: (text) =>
    `« ${text} » relève d’un trimestre ultérieur ; cet objectif n’est donc pas rattaché.`,
  parent_other_year: (text) =>
    `« ${text} » est clos ou relève d’un autre exercice ; cet objectif n’est donc pas rattaché.`,
  parent_circle: () => 'Ces objectifs sont rattachés en boucle ; celui-ci n’est donc pas rattaché.',
  word_unknown: (word) => `« ${word} » est inconnu et n’a pas encore de sens. Indiquez ce qu’il signifie.`,
  date_unknown: (text) => `« ${text} » n’est pas une date dans cet ordre de jour et de mois.`,
  check_in_outside: (day) =>
    `Le point d’étape du ${day} est hors du trimestre ou dans l’avenir et n’est pas repris.`,
  check_in_of_draft: () => 'Un brouillon n’a pas de points d’étape ; ils ne sont donc pas repris.',
  author_unknown: (text) => `« ${text} » est inconnu ; ce point d’étape vous est donc attribué.`,
  visibility_unknown: (word) =>
    `« ${word} » ne dit pas avec certitude qui voit cet objectif ; il devient donc privé.`,
  already_here: (title) => `« ${title} » existe déjà et reste inchangé.`,
  column_unknown: (heading) => `La colonne « ${heading} » n’est pas lue.`,
};

export const goalFaultsFile: Translated<typeof english.goalFaultsFile> = {
  name: 'bellwether-objectifs-non-repris.csv',
  title: 'Lignes non reprises',
  sheet: 'Objectifs',
  whatIsWrong: 'Ce qui ne va pas',
};

export const importedWords: Translated<typeof english.importedWords> = {
  result: (text) => (text === '' ? 'Importé d’un fichier.' : `Importé d’un fichier : ${text}`),
};
