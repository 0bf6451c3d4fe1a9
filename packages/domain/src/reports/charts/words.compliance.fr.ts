import type { Translated } from '../../locale/language.ts';
import type * as english from './words.compliance.ts';

export const complianceChartWords: Translated<typeof english.complianceChartWords> = {
  goals: {
    title: 'Personnes avec des objectifs, par service',
    done: 'Avec objectifs',
    between: 'Brouillons seulement',
    open: 'Sans objectifs',
    owe: 'sans objectifs',
    all: 'Tout le monde a des objectifs.',
    rest: 'Tout le monde a des objectifs, ou des brouillons.',
  },
  updates: {
    title: 'Personnes avec toutes les prévisions à jour, par service',
    done: 'À jour',
    between: '',
    open: 'Pas à jour',
    owe: 'avec des prévisions à mettre à jour',
    all: 'Tout le monde a mis à jour ses prévisions.',
    rest: '',
  },
  results: {
    title: 'Personnes avec tous les objectifs clôturés, par service',
    done: 'Clôturés',
    between: 'En attente du manager',
    open: 'Non clôturés',
    owe: 'avec des objectifs à clôturer',
    all: 'Tout le monde a clôturé ses objectifs.',
    rest: 'Personne n’a d’objectifs à clôturer.',
  },
};
