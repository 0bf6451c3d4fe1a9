import type { Translated } from '@bellwether/domain/locale/language';
import type * as english from './words.ts';

export const courseRefusals: Translated<typeof english.courseRefusals> = {
  nothing: 'Von dieser Person gibt es keine geteilte oder abgeschlossene Beurteilung, die Sie lesen dürfen.',
};

export const courseWords: Translated<typeof english.courseWords> = {
  title: 'Beurteilungen von',
  subtitle: (count) => (count === 1 ? '1 Beurteilung' : `${count} Beurteilungen, die älteste zuerst`),
  course: 'Entwicklung',
  columns: {
    period: 'Zeitraum',
    status: 'Status',
    ratings: 'Bewertungen',
    goals: 'Erreichte Ziele',
  },
  statuses: {
    draft: 'Begonnen',
    shared: 'Geteilt',
    acknowledged: 'Unterschrieben',
    completed: 'Abgeschlossen',
  },
  confirmed: 'Nach Kenntnisnahme abgeschlossen, ohne Unterschriften',
  unsigned: 'Abgeschlossen, von der beurteilten Person nicht unterschrieben',
  now: (then, now) => `${then} (jetzt: ${now})`,
  goals: (completed, counted) => (counted === 0 ? 'Keine Ziele' : `${completed} von ${counted}`),
  status: 'Status',
};
