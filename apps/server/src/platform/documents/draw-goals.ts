import { ratingColours } from '@bellwether/domain/goals/rating-colours';
import type { DeckLook, GoalsSlide, SlideGoal } from './deck.ts';
import { type Column, edge, frame, ink, line, quiet, text, unpredicted, wide } from './draw-parts.ts';
import type { DrawnItem, DrawnSlide } from './drawn-deck.ts';
import { fitText, heightOf } from './fit-text.ts';

const top = 44;
const bottom = 190;
const gutter = 14;
/** The distance between the coloured bar and the texts. */
const indent = 6;
const factsHeight = 7;
/** The height of two lines of the largest letters. */
const titleHeight = 15.6;
const paragraphGap = 2;

/**
 * Returns a slide of goals, and the goals whose texts did not fit. All goals have letters of the same size, unless a
 * text is very long.
 */
export function drawGoals(slide: GoalsSlide, look: DeckLook): DrawnSlide & { cut: readonly SlideGoal[] } {
  const { goals } = slide;
  const columns = goals.length <= slide.rows ? 1 : 2;
  // A few goals share the whole height. A single goal gets half of it, so that it stays at the top.
  const rows = Math.max(Math.ceil(goals.length / columns), 2);
  const width = (wide - gutter * (columns - 1)) / columns;
  const lead = leadOf(slide.lead);
  const height = (bottom - lead.goalsTop) / rows;
  const room = { width: width - indent, height: height - 7 };
  const sizes = sizesFor(goals, room, columns === 1 ? 18 : rows === 2 ? 16.5 : 14.5);
  const cards = goals.map((goal, at) => {
    const place = {
      x: edge + (at % columns) * (width + gutter),
      y: lead.goalsTop + Math.floor(at / columns) * height,
    };
    return cardOf(goal, { ...place, ...room }, sizes);
  });
  return {
    title: slide.heading,
    notes: [
      ...(slide.lead === '' ? [] : [slide.lead]),
      ...goals.map(({ title, facts, text: said }) => `${title} (${facts})\n${said}`),
    ].join('\n\n'),
    items: [...frame(slide.heading, slide.part, look), ...lead.items, ...cards.flatMap(({ items }) => items)],
    cut: goals.filter((_, at) => cards[at]?.isCut),
  };
}

const leadHeight = 11;

function leadOf(lead: string): { readonly items: readonly DrawnItem[]; readonly goalsTop: number } {
  if (lead === '') return { items: [], goalsTop: top };
  return {
    items: [text(lead, { x: edge, y: top - 5, width: wide, height: leadHeight, size: 12, colour: quiet })],
    goalsTop: top + leadHeight - 1,
  };
}

interface Room {
  readonly width: number;
  readonly height: number;
}

interface Sizes {
  readonly title: number;
  readonly text: number;
}

/**
 * All goals get the size that the longest text needs, but never less than this size. A still longer text alone gets
 * smaller letters.
 */
const smallestCommon = 10.5;

function sizesFor(goals: readonly SlideGoal[], room: Room, wished: number): Sizes {
  const twoLines = { width: room.width, height: titleHeight, size: wished, smallest: wished - 1.5 };
  const title = Math.min(...goals.map((goal) => fitText([goal.title], twoLines).size));
  const texts = goals.map((goal) => fitOf(goal, room, { title, text: wished - 1 }).size);
  const common = texts.filter((size) => size >= smallestCommon);
  return { title, text: common.length > 0 ? Math.min(...common) : wished - 1 };
}

function fitOf(goal: SlideGoal, { width, height }: Room, { title, text: size }: Sizes) {
  const left = height - titleOf(goal, width, title).height - factsHeight;
  return fitText(paragraphsOf(goal), { width, height: left, size, smallest: 8.5, gap: paragraphGap });
}

function titleOf({ title }: SlideGoal, width: number, size: number) {
  const { paragraphs } = fitText([title], { width, height: titleHeight, size, smallest: size });
  return { paragraphs, height: heightOf(paragraphs, size, { width }) };
}

function paragraphsOf(goal: SlideGoal): string[] {
  return goal.text.split('\n').filter((one) => one.trim() !== '');
}

function cardOf(goal: SlideGoal, room: Column & Room, sizes: Sizes): { items: DrawnItem[]; isCut: boolean } {
  const { x, y, width } = room;
  const colours = goal.level === null ? undefined : ratingColours[goal.level];
  const inner = { x: x + indent, width };
  const title = titleOf(goal, width, sizes.title);
  const fitted = fitOf(goal, room, sizes);
  const textTop = title.height + factsHeight;
  const filled = textTop + heightOf(fitted.paragraphs, fitted.size, { width, gap: paragraphGap });
  return {
    isCut: fitted.isCut,
    items: [
      {
        kind: 'box',
        x,
        y: y + 0.8,
        width: 1.4,
        height: Math.min(filled, room.height),
        fill: colours?.fill ?? unpredicted,
      },
      {
        kind: 'text',
        role: 'part',
        ...inner,
        y,
        height: title.height,
        size: sizes.title,
        colour: ink,
        paragraphs: title.paragraphs.map((one) => [{ text: one, isStrong: true }]),
      },
      text(goal.facts, {
        ...inner,
        y: y + title.height + 0.6,
        height: 5.5,
        size: 10.5,
        colour: colours?.text ?? quiet,
        isStrong: true,
      }),
      {
        kind: 'text',
        ...inner,
        y: y + textTop,
        height: room.height - textTop,
        size: fitted.size,
        colour: ink,
        gap: paragraphGap,
        paragraphs: fitted.paragraphs.map((one) => [{ text: one }]),
      },
    ],
  };
}

/** Texts that were too long for their slides. */
export interface FullText {
  readonly title: string;
  readonly text: string;
}

/** Returns slides with long texts in full, two side by side. */
export function drawFullTexts(texts: readonly FullText[], look: DeckLook): DrawnSlide[] {
  const width = (wide - gutter) / 2;
  const slides = Array.from({ length: Math.ceil(texts.length / 2) }, (_, at) =>
    texts.slice(at * 2, at * 2 + 2),
  );
  return slides.map((pair, at) => ({
    title: look.labels.inFull,
    notes: '',
    items: [
      ...frame(look.labels.inFull, slides.length === 1 ? '' : `${at + 1} / ${slides.length}`, look),
      ...pair.flatMap(({ title, text: whole }, column): DrawnItem[] => {
        const place = { x: edge + column * (width + gutter), width };
        const fitted = fitText(whole.split('\n'), { width, height: 138, size: 11, smallest: 5, gap: 2 });
        return [
          line(title, { ...place, y: 42, size: 12, isStrong: true }),
          {
            kind: 'text',
            ...place,
            y: 50,
            height: 138,
            size: fitted.size,
            colour: ink,
            gap: 2,
            paragraphs: fitted.paragraphs.map((one) => [{ text: one }]),
          },
        ];
      }),
    ],
  }));
}
