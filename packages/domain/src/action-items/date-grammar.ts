import { formsOf } from '../locale/forms.ts';
import type { Locale } from '../locale/locales.ts';
import { type SpokenLanguage, spokenIn } from '../locale/spoken.ts';

/** How a language names days. Patterns of regular expressions; `W` stands for a weekday and `M` for a month. */
interface DateGrammar {
  readonly today: string;
  readonly tomorrow: string;
  readonly dayAfterTomorrow: string;
  readonly nextWeek: string;
  readonly thisWeek: string;
  readonly endOfMonth: string;
  /** Groups: the number, and the unit. */
  readonly inSome: string;
  /** What a unit begins with if it is a week. */
  readonly week: string;
  readonly next: string;
  readonly coming: string;
  /** Groups: the day, the month, and the year. */
  readonly dayOfMonth: string;
  /** A word before a date that belongs to it. */
  readonly leading: string;
}

const grammars: Readonly<Record<SpokenLanguage, DateGrammar>> = {
  en: {
    today: 'today',
    tomorrow: 'tomorrow',
    dayAfterTomorrow: '(?:the )?day after tomorrow',
    nextWeek: 'next week',
    thisWeek: '(?:end of (?:the )?|this )week',
    endOfMonth: 'end of (?:the )?month',
    inSome: 'in (\\d{1,3}) (day|week)s?',
    week: 'w',
    next: 'next (W)',
    coming: '(?:this )?(W)',
    dayOfMonth: '(\\d{1,2})(?:st|nd|rd|th)? (M)(?:,? (\\d{4}))?',
    leading: '(?:by|on|until|due)',
  },
  de: {
    today: 'heute',
    tomorrow: 'morgen',
    dayAfterTomorrow: '(?:ü|ue)bermorgen',
    nextWeek: 'n(?:ä|ae)chste woche',
    thisWeek: '(?:diese|ende der|ende dieser) woche',
    endOfMonth: '(?:ende (?:des|dieses) monats|ende monat|monatsende)',
    inSome: 'in (\\d{1,3}) (tag|woche)(?:en|n)?',
    week: 'w',
    next: 'n(?:ä|ae)chste[nr]? (W)',
    coming: '(?:(?:diese[nr]?|kommende[nr]?) )?(W)',
    dayOfMonth: '(\\d{1,2})\\.? (M)\\.?(?: (\\d{4}))?',
    leading: '(?:bis(?: zum| sp(?:ä|ae)testens)?|am|zum|f(?:ä|ae)llig(?: am)?)',
  },
  fr: {
    today: "aujourd[’']hui",
    tomorrow: 'demain',
    dayAfterTomorrow: 'apr[eè]s[- ]demain',
    nextWeek: '(?:la )?semaine prochaine',
    thisWeek: '(?:cette|fin de(?: la)?) semaine',
    endOfMonth: '(?:[àa] la )?fin (?:du|de) mois',
    inSome: 'dans (\\d{1,3}) (jour|semaine)s?',
    week: 's',
    next: '(W) prochain',
    coming: '(?:ce )?(W)',
    dayOfMonth: '(\\d{1,2})(?:er)? (M)\\.?(?: (\\d{4}))?',
    leading: "(?:d[’']ici(?: au| le| [àa])?|avant(?: le)?|pour(?: le)?|jusqu[’']au|le|au)",
  },
  es: {
    today: 'hoy',
    tomorrow: 'ma[nñ]ana',
    dayAfterTomorrow: 'pasado ma[nñ]ana',
    nextWeek: '(?:la )?(?:pr[oó]xima semana|semana pr[oó]xima|semana que viene)',
    thisWeek: '(?:esta|fin(?:al)? de(?: la)?) semana',
    endOfMonth: '(?:a )?(?:fin|final|finales) de(?:l)? mes',
    inSome: '(?:en|dentro de) (\\d{1,3}) (d[ií]a|semana)s?',
    week: 's',
    next: '(?:el )?pr[oó]ximo (W)',
    coming: '(?:(?:este|el) )?(W)',
    dayOfMonth: '(\\d{1,2}) (?:de )?(M)\\.?(?: (?:de |del )?(\\d{4}))?',
    leading: '(?:hasta(?: el)?|antes del?|para(?: el)?|el)',
  },
};

/** The names of a language, each with and without accents. */
interface Names {
  /** Of a weekday or month: the place in its list, from 0. */
  placeOf(name: string): number;
  /** A pattern of all of them, the longest first. */
  readonly pattern: string;
}

export interface Dates {
  readonly grammar: DateGrammar;
  readonly weekdays: Names;
  readonly months: Names;
  /** Short names of weekdays. They are also other words, such as "sat" or "so". */
  readonly shortAlone: RegExp;
}

const known = new Map<SpokenLanguage, Dates>();

/** Returns how the language of a locale names days. */
export function datesOf(locale: Locale): Dates {
  const language = spokenIn(locale);
  const dates = known.get(language) ?? makeDates(grammars[language], locale);
  known.set(language, dates);
  return dates;
}

function makeDates(grammar: DateGrammar, locale: Locale): Dates {
  const { weekdays, shortWeekdays, months, shortMonths } = formsOf(locale);
  return {
    grammar,
    weekdays: namesOf(weekdays, shortWeekdays),
    months: namesOf(months, shortMonths),
    shortAlone: new RegExp(`^(?:${shortWeekdays.map(plain).join('|')})$`, 'i'),
  };
}

function namesOf(long: readonly string[], short: readonly string[]): Names {
  const places = new Map<string, number>();
  for (const names of [long, short])
    for (const [place, name] of names.entries())
      for (const form of [name, name.normalize('NFD').replace(/\p{M}/gu, '')])
        if (!places.has(plain(form))) places.set(plain(form), place);
  const longestFirst = [...places.keys()].sort((one, other) => other.length - one.length);
  return {
    placeOf: (name) => places.get(plain(name)) ?? -1,
    pattern: longestFirst.join('|'),
  };
}

const plain = (name: string): string => name.toLowerCase().replace(/\.$/, '');
