import { goalMessages } from '@bellwether/domain/goals/messages';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useId, useState } from 'react';
import { FormActions } from '#ui/form/form-actions.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { AppDrawer } from '#ui/layers/app-drawer.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { useUnsaved } from '#ui/layers/unsaved-guard.tsx';
import { type ParentChoice, ParentPicker } from '../../ownership/components/parent-picker.tsx';
import { parentWords } from '../../ownership/words.ts';
import { goalInfoQuery } from '../../reading/api.ts';
import { draftingWords, goalConflictWords, parentFieldWords } from '../words.ts';
import classes from './parent-field.module.css';
import { ParentQuickChoices } from './parent-quick-choices.tsx';

interface ParentFieldProps {
  readonly value: ParentChoice | null;
  readonly onChange: (choice: ParentChoice | null) => void;
  readonly error: string | undefined;
  readonly required: boolean;
  /** The edited goal; 0: a new one. */
  readonly goalId: number;
  readonly periodId: number;
  /** The goal's future owner; null while nobody is chosen. */
  readonly owner: { readonly Id: number; readonly ParentId: number } | null;
  readonly hint: string | undefined;
  /** The manager of the future owner, whose goals are offered first; 0: none. */
  readonly managerId: number;
  /** A published goal is aligned already, or deliberately not: nothing is offered. */
  readonly isPublished: boolean;
  /** The quality hint for a goal without a parent, shown under the field. */
  readonly qualityHint: string | undefined;
  readonly ref: Ref<HTMLButtonElement>;
}

/** Shows the goal's parent, which is chosen in its own drawer. */
export function ParentField(props: ParentFieldProps) {
  const { value, onChange, error, required, goalId, periodId, hint, isPublished, qualityHint, ref } = props;
  const [isPicking, setPicking] = useState(false);
  const id = useId();
  // An edit draft has only the id of its parent.
  const { data } = useQuery({
    ...goalInfoQuery(value?.id ?? 0),
    enabled: value !== null && value.title === '',
  });
  const title = value?.title || (data?.Goal.GoalDetail.Title ?? goalConflictWords.goal(value?.id ?? 0));
  const owner = value?.ownerName || data?.Goal.User.Name;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset draws its legend across the border of the box
    <div role="group" aria-labelledby={id} aria-describedby={error ? `${id}-error` : `${id}-hint`}>
      {value === null && !isPublished && props.managerId !== 0 ? (
        <ParentQuickChoices
          managerId={props.managerId}
          draftedFor={props.owner?.Id}
          goalId={goalId}
          periodId={periodId}
          onChoose={onChange}
        />
      ) : null}
      <p className={classes.label} id={id}>
        {draftingWords.parent}
        {required ? <span aria-hidden="true"> *</span> : null}
      </p>
      <div className={classes.box} data-invalid={error ? true : undefined}>
        <span className={classes.words}>
          {value ? <span>{title}</span> : <span className={classes.detail}>{draftingWords.noParent}</span>}
          {owner && value ? <span className={classes.detail}>{owner}</span> : null}
        </span>
        <span className={classes.acts}>
          {value ? (
            <Button className={classes.act} variant="subtle" size="xs" onClick={() => onChange(null)}>
              {draftingWords.removeParent}
            </Button>
          ) : null}
          <Button
            ref={ref}
            className={classes.act}
            variant="default"
            size="xs"
            onClick={() => setPicking(true)}
          >
            {value ? draftingWords.changeParent : draftingWords.selectParent}
          </Button>
        </span>
      </div>
      {error ? (
        <p className={classes.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      ) : (
        <p className={classes.hint} id={`${id}-hint`} aria-live="polite">
          {qualityHint}
        </p>
      )}
      <AppDrawer
        opened={isPicking}
        onClose={() => setPicking(false)}
        title={value ? parentWords.change : parentWords.select}
        width={560}
      >
        <PickOne goalId={goalId} periodId={periodId} owner={props.owner} hint={hint} onPick={onChange} />
      </AppDrawer>
    </div>
  );
}

interface PickOneProps extends Pick<ParentFieldProps, 'goalId' | 'periodId' | 'owner' | 'hint'> {
  readonly onPick: (choice: ParentChoice) => void;
}

function PickOne({ goalId, periodId, owner, hint, onPick }: PickOneProps) {
  const { close, requestClose } = useLayerClose();
  const [choice, setChoice] = useState<ParentChoice | null>(null);
  const release = useUnsaved(choice !== null);
  return (
    <>
      <ParentPicker
        goalId={goalId}
        periodId={periodId}
        {...(owner ? { managerId: owner.ParentId, draftedFor: owner.Id } : {})}
        value={choice}
        onChange={setChoice}
        hint={hint}
      />
      <FormActions>
        <Button variant="default" onClick={requestClose}>
          {parentFieldWords.cancel}
        </Button>
        <ReasonButton
          reason={choice === null ? goalMessages.parentRequired : undefined}
          onClick={() => {
            if (choice) onPick(choice);
            release();
            close();
          }}
        >
          {parentFieldWords.save}
        </ReasonButton>
      </FormActions>
    </>
  );
}
