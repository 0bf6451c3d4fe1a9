import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';
import { goalLink } from '#platform/links.ts';
import { GoalMark } from '#ui/marks/goal-mark.tsx';
import { RatingLine } from '#ui/marks/rating-line.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { type Slide, type TextKey, textsOf } from '../model/deck.ts';
import { summaryStandingOf } from '../model/standing.ts';
import type { SummarySubject } from '../model/subject.ts';
import type { SummaryEdits } from '../model/summary-store.ts';
import { textLabel } from '../model/text-label.ts';
import { deckWords } from '../words.ts';
import { Figures } from './answer-slide.tsx';
import { Regenerate } from './regenerate.tsx';
import classes from './slide-editor.module.css';
import { type ShownDeck, SlideFrame } from './slide-frame.tsx';
import { SourceList } from './source-list.tsx';
import { DeckTextField } from './text-block.tsx';

export interface EditorProps extends ShownDeck {
  readonly subject: SummarySubject;
  readonly edits: SummaryEdits;
  readonly onEdit: (change: Partial<SummaryEdits>) => void;
}

interface SlideEditorProps extends EditorProps {
  readonly slide: Slide;
  readonly at: number;
}

/** Shows the texts of one slide, each beside the goals that its sentences cite. */
export function SlideEditor(props: SlideEditorProps) {
  const { deck, slide, at } = props;
  const keys = textsOf(slide);
  return (
    <div className={classes.editor}>
      <header className={classes.head}>
        <p className={classes.place}>{deckWords.slideOf(at, deck.slides.length)}</p>
        <h2 className={classes.title}>{slide.title}</h2>
      </header>
      {keys.length === 0 ? (
        <>
          <p className={classes.hint}>{hints[slide.kind]}</p>
          <div className={classes.paper}>
            <SlideFrame deck={deck} texts={props.texts} slide={slide} at={at} />
          </div>
        </>
      ) : null}
      {keys.map((key) => (
        <Fragment key={key}>
          <TextRow {...props} textKey={key} />
        </Fragment>
      ))}
      {slide.kind === 'answer' || slide.kind === 'quarter' ? (
        <section className={classes.computed} aria-label={deckWords.computed}>
          <h3 className={classes.heading}>{deckWords.computed}</h3>
          <p className={classes.hint}>{deckWords.computedHint}</p>
          <Figures figures={slide.figures} />
        </section>
      ) : null}
    </div>
  );
}

const hints: Readonly<Record<Slide['kind'], string>> = {
  cover: deckWords.coverHint,
  answer: '',
  quarter: '',
  goals: '',
  'company-goals': deckWords.goalsHint,
  'annual-goals': deckWords.goalsHint,
};

function TextRow({
  deck,
  texts,
  subject,
  edits,
  onEdit,
  slide,
  textKey,
}: SlideEditorProps & { readonly textKey: TextKey }) {
  const label = textLabel(deck, slide, textKey);
  const text = texts.textOf(textKey);
  const pieces = texts.piecesOf(textKey);
  const sentences = edits.sentences[textKey] ?? deck.texts.get(textKey)?.Sentences ?? [];
  return (
    <div className={classes.row}>
      <div className={classes.text}>
        <TextHead deck={deck} textKey={textKey} isEdited={texts.isEdited(textKey)} />
        <DeckTextField
          label={label}
          text={text}
          pieces={pieces}
          onChange={(next) => onEdit({ texts: { [textKey]: next } })}
        >
          <Regenerate
            subject={subject}
            textKey={textKey}
            label={label}
            version={{ text, sentences }}
            context={edits.contexts[textKey] ?? ''}
            onContext={(context) => onEdit({ contexts: { [textKey]: context } })}
            onVersion={(version) =>
              onEdit({
                texts: { [textKey]: version.text },
                sentences: { [textKey]: [...version.sentences] },
              })
            }
          />
        </DeckTextField>
      </div>
      <aside className={classes.sources}>
        <h4 className={classes.heading}>{deckWords.sources}</h4>
        <SourceList label={label} pieces={pieces} goals={deck.goals} />
      </aside>
    </div>
  );
}

interface TextHeadProps {
  readonly deck: ShownDeck['deck'];
  readonly textKey: TextKey;
  readonly isEdited: boolean;
}

/** Shows the head of a text: the goal with its state, or the slide. */
function TextHead({ deck, textKey, isEdited }: TextHeadProps) {
  const goal = textKey.startsWith('goal.') ? deck.goals.get(Number(textKey.slice(5))) : undefined;
  const edited = isEdited ? <Tag tone="info">{deckWords.edited}</Tag> : null;
  if (!goal)
    return (
      <div className={classes.about}>
        <h3 className={classes.name}>{deckWords.text}</h3>
        {edited}
      </div>
    );
  const { likelihood, quality, result } = summaryStandingOf(goal);
  return (
    <div className={classes.about}>
      <GoalMark
        likelihood={likelihood?.level ?? null}
        quality={quality?.level ?? null}
        result={result}
        size={30}
        isDecorative
      />
      <div className={classes.goal}>
        <h3 className={classes.name}>
          <Link {...goalLink(goal.Id)}>{goal.GoalDetail.Title}</Link>
        </h3>
        <RatingLine likelihood={likelihood} quality={quality} result={result} />
      </div>
      {edited}
    </div>
  );
}
