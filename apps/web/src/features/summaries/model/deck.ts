import type {
  AnnualGoal,
  AnnualSummary,
  DeckTexts,
  QuarterlySummary,
  SummaryFigures,
  SummaryGoal,
  SummaryMover,
  SummaryText,
} from '@bellwether/contract/summaries';
import type { Quarter } from '@bellwether/domain/calendar/quarter';
import { quarterLabel } from '@bellwether/domain/calendar/shown';
import { annualSlides, quarterlySlides } from '@bellwether/domain/summaries/slides';
import { deckWords } from '../words.ts';

/** An unchanged reply of the server. */
export type SummaryReply =
  | { readonly kind: 'quarter'; readonly data: QuarterlySummary }
  | { readonly kind: 'year'; readonly data: AnnualSummary };

/** The key of a text in the deck: the first slide's, a goal's, or a quarter's. */
export type TextKey = 'first' | `goal.${number}` | `period.${number}`;

export interface Mover extends SummaryMover {
  readonly goal: SummaryGoal;
}

interface SlideHead {
  /** Unique in the deck. */
  readonly key: string;
  readonly title: string;
}

export type Slide = SlideHead &
  (
    | { readonly kind: 'cover' }
    | {
        readonly kind: 'answer';
        readonly text: TextKey;
        readonly figures: SummaryFigures;
        readonly movers: readonly Mover[];
      }
    | { readonly kind: 'company-goals'; readonly goals: readonly SummaryGoal[] }
    | {
        readonly kind: 'goals';
        readonly goals: readonly { readonly goal: SummaryGoal; readonly text: TextKey }[];
      }
    | { readonly kind: 'quarter'; readonly text: TextKey; readonly figures: SummaryFigures }
    | { readonly kind: 'annual-goals'; readonly goals: readonly AnnualGoal[] }
  );

/** A summary in slides. The texts are separate, because people edit them. */
export interface Deck {
  readonly kind: 'quarter' | 'year';
  /** `Q3 2026`, or `2026`. */
  readonly title: string;
  readonly user: QuarterlySummary['User'];
  readonly engine: QuarterlySummary['Engine'];
  readonly notice: string;
  /** Templates wrote texts because the model gave none. */
  readonly isFallback: boolean;
  readonly goals: ReadonlyMap<number, SummaryGoal>;
  readonly slides: readonly Slide[];
  readonly texts: ReadonlyMap<TextKey, SummaryText>;
}

type Period = Pick<AnnualSummary['Context']['Quarters'][number], 'Quarter' | 'Year'>;
const labelOf = ({ Quarter: quarter, Year }: Period) =>
  quarterLabel({ quarter: quarter as Quarter['quarter'], year: Year });

/** Returns the deck of a reply: the cover, the answer slide, then the goals (summaries.4). */
export function deckOf(reply: SummaryReply): Deck {
  return reply.kind === 'quarter' ? quarterDeck(reply.data) : yearDeck(reply.data);
}

function quarterDeck(summary: QuarterlySummary): Deck {
  const { Context, CompanyGoals, GoalSummary, QuarterSummary } = summary;
  const own = new Set(Context.Goals.map(({ Id }) => Id));
  const plan = quarterlySlides({
    goalIds: Context.Goals.map(({ Id }) => Id),
    companyGoalIds: CompanyGoals.map(({ Id }) => Id).filter((id) => !own.has(id)),
  });
  const goals = goalsOf(summary);
  const title = Context.Period ? labelOf(Context.Period) : '';
  return {
    ...head(summary, 'quarter', title),
    goals,
    slides: plan.flatMap((slide, at): Slide[] => {
      const key = `${slide.kind}-${at}`;
      switch (slide.kind) {
        case 'answer':
          return answerSlide(summary, QuarterSummary, title);
        case 'company-goals':
          return [
            {
              kind: slide.kind,
              key,
              title: partTitle(deckWords.companyGoals, slide),
              goals: known(goals, slide),
            },
          ];
        case 'goals': {
          const shown = known(goals, slide).map((goal) => ({ goal, text: `goal.${goal.Id}` as const }));
          return [{ kind: slide.kind, key, title: partTitle(deckWords.goals(title), slide), goals: shown }];
        }
        default:
          return [cover];
      }
    }),
    texts: new Map<TextKey, SummaryText>([
      ...(QuarterSummary ? [['first', QuarterSummary] as const] : []),
      ...GoalSummary.Goals.map((text) => [`goal.${text.Id}` as const, text] as const),
    ]),
  };
}

