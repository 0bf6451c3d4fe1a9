import type { Rating } from '@bellwether/domain/goals/rating';

/** The first slide: the company on its colour, the title, and whose deck this is. */
export interface Cover {
  readonly title: string;
  readonly subtitle: string;
  readonly company: string;
  readonly name: string;
  readonly jobTitle: string;
  readonly day: string;
  /** PNG. */
  readonly avatar: Uint8Array | null;
  readonly logo: { readonly bytes: Uint8Array; readonly width: number; readonly height: number } | null;
}

export interface SlideFigure {
  readonly count: number;
  readonly label: string;
}

export interface SlideMover {
  readonly title: string;
  readonly from: string;
  readonly to: string;
  readonly level: Rating;
}

/** A slide that gives the answer first: sentences, numbers, distribution and movers. */
export interface Answer {
  readonly heading: string;
  /** Each sentence is one paragraph. */
  readonly paragraphs: readonly string[];
  readonly figures: readonly SlideFigure[];
  /** The number of goals with each latest likelihood; index 0 first. */
  readonly likelihoods: readonly SlideFigure[];
  readonly notPredicted: SlideFigure;
  readonly movers: readonly SlideMover[];
}

/** A goal on a slide. */
export interface SlideGoal {
  readonly title: string;
  /** In words, such as `Completed · Very good`. */
  readonly facts: string;
  /** The colour beside the goal; null if the goal has neither result nor prediction. */
  readonly level: Rating | null;
  readonly text: string;
}

/** A slide of goals; few goals share one column. */
export interface GoalsSlide {
  readonly heading: string;
  /** Such as `1 of 3`; empty for a single slide. */
  readonly part: string;
  /** What is said of all of them, above the goals; empty for nothing. */
  readonly lead: string;
  readonly goals: readonly SlideGoal[];
  /** The number of rows of a full slide, which has two columns. */
  readonly rows: number;
}

export interface SheetTable {
  /** The first column is wide, and the others are aligned at the right. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A week of a forecast; both ends of the band are null if there is none. */
export interface SheetWeek {
  readonly label: string;
  /** The band or the expected number, in the reader's language. */
  readonly says: string;
  readonly goals: number;
  readonly expected: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** A slide of sentences with at most one table or chart, and with the person's own text. */
export interface Sheet {
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly table: SheetTable | null;
  readonly weeks: readonly SheetWeek[];
  /** An empty text is left out. */
  readonly note: { readonly heading: string; readonly text: string };
}

export type DeckSlide =
  | ({ readonly kind: 'cover' } & Cover)
  | ({ readonly kind: 'answer' } & Answer)
  | ({ readonly kind: 'goals' } & GoalsSlide)
  | ({ readonly kind: 'sheet' } & Sheet);

/** The words that the layout itself adds. */
export interface DeckLabels {
  /** The tag of the deck's language, such as `en`. */
  readonly language: string;
  readonly distribution: string;
  readonly movers: string;
  readonly noMovers: string;
  /** The heading of the slides with texts that were too long for the slides before. */
  readonly inFull: string;
  /** The first words of paragraphs that ask the audience for something, such as "To decide:". */
  readonly leads: readonly string[];
}

/** The colours and texts of every slide's frame. */
export interface DeckLook {
  /** The company's colour, and a colour that is readable on it; hex with hash. */
  readonly colour: string;
  readonly onColour: string;
  readonly footer: string;
  readonly labels: DeckLabels;
}

/** A deck of A4 landscape slides as plain data, which can be sent to a thread. */
export interface Deck {
  readonly title: string;
  readonly company: string;
  readonly look: DeckLook;
  readonly slides: readonly DeckSlide[];
}
