import type { ManualEntry } from '@bellwether/contract/people/manual';
import { discTypeName, discTypes, isDiscType } from '@bellwether/domain/people/manual/disc';
import { manualLimits, manualMessages } from '@bellwether/domain/people/manual/manual';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { AuthorNote } from '#ui/feedback/author-note.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { SelectField, TextAreaField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { IconSparkles } from '#ui/marks/icons.ts';
import { useLayerPerson } from '../../model/layer-person.ts';
import { manualQuery, useDescribeType, useSaveEntry } from '../api.ts';
import { entryFailure } from '../model/entry-failure.ts';
import { manualTabWords, entryWords as words } from '../words.ts';
import classes from './disc-layer.module.css';

const shape = z.object({ Disc: z.string(), Description: z.string() });
const choices = discTypes.map((type) => ({ value: type, label: discTypeName(type) }));

/** Adds or edits a manual entry, for people without the assessment (people.27). */
export function DiscLayer({ at }: LayerProps<'disc-manual'>) {
  const personId = useLayerPerson(at);
  const { Profile: own } = useSession();
  const { data, error, refetch } = useQuery(manualQuery(personId));
  const isConnected = data !== undefined && data.status >= 2;
  const isShown = useLetThrough(personId, data !== undefined && !isConnected);
  if (personId !== own.Id) return <Notice tone="warn">{words.own}</Notice>;
  if (!data) {
    if (!error) return <SkeletonForm fields={2} />;
    return (
      <ErrorPanel title={manualTabWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    );
  }
  return (
    <>
      {isConnected ? <Notice tone="warn">{words.connected}</Notice> : null}
      {isShown ? (
        <DiscForm personId={personId} entry={data.ManualUserManual} onReload={() => void refetch()} />
      ) : null}
    </>
  );
}

interface DiscFormProps {
  readonly personId: number;
  readonly entry: ManualEntry | null;
  readonly onReload: () => void;
}

function DiscForm({ personId, entry, onReload }: DiscFormProps) {
  const save = useSaveEntry(personId);
  // An entry has no time of its last change, so its texts tell a change.
  const outside = useOutsideChange({
    present: entry,
    stampOf: (of) => JSON.stringify(textsOf(of)),
    refetch: onReload,
  });
  const form = useSaveForm({
    key: `manual.${personId}`,
    shape,
    values: textsOf(outside.base),
    faults: ({ Disc, Description }) => [
      ...(isDiscType(Disc) ? [] : [{ path: 'Disc', message: manualMessages.discRequired }]),
      ...(Description.trim() === ''
        ? [{ path: 'Description', message: manualMessages.descriptionRequired }]
        : []),
    ],
    async save({ Disc, Description }) {
      if (!isDiscType(Disc)) throw new Error('The rules let a type through that does not exist.');
      return save.mutateAsync({ Disc, Description });
    },
    conflict: outside,
    done: words.saved,
  });
  return (
    <SaveForm of={form} label={manualTabWords.add}>
      {outside.error === null ? null : <Notice tone="bad">{entryFailure(outside.error)}</Notice>}
      <OutsideNotice
        of={{ error: null, isNewer: outside.isNewer }}
        isSent={form.isSent}
        says={words.changed}
        load={words.load}
        onLoad={() => {
          outside.startFrom(entry);
          form.reset(textsOf(entry));
        }}
      />
      <SelectField
        control={form.control}
        name="Disc"
        label={words.type}
        placeholder={words.choose}
        choices={choices}
        required
        focusFirst
      />
      <Generate form={form} />
      <TextAreaField
        control={form.control}
        name="Description"
        label={words.description}
        limit={manualLimits.description}
        minRows={10}
        maxRows={24}
        required
      />
    </SaveForm>
  );
}

const textsOf = (entry: ManualEntry | null) => ({
  Disc: entry?.Disc ?? '',
  Description: entry?.Description ?? '',
});

interface GenerateProps {
  readonly form: ReturnType<typeof useSaveForm<z.output<typeof shape>, ManualEntry>>;
}

/** Writes the description from the type; the person edits it afterwards. */
function Generate({ form }: GenerateProps) {
  const describe = useDescribeType();
  const [failure, setFailure] = useState<string>();
  const { Disc, Description } = useWatch({ control: form.control });
  const generate = async () => {
    setFailure(undefined);
    if (!Disc || !isDiscType(Disc)) {
      form.form.setError(
        'Disc',
        { type: 'rule', message: manualMessages.discRequired },
        { shouldFocus: true },
      );
      return;
    }
    try {
      const { Description: text } = await describe.mutateAsync(Disc);
      form.form.setValue('Description', text, { shouldDirty: true });
      form.form.clearErrors('Description');
    } catch (error) {
      setFailure(problemText(error));
    }
  };
  return (
    <div className={classes.generate}>
      <SubmitButton
        variant="default"
        loading={describe.isPending}
        leftSection={<IconSparkles size={16} aria-hidden="true" />}
        onClick={() => void generate()}
      >
        {Description ? words.again : words.generate}
      </SubmitButton>
      {describe.data ? (
        <div role="status">
          <AuthorNote
            className={classes.hint}
            notice={describe.data.Notice}
            isFallback={describe.data.IsFallback}
            isPending={describe.isPending}
            onAgain={() => void generate()}
          />
        </div>
      ) : Description ? (
        <p className={classes.hint}>{words.replaces}</p>
      ) : null}
      {failure === undefined ? null : <Notice tone="bad">{failure}</Notice>}
    </div>
  );
}
