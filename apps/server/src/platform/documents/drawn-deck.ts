/** A piece of a paragraph. */
export interface DrawnRun {
  readonly text: string;
  readonly isStrong?: boolean;
  /** Hex with hash; if absent, the run has the colour of the box. */
  readonly colour?: string;
}

/** A rectangle on a slide, in millimetres from the slide's upper left corner. Sizes of letters are in points. */
interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** An item on a slide; the items are in reading order. */
export type DrawnItem =
  | ({
      readonly kind: 'text';
      /** `title`: the heading by which screen readers list the slide. `part`: the heading of a part of the slide. */
      readonly role?: 'title' | 'part';
      readonly size: number;
      readonly colour: string;
      readonly align?: 'left' | 'right' | 'center';
      readonly anchor?: 'top' | 'middle' | 'bottom';
      readonly paragraphs: readonly (readonly DrawnRun[])[];
      /** The gap between paragraphs, in points. */
      readonly gap?: number;
    } & Place)
  /** Decoration; a text beside the box has the same information. */
  | ({ readonly kind: 'box'; readonly fill: string; readonly isRound?: boolean } & Place)
  | ({
      readonly kind: 'picture';
      /** A PNG. */
      readonly bytes: Uint8Array;
      /** The text alternative of the picture. */
      readonly says: string;
      readonly isRound?: boolean;
    } & Place);

export interface DrawnSlide {
  readonly title: string;
  readonly items: readonly DrawnItem[];
  /** The speaker's notes; empty if there are none. */
  readonly notes: string;
}

/** A4 landscape slides as plain data, which can be sent to a thread. */
export interface DrawnDeck {
  /** The tag of its language, for screen readers and for checks of spelling. */
  readonly language: string;
  readonly title: string;
  readonly company: string;
  readonly slides: readonly DrawnSlide[];
}

/** In millimetres. */
export const deckPage = { width: 297, height: 210 } as const;
