import type { Translated } from '../../locale/language.ts';
import type * as english from './words.compliance.ts';

export const complianceChartWords: Translated<typeof english.complianceChartWords> = {
  goals: {
    title: 'Personen mit Zielen, nach Abteilung',
    done: 'Mit Zielen',
    between: 'Nur Entwürfe',
    open: 'Ohne Ziele',
    owe: 'keine Ziele',
    all: 'Alle haben Ziele.',
    rest: 'Alle haben Ziele oder Entwürfe davon.',
  },
  updates: {
    title: 'Personen mit vollständigen Vorhersagen, nach Abteilung',
    done: 'Aktualisiert',
    between: '',
    open: 'Nicht aktualisiert',
    owe: 'Vorhersagen zu aktualisieren',
    all: 'Alle haben ihre Vorhersagen aktualisiert.',
    rest: '',
  },
  results: {
    title: 'Personen mit abgeschlossenen Zielen, nach Abteilung',
    done: 'Abgeschlossen',
    between: 'Warten auf die Führungskraft',
    open: 'Nicht abgeschlossen',
    owe: 'Ziele abzuschließen',
    all: 'Alle haben ihre Ziele abgeschlossen.',
    rest: 'Niemand hat Ziele abzuschließen.',
  },
};
