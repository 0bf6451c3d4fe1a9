import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { makeQuarterlyDeck } from '@bellwether/contract/summaries';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { tenantDay } from '@bellwether/domain/calendar/tenant-day';
import { outcomeOf } from '@bellwether/domain/goals/figures';
import { likelihoodLabels, qualityLabels, ratings, ringLevel } from '@bellwether/domain/goals/rating';
import { formatDay } from '@bellwether/domain/locale/dates';
import type { Language } from '@bellwether/domain/locale/language';
import { formatPercent } from '@bellwether/domain/locale/numbers';
import { plainLine, plainText } from '@bellwether/domain/suggestions/plain-text';
import { deckColours } from '@bellwether/domain/summaries/deck-colours';
import { figuresOf, moversOf } from '@bellwether/domain/summaries/figures';
import { summaryLimits } from '@bellwether/domain/summaries/limits';
import { annualSlides, quarterlySlides, type Slide } from '@bellwether/domain/summaries/slides';
import type { Answer, Cover, Deck, DeckLook, DeckSlide, SlideGoal } from '#platform/documents/deck.ts';
import { notFound } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { linesOf } from './presenter.ts';
import { goalsIn, type SummaryFacts } from './queries.ts';
import type { SummarisedGoal } from './statements.ts';
import { deckWords } from './words.ts';

/** The texts of a deck, as the request sends them. */
type SentTexts = EndpointParsed<typeof makeQuarterlyDeck>['body'];

/** The pictures of the cover, as PNG. */
export type CoverPictures = Pick<Cover, 'avatar' | 'logo'>;

/** The content of a deck without its pictures. */
export interface DeckContent {
  /** The language of its reader. */
  readonly language: Language;
  readonly title: string;
  /** The label of the time, such as `Q3 2026`. */
  readonly when: string;
  readonly company: string;
  readonly name: string;
  readonly jobTitle: string;
  readonly day: string;
  readonly look: DeckLook;
  readonly slides: readonly Slide[];
  readonly facts: SummaryFacts;
  readonly texts: DeckTexts;
}

interface DeckTexts {
  readonly first: string;
  readonly goals: ReadonlyMap<number, string>;
  readonly quarters: ReadonlyMap<number, string>;
}

/**
 * Returns the content of report 11. Titles, numbers and names come from the server; the texts come from the request,
 * as plain text.
 * @throws HttpProblem 404 for a goal or a quarter that is not in this summary, and while the quarter runs.
 */
export function quarterlyContent(scope: Scope, facts: SummaryFacts, sent: SentTexts): DeckContent {
  const [period] = facts.quarters;
  if (!period) throw notFound();
  const companyGoalIds =
    facts.subject?.id === facts.subject?.ceoId ? [] : facts.companyGoals.map(({ id }) => id);
  const slides = quarterlySlides({ goalIds: facts.goals.map(({ id }) => id), companyGoalIds });
  const head = { title: scope.language.words(deckWords).quarterlyTitle, when: quarterLabel(period), slides };
  return contentOf(scope, facts, sent, head);
}

/** Returns the content of report 12. @throws HttpProblem as `quarterlyContent` does. */
export function annualContent(scope: Scope, year: number, facts: SummaryFacts, sent: SentTexts): DeckContent {
  const slides = annualSlides(
    facts.quarters.map((period) => ({
      periodId: period.id,
      goalIds: goalsIn(facts.goals, period).map(({ id }) => id),
    })),
  );
  return contentOf(scope, facts, sent, {
    title: scope.language.words(deckWords).annualTitle,
    when: String(year),
    slides,
  });
}

function contentOf(
  scope: Scope,
  facts: SummaryFacts,
  sent: SentTexts,
  head: Pick<DeckContent, 'title' | 'when' | 'slides'>,
): DeckContent {
  const { tenant } = scope;
  // A deck needs an ended quarter. A deck without goals says so.
  if (!facts.subject || facts.quarters.length === 0 || !facts.hasEnded) throw notFound();
  return {
    ...head,
    company: tenant.name,
    name: facts.subject.name,
    jobTitle: facts.subject.jobTitle,
    day: formatDay(tenantDay(scope.now, tenant.calendar.zone), { locale: scope.person.locale }),
    look: {
      ...deckColours(tenant),
      labels: scope.language.words(deckWords).labels,
      footer: `${tenant.name} · ${head.title} ${head.when} · ${facts.subject.name}`,
    },
    facts,
    language: scope.language,
    texts: textsOf(facts, sent),
  };
}

function textsOf({ goals, quarters }: SummaryFacts, sent: SentTexts): DeckTexts {
  const goalIds = new Set(goals.map(({ id }) => id));
  const periodIds = new Set(quarters.map(({ id }) => id));
  const isKnown =
    sent.Summaries.every(({ Id }) => goalIds.has(Id)) &&
    sent.Periods.every(({ PeriodId }) => periodIds.has(PeriodId));
  if (!isKnown) throw notFound();
  const clean = (text: string) => plainText(text, summaryLimits.markedText);
  return {
    first: clean(sent.Summary),
    goals: new Map(sent.Summaries.map(({ Id, Summary }) => [Id, clean(Summary)])),
    quarters: new Map(sent.Periods.map(({ PeriodId, Summary }) => [PeriodId, clean(Summary)])),
  };
}

