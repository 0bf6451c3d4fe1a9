import type { StrategyDocument } from '@bellwether/contract/strategy';
import type { StrategyPartName } from '@bellwether/domain/strategy/document';
import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { type Control, type FieldPath, useWatch } from 'react-hook-form';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { isConflict, problemText } from '#platform/problem.ts';
import { ChangeList } from '#ui/data/change-list.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { type StrategySave, useSaveStrategy } from '../api.ts';
import { beginPart, type PartTexts, type PartValues, partShape, rebasePart } from '../model/part-values.ts';
import { publishParts, strategyChanges } from '../model/strategy-changes.ts';
import { formWords, type StrategyParts } from '../words.ts';
import classes from './part-form.module.css';
import { PublicationChanges } from './publication-changes.tsx';

type Act = 'draft' | 'publish';

interface PartFormProps<Field extends string> {
  /** The key of the form's stored draft. */
  readonly name: string;
  readonly label: string;
  readonly document: StrategyDocument;
  readonly fields: readonly Field[];
  readonly partOf: (parts: StrategyParts) => Readonly<Record<Field, string | null>>;
  /** Returns the document's parts with these texts. */
  readonly withTexts: (texts: PartTexts<Field>) => Partial<StrategyParts>;
  /** Returns the part of the call's body. */
  readonly asSave: (texts: PartTexts<Field>) => StrategySave;
  readonly faultsOf?: (texts: PartTexts<Field>) => readonly FormFault[];
  readonly children: (
    control: Control<PartValues<Field>>,
    nameOf: (field: Field) => FieldPath<PartValues<Field>>,
  ) => ReactNode;
}

/**
 * Edits one part of the strategy, with Save Draft and Publish. Publish first shows what changes for everybody. If
 * another editor saves first, the typed texts stay (strategy.1, strategy.2).
 */
export function PartForm<Field extends string>(props: PartFormProps<Field>) {
  const { document, fields, partOf, withTexts, asSave, faultsOf } = props;
  const save = useSaveStrategy();
  const [failure, setFailure] = useState<unknown>(null);
  const [isComparing, setComparing] = useState(false);
  const [left, setLeft] = useState<readonly StrategyPartName[]>([]);
  const nameOf = (field: Field) => `texts.${field}` as FieldPath<PartValues<Field>>;
  const form = useSaveForm<PartValues<Field>, unknown, Act>({
    key: `strategy.${props.name}`,
    shape: partShape(fields),
    values: beginPart(partOf(document), fields, document),
    faults: ({ texts }) =>
      (faultsOf?.(texts) ?? []).map((fault) => ({ ...fault, path: nameOf(fault.path as Field) })),
    onFaults: () => setComparing(false),
    fields: Object.fromEntries(fields.map((field) => [field, nameOf(field)])),
    save: ({ texts, start }, act) =>
      save.mutateAsync({
        ...asSave(texts),
        IsPublish: act === 'publish',
        ...(act === 'publish' ? publishParts(left) : {}),
        UpdatedAt: start.updatedAt,
      }),
    conflict: {
      clear: () => setFailure(null),
      fail(error) {
        setFailure(error);
        setComparing(false);
      },
    },
    done: (_, { act }) => (act === 'publish' ? formWords.published : formWords.drafted),
  });
  const values = useWatch({ control: form.control }) as PartValues<Field>;
  const present = beginPart(partOf(document), fields, document);
  const isFresh = values.start.updatedAt !== document.UpdatedAt;
  const reload = () => {
    const next = rebasePart(values, present);
    form.reset(present);
    for (const field of fields)
      form.form.setValue(nameOf(field), next.texts[field] as never, { shouldDirty: true });
    setFailure(null);
  };
  const compare = async () => {
    if (await form.form.trigger()) setComparing(true);
  };

  return (
    <SaveForm
      of={form}
      act={null}
      label={props.label}
      shutWhileBusy
      actions={
        isComparing ? (
          <>
            <Button variant="default" onClick={() => setComparing(false)}>
              {formWords.back}
            </Button>
            <SubmitButton loading={form.busy === 'publish'} onClick={() => void form.submit('publish')}>
              {formWords.publish}
            </SubmitButton>
          </>
        ) : (
          <>
            <SubmitButton
              variant="default"
              loading={form.busy === 'draft'}
              onClick={() => void form.submit('draft')}
            >
              {formWords.saveDraft}
            </SubmitButton>
            <SubmitButton onClick={() => void compare()}>{formWords.publish}</SubmitButton>
          </>
        )
      }
    >
      {failure !== null && !isConflict(failure) ? (
        <Notice tone="bad">{problemText(failure)}</Notice>
      ) : failure !== null || (isFresh && !form.isSent) ? (
        <Overtaken
          changes={strategyChanges(
            { ...document, ...withTexts(values.start.texts) },
            { ...document, ...withTexts(present.texts) },
          )}
          isFresh={isFresh}
          onReload={reload}
        />
      ) : null}
      <div className={classes.fields} hidden={isComparing}>
        {props.children(form.control, nameOf)}
      </div>
      {isComparing ? (
        <PublicationChanges
          draft={{ ...document, ...withTexts(values.texts) }}
          left={left}
          onLeft={setLeft}
        />
      ) : null}
    </SaveForm>
  );
}

interface OvertakenProps {
  readonly changes: ReturnType<typeof strategyChanges>;
  /** The other editor's version has arrived. */
  readonly isFresh: boolean;
  readonly onReload: () => void;
}

/** Says that another editor has saved since the form began, and what they changed in this part. */
function Overtaken({ changes, isFresh, onReload }: OvertakenProps) {
  return (
    <>
      <Notice
        tone="warn"
        action={
          isFresh ? (
            <Button variant="default" size="xs" onClick={onReload}>
              {formWords.reload}
            </Button>
          ) : null
        }
      >
        {formWords.changed}
      </Notice>
      {isFresh && changes.length > 0 ? (
        <ChangeList changes={changes} fromLabel={formWords.before} toLabel={formWords.now} level={3} />
      ) : null}
    </>
  );
}