function yearDeck(summary: AnnualSummary): Deck {
  const { Context, AnnualSummary: answer } = summary;
  const quarters = new Map(Context.Quarters.map((quarter) => [quarter.PeriodId, quarter]));
  const goals = new Map(Context.Goals.map((goal) => [goal.Id, goal]));
  const plan = annualSlides(
    Context.Quarters.map(({ PeriodId: periodId }) => ({
      periodId,
      goalIds: Context.Goals.filter(({ GoalPeriodId }) => GoalPeriodId === periodId).map(({ Id }) => Id),
    })),
  );
  return {
    ...head(summary, 'year', String(Context.Period.Year)),
    goals: goalsOf(summary),
    slides: plan.flatMap((slide, at): Slide[] => {
      if (slide.kind === 'answer') return answerSlide(summary, answer, String(Context.Period.Year));
      const quarter = 'periodId' in slide ? quarters.get(slide.periodId) : undefined;
      if (!quarter) return [cover];
      const key = `${slide.kind}-${at}`;
      const title = labelOf(quarter);
      if (slide.kind === 'annual-goals')
        return [
          {
            kind: slide.kind,
            key,
            title: partTitle(deckWords.goals(title), slide),
            goals: known(goals, slide),
          },
        ];
      return [{ kind: 'quarter', key, title, text: `period.${quarter.PeriodId}`, figures: quarter.Figures }];
    }),
    texts: new Map<TextKey, SummaryText>([
      ...(answer ? [['first', answer] as const] : []),
      ...(answer?.Periods ?? []).map((text) => [`period.${text.PeriodId}` as const, text] as const),
    ]),
  };
}

const cover: Slide = { kind: 'cover', key: 'cover', title: deckWords.cover };

function head(summary: QuarterlySummary | AnnualSummary, kind: Deck['kind'], title: string) {
  return {
    kind,
    title,
    user: summary.User,
    engine: summary.Engine,
    notice: summary.Notice,
    isFallback: summary.IsFallback,
  };
}

function goalsOf(summary: QuarterlySummary | AnnualSummary): ReadonlyMap<number, SummaryGoal> {
  return new Map([...summary.CompanyGoals, ...summary.Context.Goals].map((goal) => [goal.Id, goal]));
}

function answerSlide(
  summary: QuarterlySummary | AnnualSummary,
  text: SummaryText | null,
  when: string,
): Slide[] {
  if (!text) return [];
  const goals = goalsOf(summary);
  const movers = summary.Movers.flatMap((mover) => {
    const goal = goals.get(mover.Id);
    return goal ? [{ ...mover, goal }] : [];
  });
  return [
    {
      kind: 'answer',
      key: 'answer',
      title: deckWords.answer(when),
      text: 'first',
      figures: summary.Figures,
      movers,
    },
  ];
}

function known<G>(goals: ReadonlyMap<number, G>, { goalIds }: { readonly goalIds: readonly number[] }): G[] {
  return goalIds.flatMap((id) => goals.get(id) ?? []);
}

/** `Goals`, or `Goals · 2 of 3`. */
function partTitle(
  title: string,
  { part, parts }: { readonly part: number; readonly parts: number },
): string {
  return parts === 1 ? title : deckWords.part(title, part, parts);
}

/** Returns the keys of a slide's texts, in the order on the slide. */
export function textsOf(slide: Slide): readonly TextKey[] {
  switch (slide.kind) {
    case 'answer':
    case 'quarter':
      return [slide.text];
    case 'goals':
      return slide.goals.map(({ text }) => text);
    case 'cover':
    case 'company-goals':
    case 'annual-goals':
      return [];
  }
}

/** Returns the request for the deck's file; `textOf` returns the texts as slides show them. */
export function deckTexts(
  deck: Deck,
  textOf: (key: TextKey) => string,
  format: DeckTexts['Format'],
): DeckTexts {
  const keys = [...deck.texts.keys()];
  const idsOf = (kind: 'goal' | 'period') =>
    keys.flatMap((key) =>
      key.startsWith(`${kind}.`) ? [{ key, id: Number(key.slice(kind.length + 1)) }] : [],
    );
  return {
    Format: format,
    Summaries: idsOf('goal').map(({ key, id }) => ({ Id: id, Summary: textOf(key) })),
    Periods: idsOf('period').map(({ key, id }) => ({ PeriodId: id, Summary: textOf(key) })),
    Summary: deck.texts.has('first') ? textOf('first') : '',
  };
}
