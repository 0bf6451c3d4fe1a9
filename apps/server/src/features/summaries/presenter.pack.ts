import type { BoardPack } from '@bellwether/contract/summaries/pack';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { isRating, likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import { formatDay } from '@bellwether/domain/locale/dates';
import type { Language } from '@bellwether/domain/locale/language';
import { formatNumber, formatPercent } from '@bellwether/domain/locale/numbers';
import { deckColours } from '@bellwether/domain/summaries/deck-colours';
import { type PackSlide, packLimits } from '@bellwether/domain/summaries/pack';
import type { Deck, DeckSlide, SheetTable } from '#platform/documents/deck.ts';
import type { Scope } from '#platform/session/scope.ts';
import type { CoverPictures } from './presenter.deck.ts';
import type { PackFacts } from './queries.pack.ts';
import { packWords } from './words.pack.ts';
import { deckWords } from './words.ts';

type Words = typeof packWords;
type Banded = Pick<BoardPack['Departments'][number], 'Goals' | 'Expected' | 'Low' | 'High'>;

/** Returns a board pack as screens and files show it: every number once, so that both say the same. */
export function presentPack(scope: Scope, facts: PackFacts): BoardPack {
  const words = scope.language.words(packWords);
  const { forecast, before, forecastBefore, stored, hasInsight } = facts;
  const decimal = (value: number) => formatNumber(value, scope.person.locale);
  const bandOf = ({ Goals, Expected, Low, High }: Banded) => ({
    goals: Goals,
    expected: decimal(Expected),
    low: Low,
    high: High,
  });
  const quarter = quarterLabel(facts.period);
  const isSoFar = !forecast.HasEnded;
  const lines: Record<PackSlide, string[]> = {
    answer: answerLines(facts, words, bandOf(forecast)),
    results: [],
    forecast: forecast.History.length === 0 ? [words.noForecast] : [words.band(bandOf(forecast))],
    contradictions: contradictionLines(facts, words),
    departments: forecast.Parts.length === 0 ? [words.noDepartments] : [],
    decisions: decisionLines(facts, words),
  };
  const headings: Record<PackSlide, string> = {
    ...words.headings,
    answer: words.headings.answer(isSoFar ? words.soFar(quarter) : quarter),
    results: before ? words.headings.results(quarterLabel(before)) : words.headings.resultsAlone,
  };
  const slides: readonly PackSlide[] = hasInsight
    ? ['answer', 'results', 'forecast', 'contradictions', 'departments', 'decisions']
    : ['answer', 'results', 'decisions'];
  return {
    PeriodId: facts.period.id,
    Quarter: quarter,
    QuarterBefore: before ? quarterLabel(before) : null,
    IsSoFar: isSoFar,
    Version: stored.version,
    Notes: [...stored.notes].map(([Slide, Text]) => ({ Slide, Text })),
    Slides: slides.map((Slide) => ({ Slide, Heading: headings[Slide], Lines: lines[Slide] })),
    Results: resultRows(forecast, before ? forecastBefore : undefined, words),
    Weeks: hasInsight
      ? forecast.History.map(({ Week, Goals, Expected, Low, High }) => ({ Week, Goals, Expected, Low, High }))
      : [],
    Departments: hasInsight
      ? forecast.Parts.slice(0, packLimits.departments).map(({ Name, Goals, Expected, Low, High }) => ({
          Name,
          Goals,
          Expected,
          Low,
          High,
        }))
      : [],
    Decisions: facts.decisions.map(({ id, title, ownerName, likelihood, sentence }) => ({
      GoalId: id,
      Title: title,
      OwnerName: ownerName,
      Likelihood: likelihood,
      Sentence: sentence,
    })),
  };
}

function answerLines(
  { forecast, calledCount, contradictions, hasInsight }: PackFacts,
  words: Words,
  band: Parameters<Words['band']>[0],
): string[] {
  const { Goals, Decided, Achieved, InDispute, HasEnded } = forecast;
  if (Goals === 0) return [words.noGoals];
  const disputes = InDispute > 0 ? [words.inDispute(InDispute)] : [];
  const open = Goals - Decided - InDispute;
  if (HasEnded)
    return [words.achieved(Achieved, Decided), ...(open > 0 ? [words.open(open)] : []), ...disputes];
  return [
    ...(hasInsight ? [words.band(band)] : []),
    ...(Decided > 0 ? [words.achieved(Achieved, Decided)] : []),
    ...(hasInsight ? [calledCount > 0 ? words.called(calledCount) : words.noneCalled] : []),
    ...(contradictions.length > 0 ? [words.contradict(contradictions.length)] : []),
    ...disputes,
  ];
}

function contradictionLines({ contradictions }: PackFacts, words: Words): string[] {
  const shown = contradictions.slice(0, packLimits.contradictions).map(({ Text }) => Text);
  if (shown.length === 0) return [words.noContradictions];
  const left = contradictions.length - shown.length;
  return left > 0 ? [...shown, words.more(left)] : shown;
}

function decisionLines({ decisions, forecast }: PackFacts, words: Words): string[] {
  const open = forecast.HasEnded ? forecast.Goals - forecast.Decided - forecast.InDispute : 0;
  const lines = [
    ...(forecast.InDispute > 0 ? [words.inDispute(forecast.InDispute)] : []),
    ...(open > 0 ? [words.open(open)] : []),
  ];
  return lines.length === 0 && decisions.length === 0 ? [words.nothingToDecide] : lines;
}

type Counted = PackFacts['forecast'];

function resultRows(now: Counted, before: Counted | undefined, { rows }: Words): BoardPack['Results'] {
  const share = ({ Achieved, Decided }: Counted) =>
    Decided === 0 ? '–' : formatPercent(Math.round((Achieved / Decided) * 100));
  const row = (Name: string, of: (counted: Counted) => string) => ({
    Name,
    Now: of(now),
    Before: before ? of(before) : null,
  });
  return [
    row(rows.goals, ({ Goals }) => String(Goals)),
    row(rows.decided, ({ Decided }) => String(Decided)),
    row(rows.achieved, ({ Achieved }) => String(Achieved)),
    row(rows.share, share),
    row(rows.inDispute, ({ InDispute }) => String(InDispute)),
    row(rows.noWord, ({ NoWord }) => String(NoWord)),
  ];
}

/** Returns the pack as slides for the thread that draws them. */
export function packDeck(scope: Scope, pack: BoardPack, pictures: CoverPictures): Deck {
  const words = scope.language.words(packWords);
  const { tenant, person } = scope;
  const when = pack.IsSoFar ? words.soFar(pack.Quarter) : pack.Quarter;
  const notes = new Map(pack.Notes.map(({ Slide, Text }) => [Slide, Text]));
  const slides = pack.Slides.flatMap(({ Slide, Heading, Lines }): DeckSlide[] => [
    {
      kind: 'sheet',
      heading: Heading,
      paragraphs: Lines,
      table: tableOf(scope, pack, Slide, words),
      weeks: Slide === 'forecast' ? weeksOf(pack, words) : [],
      note: { heading: words.own, text: notes.get(Slide) ?? '' },
    },
    ...(Slide === 'decisions' && pack.Decisions.length > 0
      ? [
          {
            kind: 'goals' as const,
            heading: Heading,
            part: '',
            rows: 3,
            goals: pack.Decisions.map((goal) => ({
              title: goal.Title,
              facts: [goal.OwnerName, ...likelihoodOf(goal, scope.language)].join(' · '),
              level: levelOf(goal),
              text: goal.Sentence ?? words.noReason,
            })),
          },
        ]
      : []),
  ]);
  return {
    title: `${words.title} ${when}`,
    company: tenant.name,
    look: {
      ...deckColours(tenant),
      labels: scope.language.words(deckWords).labels,
      footer: `${tenant.name} · ${words.title} ${when} · ${person.name}`,
    },
    slides: [
      {
        kind: 'cover',
        title: words.title,
        subtitle: when,
        company: tenant.name,
        name: person.name,
        jobTitle: person.jobTitle,
        day: formatDay(tenantDay(scope.now, tenant.calendar.zone), { locale: person.locale }),
        ...pictures,
      },
      ...slides.filter((slide) => slide.kind !== 'sheet' || hasContent(slide)),
    ],
  };
}

function levelOf({ Likelihood }: BoardPack['Decisions'][number]): Rating | null {
  return Likelihood !== null && isRating(Likelihood) ? Likelihood : null;
}

function likelihoodOf(goal: BoardPack['Decisions'][number], language: Language): string[] {
  const level = levelOf(goal);
  return level === null ? [] : [language.words(likelihoodLabels)[level]];
}

/** The slide of decisions without sentences and without a text of the person is left out: the goals follow anyway. */
function hasContent(slide: Extract<DeckSlide, { kind: 'sheet' }>): boolean {
  return (
    slide.paragraphs.length > 0 || slide.table !== null || slide.weeks.length > 0 || slide.note.text !== ''
  );
}

function tableOf(scope: Scope, pack: BoardPack, slide: PackSlide, words: Words): SheetTable | null {
  if (slide === 'results')
    return {
      head: [
        words.columns.figure,
        pack.Quarter,
        ...(pack.QuarterBefore === null ? [] : [pack.QuarterBefore]),
      ],
      rows: pack.Results.map(({ Name, Now, Before }) => [Name, Now, ...(Before === null ? [] : [Before])]),
    };
  if (slide !== 'departments' || pack.Departments.length === 0) return null;
  const { department, goals, expected, band } = words.columns;
  return {
    head: [department, goals, expected, band],
    rows: pack.Departments.map(({ Name, Goals, Expected, Low, High }) => [
      Name,
      String(Goals),
      formatNumber(Expected, scope.person.locale),
      Low === null || High === null ? '–' : `${Low}–${High}`,
    ]),
  };
}

function weeksOf({ Weeks }: BoardPack, words: Words) {
  return Weeks.map(({ Week, Goals, Expected, Low, High }) => ({
    label: words.week(Week),
    goals: Goals,
    expected: Expected,
    low: Low,
    high: High,
  }));
}
