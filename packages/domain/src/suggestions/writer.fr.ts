import type { Translated } from '../locale/language.ts';
import type * as english from './writer.en.ts';

/** What a draft says beside the templates. */
export const draftWriter: Translated<typeof english.draftWriter> = {
  by: (day) => `d’ici au ${day}`,
  quoted: (title) => `« ${title} »`,
  frames: [
    (title) => `Première étape : ${title}`,
    (title) => `Avec l’équipe [équipe] : ${title}`,
    (title) => `Essai dans [segment] : ${title}`,
    (title, label) => `${label} : ${title}`,
    (title) => `Avec [partenaire] : ${title}`,
    (title) => `Pour [public] : ${title}`,
    (title, label) => `${label}, première moitié : ${title}`,
    (title) => `Sur [marché] : ${title}`,
    (title, label) => `${label}, avec [équipe] : ${title}`,
    (title, label) => `${label}, pour [client] : ${title}`,
    (title) => `Dans le projet [projet] : ${title}`,
    (title) => `Avec [responsable] : ${title}`,
    (title) => `Dans le processus [processus] : ${title}`,
  ],
  parentTitles: (area, parent, by) => [
    `Livrer [nombre] résultats du domaine ${area} pour ${parent} ${by}`,
    `Porter la part du domaine ${area} dans ${parent} de [départ] à [cible] ${by}`,
  ],
  parentObjectives: (area, parent) => [
    `Faire du domaine ${area} un moteur de ${parent}`,
    `Apporter à ${parent} ce que seul le domaine ${area} peut apporter`,
  ],
  parentMeasures: (area, parent, by) => [
    `Contributions convenues du domaine ${area} à ${parent} : [cible] sur [nombre] livrées ${by}, confirmées par la personne responsable de cet objectif`,
    `[indicateur] dont dépend ${parent} : de [départ] à [cible] ${by}, lu dans [système]`,
    `Dépendances encore ouvertes de ${parent} envers le domaine ${area} : de [départ] à [cible] ${by}`,
  ],
  share: 'Le résultat est le pourcentage atteint ; chaque ligne ci-dessus compte pour la même part.',
  why: 'Pourquoi c’est important',
  background: 'Contexte',
  contributes: 'Contribue à',
  steps: 'Premières étapes',
  review: (label) =>
    `Suivi\nChaque semaine avec la prévision ; au milieu du ${label}, nous décidons ce qu’il faut changer.`,
};
