import classes from './deck-editor.module.css';
import { type EditorProps, SlideEditor } from './slide-editor.tsx';
import { SlideList } from './slide-list.tsx';

interface DeckEditorProps extends EditorProps {
  /** The place of the chosen slide, from 1. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
}

/** The editor: slides at the left, texts in the middle, their sources at the right. */
export function DeckEditor({ chosen, onChoose, ...editor }: DeckEditorProps) {
  const { deck, texts } = editor;
  const slide = deck.slides[chosen - 1];
  return (
    <div className={classes.frame}>
      <div className={classes.columns}>
        <SlideList deck={deck} texts={texts} chosen={chosen} onChoose={onChoose} />
        <div className={classes.middle}>
          {slide ? <SlideEditor key={slide.key} {...editor} slide={slide} at={chosen} /> : null}
        </div>
      </div>
    </div>
  );
}
