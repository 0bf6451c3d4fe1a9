import type { Deck } from './deck.ts';
import { drawAnswer, drawCover, withFeet } from './draw-answer.ts';
import { drawFullTexts, drawGoals, type FullText } from './draw-goals.ts';
import { drawSheet } from './draw-sheet.ts';
import type { DrawnDeck, DrawnSlide } from './drawn-deck.ts';

/**
 * Returns the deck with everything at its place. Texts that are too long for their slides are cut there, and follow in full at the
 * end. Runs in a worker, because long texts take long to measure.
 */
export function drawDeck({ title, company, look, slides }: Deck): DrawnDeck {
  const inFull: FullText[] = [];
  const drawn = slides.map((slide): DrawnSlide => {
    if (slide.kind === 'cover') return drawCover(slide, look);
    if (slide.kind === 'answer') {
      const { isCut, ...one } = drawAnswer(slide, look);
      if (isCut) inFull.push({ title: slide.heading, text: slide.paragraphs.join('\n') });
      return one;
    }
    if (slide.kind === 'sheet') {
      const { isCut, ...one } = drawSheet(slide, look);
      if (isCut) inFull.push({ title: slide.heading, text: one.notes });
      return one;
    }
    const { cut, ...one } = drawGoals(slide, look);
    inFull.push(...cut.map((goal) => ({ title: goal.title, text: goal.text })));
    return one;
  });
  const all = withFeet([...drawn, ...drawFullTexts(inFull, look)], look);
  return { language: look.labels.language, title, company, slides: all };
}
