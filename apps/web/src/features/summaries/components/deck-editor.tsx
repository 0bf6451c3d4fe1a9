import { textsOf } from '../model/deck.ts';
import { deckWords } from '../words.ts';
import classes from './deck-editor.module.css';
import { type EditorProps, SlideEditor } from './slide-editor.tsx';
import { SlideList } from './slide-list.tsx';

interface DeckEditorProps extends EditorProps {
  /** The number of the chosen slide, from 1. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

/** Shows the editor: slides at the left, texts in the middle, their sources at the right. */
export function DeckEditor({ chosen, onChoose, ...editor }: DeckEditorProps) {
  const { deck, texts } = editor;
  const slide = deck.slides[chosen - 1];
  return (
    <div className={classes.frame}>
      <div className={classes.columns}>
        <SlideList deck={deck} texts={texts} chosen={chosen} onChoose={onChoose} />
        {/* Make this part focusable, because without a text it contains no focusable element, but it scrolls. */}
        <section
          className={classes.middle}
          aria-label={deckWords.slideOf(chosen, deck.slides.length)}
          tabIndex={slide && textsOf(slide).length > 0 ? undefined : 0}
        >
          {slide ? <SlideEditor key={slide.key} {...editor} slide={slide} at={chosen} /> : null}
        </section>
      </div>
    </div>
  );
}
