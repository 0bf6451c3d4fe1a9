import { deckWords } from '../words.ts';
import classes from './deck-preview.module.css';
import { type ShownDeck, SlideFrame } from './slide-frame.tsx';

/** Shows all slides of the file below each other; on paper, one on each page. */
export function DeckPreview({ deck, texts }: ShownDeck) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard
    <section className={classes.scroll} tabIndex={0} aria-label={deckWords.preview}>
      <ol className={classes.preview} data-own-print-head>
        {deck.slides.map((slide, index) => (
          <li key={slide.key} className={classes.sheet}>
            <div className={classes.paper}>
              <SlideFrame deck={deck} texts={texts} slide={slide} at={index + 1} />
            </div>
            <p className={classes.place}>{deckWords.slideOf(index + 1, deck.slides.length)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
