import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { wordDiff } from '#ui/data/word-diff.ts';
import { deckWords } from '../words.ts';
import classes from './before-after.module.css';

interface BeforeAfterProps {
  readonly before: string;
  readonly after: string;
  /** Whether the slide now has the new text. */
  readonly isAfter: boolean;
  readonly onChoose: (isAfter: boolean) => void;
  readonly onDone: () => void;
}

/** Shows the previous and the new text side by side. The chosen text is on the slide. */
export function BeforeAfter({ before, after, isAfter, onChoose, onDone }: BeforeAfterProps) {
  const parts = wordDiff(before, after);
  const name = useId();
  const done = useRef<HTMLButtonElement>(null);
  useEffect(() => done.current?.focus(), []);
  return (
    <>
      <fieldset className={classes.choices}>
        <legend className={classes.legend}>{deckWords.compare}</legend>
        <Version name={name} label={deckWords.before} isChosen={!isAfter} onChoose={() => onChoose(false)}>
          {parts.filter(({ kind }) => kind !== 'added')}
        </Version>
        <Version name={name} label={deckWords.after} isChosen={isAfter} onChoose={() => onChoose(true)}>
          {parts.filter(({ kind }) => kind !== 'removed')}
        </Version>
      </fieldset>
      <div>
        <Button ref={done} size="xs" onClick={onDone}>
          {deckWords.done}
        </Button>
      </div>
    </>
  );
}

interface VersionProps {
  readonly name: string;
  readonly label: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly children: ReturnType<typeof wordDiff>;
}

function Version({ name, label, isChosen, onChoose, children }: VersionProps) {
  const id = useId();
  return (
    <label className={classes.version} data-chosen={isChosen || undefined}>
      <span className={classes.head}>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          onChange={onChoose}
          aria-labelledby={`${id}-name`}
          aria-describedby={id}
        />
        <span id={`${id}-name`}>{label}</span>
      </span>
      <span className={classes.text} id={id}>
        {children.map(({ kind, text }, at) =>
          kind === 'same' ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
            <mark key={at} className={classes[kind]}>
              {text}
            </mark>
          ),
        )}
      </span>
    </label>
  );
}
