import { type Rating, ratings } from '@bellwether/domain/goals/rating';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { chosenOrGroup, groupKeys } from './group-focus.ts';
import classes from './rating-scale.module.css';

interface RatingScaleProps {
  /** What is rated: "Likelihood of success". */
  readonly legend: string;
  /** The words for 0 to 4, or for the first of them: as many levels as words. */
  readonly words: Readonly<Record<Rating, string>> | readonly string[];
  /** The step of the ramp that colours a level; absent = the level itself. */
  readonly colourOf?: (level: Rating) => Rating;
  /** Describes each level; the description of the focused level is shown below the scale. Absent = none. */
  readonly descriptions?: readonly string[] | undefined;
  readonly value: Rating | null;
  readonly onChange: (value: Rating) => void;
  /** Called when a digit key chose the value, to move the focus on. */
  readonly onDigit?: (() => void) | undefined;
  readonly error?: string | undefined;
  /** Marks the legend as that of a required choice. */
  readonly required?: boolean;
  /** The first focus: the chosen level, else the group, so that no level looks chosen. */
  readonly autoFocus?: boolean;
  readonly disabled?: boolean;
  /** Shows the word first, for scales whose numbers say nothing. */
  readonly wordsFirst?: boolean;
  /** The former level and its mark: "last week". */
  readonly last?: { readonly level: Rating; readonly label: string } | undefined;
}

/** The most letters of a word that fit into a fifth of a phone's width. */
const lettersOfColumn = 9;

/** One choice of up to five levels as a radio group. Arrow keys as usual; the keys 0–4 choose at once. */
export function RatingScale(props: RatingScaleProps) {
  const { legend, words, value, onChange, onDigit, error, autoFocus, disabled, last } = props;
  const { colourOf = (level) => level, descriptions, required, wordsFirst } = props;
  const levels = ratings.filter((level) => words[level] !== undefined);
  const isLong = levels.some((level) =>
    words[level]?.split(/\s+/).some((word) => word.length > lettersOfColumn),
  );
  const [looked, setLooked] = useState<Rating>();
  const name = useId();
  const errorId = useId();
  const lastId = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    groupKeys(event);
    const level = levels.find((each) => String(each) === event.key);
    if (level === undefined) return;
    event.preventDefault();
    onChange(level);
    onDigit?.();
  };
  return (
    <fieldset
      className={classes.group}
      onKeyDown={onKeyDown}
      disabled={disabled}
      tabIndex={-1}
      data-autofocus={(autoFocus && value === null) || undefined}
      aria-describedby={error ? errorId : undefined}
    >
      <legend className={classes.legend}>
        {legend}
        {required ? (
          <span className={classes.required} aria-hidden="true">
            {' *'}
          </span>
        ) : null}
      </legend>
      <div
        className={classes.options}
        data-levels={levels.length}
        data-long={isLong || undefined}
        data-words={wordsFirst || undefined}
      >
        {levels.map((level) => (
          <label
            className={classes.option}
            key={level}
            data-level={colourOf(level)}
            onPointerEnter={() => setLooked(level)}
            onPointerLeave={() => setLooked(undefined)}
          >
            <input
              className={classes.input}
              type="radio"
              name={name}
              value={level}
              checked={value === level}
              onChange={() => onChange(level)}
              onFocus={() => setLooked(level)}
              data-autofocus={(autoFocus && value === level) || undefined}
              aria-describedby={
                last?.level === level ? lastId : descriptions?.[level] ? `${lastId}-${level}` : undefined
              }
            />
            <span className={classes.number} aria-hidden="true">
              {level}
            </span>
            <span className={classes.word}>{words[level]}</span>
            {last?.level === level ? (
              <span className={classes.last} id={lastId} aria-hidden="true">
                {last.label}
              </span>
            ) : null}
          </label>
        ))}
      </div>
      {error ? (
        <p className={classes.error} id={errorId} role="alert">
          {error}
        </p>
      ) : null}
      {descriptions ? (
        <>
          <p className={classes.description} aria-hidden="true">
            {descriptions[looked ?? value ?? -1] ?? ''}
          </p>
          {levels.map((level) => (
            <VisuallyHidden key={level} id={`${lastId}-${level}`}>
              {descriptions[level]}
            </VisuallyHidden>
          ))}
        </>
      ) : null}
    </fieldset>
  );
}

interface RatingPairProps {
  readonly likelihood: Omit<RatingScaleProps, 'onDigit'>;
  readonly quality: Omit<RatingScaleProps, 'onDigit' | 'autoFocus'>;
  /** Called after a digit chose the quality, to focus the comment or the save button. */
  readonly onDone?: () => void;
}

/**
 * Likelihood and quality below each other: two digits make a whole prediction, and each moves the focus on.
 */
export function RatingPair({ likelihood, quality, onDone }: RatingPairProps) {
  const second = useRef<HTMLDivElement>(null);
  return (
    <div className={classes.pair}>
      <RatingScale {...likelihood} onDigit={() => chosenOrGroup(second.current)?.focus()} />
      <div ref={second}>
        <RatingScale {...quality} onDigit={onDone} />
      </div>
    </div>
  );
}
