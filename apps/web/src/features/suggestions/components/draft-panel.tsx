import { goalMessages, limits } from '@bellwether/domain/goals/messages';
import { characterCount } from '@bellwether/domain/goals/rules';
import { textWords } from '@bellwether/domain/shared/words';
import { functionalAreas } from '@bellwether/domain/suggestions/functional-areas';
import { functionalAreaLabels } from '@bellwether/domain/suggestions/words.areas';
import { Textarea, TextInput } from '@mantine/core';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { toast } from '#ui/feedback/toast.tsx';
import { FormStack } from '#ui/form/form-actions.tsx';
import { SearchSelect } from '#ui/form/search-select.tsx';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import { askFor, type DraftedGoal } from '../api.ts';
import {
  type DraftPart,
  dismissFailure,
  isWatched,
  pastTitles,
  runDraft,
  useDraftWork,
  workOf,
} from '../model/draft-work.ts';
import { asArea, useFunctionalArea } from '../model/functional-area.ts';
import {
  filledWords,
  foundWords,
  runningWord,
  type TextLabels,
  draftingHelpWords as words,
} from '../words.ts';
import { DraftActs } from './draft-acts.tsx';
import { DraftFailure } from './draft-failure.tsx';
import classes from './draft-panel.module.css';
import { DraftResults, type TextName } from './draft-results.tsx';

/** The person's input beside the goal's texts; stored with the form's draft. */
export interface AskedWords {
  readonly context: string;
  readonly wish: string;
}

export interface DraftPanelProps {
  /** Identifies the form to which the drafts belong. */
  readonly formKey: string;
  readonly labels: TextLabels;
  /** The goal's present values in the form. */
  readonly goal: DraftedGoal;
  readonly asked: AskedWords;
  readonly onAsk: (asked: AskedWords) => void;
  /** Puts suggestions into the form's fields. */
  readonly onUse: (texts: Partial<Record<TextName, string>>) => void;
  /** Removes the last suggestion from a field. */
  readonly onTakeBack: (name: TextName) => void;
  /** Whether the panel was just opened, so that its first field gets the focus. */
  readonly isFirstFocus: boolean;
}

/** Lets the person request drafts of a goal's texts and choose from them (suggestions.3). */
export function DraftPanel(props: DraftPanelProps) {
  const { formKey, labels, goal, asked, onAsk, onUse, onTakeBack, isFirstFocus } = props;
  const work = useDraftWork(formKey);
  const [area, setArea] = useFunctionalArea();
  const [isChecked, setChecked] = useState(false);
  const [said, say] = useState('');
  const areaField = useRef<HTMLInputElement>(null);
  const contextField = useRef<HTMLTextAreaElement>(null);
  const wishField = useRef<HTMLInputElement>(null);
  const wantsFocus = useRef(isFirstFocus);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    (areaField.current?.value ? contextField : areaField).current?.focus();
  }, []);

  const areaFault = isChecked && area === null ? goalMessages.categoryRequired : undefined;
  const contextFault = longer(words.context, asked.context);
  const wishFault = longer(words.wish, asked.wish);
  // The wish is sent with the next draft, so show it, also after a reload that removed the suggestions.
  const [wasWished] = useState(asked.wish !== '');
  const asksWish = work.suggestions.goals.length > 0 || wasWished;

  const ask = async (part: DraftPart) => {
    setChecked(true);
    if (area === null) return areaField.current?.focus();
    if (contextFault) return contextField.current?.focus();
    if (wishFault) return wishField.current?.focus();
    say(runningWord(part, labels));
    const outcome = await runDraft(formKey, part, (signal) =>
      askFor(part, goal, { ...asked, area }, pastTitles(work), signal),
    );
    if (outcome === 'done') {
      if (isWatched(formKey)) say(foundWords(workOf(formKey).suggestions, labels));
      else toast.info(words.readyElsewhere);
    }
    if (outcome === 'failed' && !isWatched(formKey)) toast.error(words.failed);
  };

  return (
    <section className={classes.panel} aria-label={words.panel}>
      <FormStack>
        <SearchSelect
          ref={areaField}
          label={words.area}
          required
          searchable={false}
          choices={functionalAreas.map((each) => ({ value: each, label: functionalAreaLabels[each] }))}
          value={area}
          onChange={(chosen) => {
            const known = asArea(chosen);
            if (known) setArea(known);
          }}
          error={areaFault}
        />
        <Textarea
          ref={contextField}
          label={words.context}
          description={words.contextHint}
          minRows={2}
          maxRows={8}
          value={asked.context}
          onChange={(event) => onAsk({ ...asked, context: event.currentTarget.value })}
          error={contextFault}
          errorProps={{ role: 'alert' }}
        />
        {asksWish ? (
          <TextInput
            ref={wishField}
            label={words.wish}
            value={asked.wish}
            onChange={(event) => onAsk({ ...asked, wish: event.currentTarget.value })}
            onKeyDown={(event) => onEnter(event, () => void ask('goal'))}
            error={wishFault}
            errorProps={{ role: 'alert' }}
          />
        ) : null}
        <DraftActs
          formKey={formKey}
          labels={labels}
          work={work}
          hasTitle={goal.title.trim() !== ''}
          onAsk={(part) => void ask(part)}
        />
        {work.failure ? (
          <DraftFailure
            error={work.failure.error}
            onRetry={() => void ask(work.failure?.part ?? 'goal')}
            onClose={() => dismissFailure(formKey)}
          />
        ) : null}
        <DraftResults
          work={work}
          labels={labels}
          goal={goal}
          onUse={(texts) => {
            onUse(texts);
            say(filledWords((Object.keys(texts) as TextName[]).map((name) => labels[name])));
          }}
          onTakeBack={onTakeBack}
          onAgain={(part) => void ask(part)}
        />
      </FormStack>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </section>
  );
}

function longer(label: string, text: string): string | undefined {
  const limit = limits.draftingContext;
  return characterCount(text.trim()) > limit ? textWords.too_long({ label, limit }) : undefined;
}

function onEnter(event: KeyboardEvent, act: () => void): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  act();
}
