import { colon } from '@bellwether/domain/locale/sentence-locale';
import { Fragment, type ReactNode, useId } from 'react';
import { AuthorNote } from '#ui/feedback/author-note.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { IconCheck } from '#ui/marks/icons.ts';
import type { DraftPart, DraftWork, Suggestions } from '../model/draft-work.ts';
import { type TextLabels, draftingHelpWords as words } from '../words.ts';
import classes from './draft-panel.module.css';
import { MarkedText } from './marked-text.tsx';

/** The texts of a goal that can be drafted. */
export type TextName = keyof TextLabels;

interface DraftResultsProps {
  readonly work: DraftWork;
  readonly labels: TextLabels;
  /** The present texts of the form. */
  readonly goal: Readonly<Record<TextName, string>>;
  readonly onUse: (texts: Partial<Record<TextName, string>>) => void;
  readonly onTakeBack: (name: TextName) => void;
  /** Asks the model again for a part that templates wrote in its place. */
  readonly onAgain: (part: DraftPart) => void;
}

/** Shows the suggestions as plain text; one press puts a text into its field, another removes it. */
export function DraftResults({ work, labels, goal, onUse, onTakeBack, onAgain }: DraftResultsProps) {
  const { goals, measurements, description, notice, isFallback } = work.suggestions;
  if (goals.length === 0 && measurements.length === 0 && description === '') return null;

  const offer = (name: TextName, text: string, take: () => void, isStrong = false) => (
    <Suggestion
      label={labels[name]}
      text={text}
      isUsed={goal[name] === text}
      isStrong={isStrong}
      onPress={goal[name] === text ? () => onTakeBack(name) : take}
    />
  );
  const goalOffers = (list: Suggestions['goals']) =>
    list.map((each) => (
      <li key={each.title} className={classes.card}>
        {offer(
          'title',
          each.title,
          () => onUse(isFree(goal.measurement, work) ? withMeasurement(each) : { title: each.title }),
          true,
        )}
        {each.measurement === ''
          ? null
          : offer('measurement', each.measurement, () => onUse({ measurement: each.measurement }))}
      </li>
    ));

  const groups: Readonly<Record<DraftPart, ReactNode>> = {
    goal: (
      <Fragment key="goal">
        {goals.length > 0 ? (
          <Group title={words.goals}>
            <ul className={classes.list}>{goalOffers(goals)}</ul>
          </Group>
        ) : null}
        {work.earlier.length > 0 ? (
          <details className={classes.earlier}>
            <summary>{words.earlier(work.earlier.length)}</summary>
            <ul className={classes.list}>{goalOffers(work.earlier.toReversed())}</ul>
          </details>
        ) : null}
      </Fragment>
    ),
    measurement:
      measurements.length > 0 ? (
        <Group key="measurement" title={labels.measurement}>
          <ul className={classes.list}>
            {measurements.map((text) => (
              <li key={text} className={classes.card}>
                {offer('measurement', text, () => onUse({ measurement: text }))}
              </li>
            ))}
          </ul>
        </Group>
      ) : null,
    description:
      description === '' ? null : (
        <Group key="description" title={labels.description}>
          <div className={classes.card}>
            {offer('description', description, () => onUse({ description }))}
          </div>
        </Group>
      ),
  };
  // Show the latest part first, below the button that requested it.
  const order = new Set<DraftPart>([work.latest, 'goal', 'measurement', 'description']);
  return (
    <>
      {[...order].map((part) => groups[part])}
      {notice === '' ? null : (
        <AuthorNote
          className={classes.notice}
          notice={notice}
          isFallback={isFallback}
          isPending={work.running !== null}
          onAgain={() => onAgain(work.latest)}
        />
      )}
    </>
  );
}

function withMeasurement({ title, measurement }: Suggestions['goals'][number]) {
  return measurement === '' ? { title } : { title, measurement };
}

/** Whether the measurement has no text of the person's own, so that it may follow the chosen title. */
function isFree(measurement: string, { suggestions, earlier }: DraftWork): boolean {
  if (measurement.trim() === '' || suggestions.measurements.includes(measurement)) return true;
  return [...suggestions.goals, ...earlier].some((each) => each.measurement === measurement);
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend across the border of the box
    <div role="group" aria-labelledby={id}>
      <p id={id} className={classes.groupTitle}>
        {title}
      </p>
      {children}
    </div>
  );
}

interface SuggestionProps {
  readonly label: string;
  readonly text: string;
  readonly isUsed: boolean;
  readonly isStrong: boolean;
  readonly onPress: () => void;
}

function Suggestion({ label, text, isUsed, isStrong, onPress }: SuggestionProps) {
  return (
    <button
      type="button"
      className={classes.suggestion}
      data-strong={isStrong || undefined}
      aria-pressed={isUsed}
      onClick={onPress}
    >
      <VisuallyHidden>{`${label}${colon} `}</VisuallyHidden>
      <MarkedText text={text} />{' '}
      <span className={classes.use}>{isUsed ? <IconCheck size={16} aria-hidden="true" /> : words.use}</span>
    </button>
  );
}