/** Returns the deck with its pictures, ready for the thread that draws it. */
export function deckOf(content: DeckContent, pictures: CoverPictures): Deck {
  const { look, company, title, when, name, jobTitle, day } = content;
  const byId = new Map(
    [...content.facts.companyGoals, ...content.facts.goals].map((goal) => [goal.id, goal]),
  );
  const slides = content.slides.map((slide): DeckSlide => {
    if (slide.kind === 'cover')
      return { kind: 'cover', title, subtitle: when, company, name, jobTitle, day, ...pictures };
    if (slide.kind === 'answer') return { kind: 'answer', ...firstSlide(content) };
    if (slide.kind === 'quarter') return { kind: 'answer', ...quarterSlide(content, slide.periodId) };
    const goals = slide.goalIds.flatMap((id) => byId.get(id) ?? []);
    return {
      kind: 'goals',
      heading: headingOf(slide, content),
      lead: '',
      part: content.language.words(deckWords).part(slide.part, slide.parts),
      goals: goals.map((goal) => slideGoal(goal, slide, content)),
      rows: slide.kind === 'annual-goals' ? 2 : 3,
    };
  });
  return { title: `${title} ${when}`, company, look, slides };
}

function headingOf(slide: Slide, { facts, when, language }: DeckContent): string {
  const words = language.words(deckWords);
  if (slide.kind === 'company-goals') return words.companyGoals;
  if (slide.kind !== 'annual-goals') return words.goals(when);
  const period = facts.quarters.find(({ id }) => id === slide.periodId);
  return words.goals(period ? quarterLabel(period) : when);
}

function firstSlide({ facts, texts, when, language }: DeckContent): Answer {
  const heading = language.words(deckWords).answer(when);
  return answerOf({ heading, language }, facts.goals, texts.first);
}

function quarterSlide({ facts, texts, language }: DeckContent, periodId: number): Answer {
  const period = facts.quarters.find(({ id }) => id === periodId);
  const goals = period ? goalsIn(facts.goals, period) : [];
  return answerOf(
    { heading: period ? quarterLabel(period) : '', language },
    goals,
    texts.quarters.get(periodId) ?? '',
  );
}

function answerOf(
  { heading, language }: { readonly heading: string; readonly language: Language },
  goals: readonly SummarisedGoal[],
  text: string,
): Answer {
  const figures = figuresOf(goals);
  const titles = new Map(goals.map(({ id, title }) => [id, title]));
  const ifAny = (['inDispute', 'atRisk', 'improved', 'worsened', 'needsUpdate'] as const).filter(
    (name) => figures[name] > 0,
  );
  // Leave out zeros here: most goals of an ended quarter have no trend, so a zero beside the list of movers would
  // look like a contradiction.
  const names = ['counted', 'withResult', 'completed', ...ifAny] as const;
  const said = text.split('\n').filter((line) => line.trim() !== '');
  return {
    heading,
    paragraphs: goals.length === 0 && said.length === 0 ? [language.words(deckWords).none] : said,
    figures: names.map((name) => {
      const [one, many] = language.words(deckWords).figures[name];
      return { count: figures[name], label: figures[name] === 1 ? one : many };
    }),
    likelihoods: ratings.map((rating) => ({
      count: figures.likelihoods[rating] ?? 0,
      label: language.words(likelihoodLabels)[rating],
    })),
    notPredicted: { count: figures.notPredicted, label: language.words(deckWords).noPrediction },
    movers: moversOf(goals).map(({ id, from, to }) => ({
      title: shownTitle(titles.get(id) ?? ''),
      from: language.words(likelihoodLabels)[from],
      to: language.words(likelihoodLabels)[to],
      level: to,
    })),
  };
}

function slideGoal(goal: SummarisedGoal, slide: Slide, { texts, language }: DeckContent): SlideGoal {
  const text =
    slide.kind === 'goals'
      ? (texts.goals.get(goal.id) ?? '')
      : linesOf(plainText(goal.measurement, goal.measurement.length)).join('\n');
  const facts = [
    ...(slide.kind === 'company-goals' ? [goal.row.owner_name] : []),
    outcomeText(goal, language),
    ...(goal.isPrivate ? [language.words(deckWords).isPrivate] : []),
  ];
  const level = ringLevel(
    goal.likelihood,
    goal.result && {
      completed: goal.managerCompleted ?? goal.result.completed,
      objectiveResult: goal.result.percent,
    },
  );
  return { title: shownTitle(goal.title), facts: facts.join(' · '), level, text };
}

function outcomeText(goal: SummarisedGoal, language: Language): string {
  const own = language.words(deckWords);
  const outcome = outcomeOf(goal);
  const quality = goal.result?.quality ?? goal.quality;
  const words = quality === null ? [] : [language.words(qualityLabels)[quality]];
  if (outcome === 'partly' || typeof goal.result?.percent === 'number')
    return formatPercent(goal.result?.percent ?? 0, language.locale);
  if (outcome === 'completed') return [own.completed, ...words].join(' · ');
  if (outcome === 'missed') return [own.notCompleted, ...words].join(' · ');
  if (goal.likelihood === null) return `${own.noResult} · ${own.noPrediction}`;
  return [own.noResult, language.words(likelihoodLabels)[goal.likelihood], ...words].join(' · ');
}

function shownTitle(title: string): string {
  return plainLine(title, title.length);
}
