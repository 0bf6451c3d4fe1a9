import type { Profile } from '@bellwether/contract/people/profile';
import type { Responsibility } from '@bellwether/contract/people/responsibility';
import { profileMessages } from '@bellwether/domain/people/profile';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { isConflict, problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { RichTextField } from '#ui/form/rich-text-field.tsx';
import { responsibilityQuery, useSaveResponsibility } from '../api.ts';
import { cardWords, responsibilityWords } from '../words.profile.ts';
import { PersonGate } from './person-gate.tsx';

const shape = z.object({ Body: z.string() });

/** Edits what a person is responsible for (2-people §5). */
export function ResponsibilityLayer({ at }: LayerProps<'responsibility'>) {
  return (
    <PersonGate at={at} needs={['EditResponsibility']} fields={1} isNamed>
      {(profile) => <Loaded profile={profile} />}
    </PersonGate>
  );
}

function Loaded({ profile }: { readonly profile: Profile }) {
  const { data, error, refetch } = useQuery(responsibilityQuery(profile.Id));
  if (data) return <ResponsibilityForm profile={profile} text={data} />;
  if (!error) return <SkeletonForm fields={1} />;
  return (
    <ErrorPanel
      title={cardWords.responsibilityFailed}
      detail={problemText(error)}
      onRetry={() => void refetch()}
    />
  );
}

interface FormProps {
  readonly profile: Profile;
  /** The stored text. It may be newer than the text with which the form began. */
  readonly text: Responsibility;
}

function ResponsibilityForm({ profile, text }: FormProps) {
  const save = useSaveResponsibility(profile.Id);
  const { refetch } = useQuery(responsibilityQuery(profile.Id));
  const [base, setBase] = useState(text);
  const [error, setError] = useState<unknown>(null);
  const form = useSaveForm({
    key: `profile.${profile.Id}.responsibility`,
    shape,
    values: { Body: base.Body },
    faults: ({ Body }) =>
      Body === '' ? [{ path: 'Body', message: profileMessages.responsibilityRequired }] : [],
    save: ({ Body }) => save.mutateAsync({ Body, UpdatedAt: base.UpdatedAt }),
    conflict: {
      clear: () => setError(null),
      fail(failure) {
        setError(failure);
        if (isConflict(failure)) void refetch();
      },
    },
    done: responsibilityWords.saved,
  });
  const isFresh = text.UpdatedAt !== base.UpdatedAt;
  return (
    <SaveForm of={form} label={cardWords.editResponsibility}>
      {error === null ? null : isConflict(error) ? (
        <Notice
          tone="warn"
          action={
            isFresh ? (
              <Button
                variant="default"
                size="xs"
                onClick={() => {
                  setBase(text);
                  setError(null);
                  form.reset({ Body: text.Body });
                }}
              >
                {responsibilityWords.reload}
              </Button>
            ) : null
          }
        >
          {responsibilityWords.changed}
        </Notice>
      ) : (
        <Notice tone="bad">{problemText(error)}</Notice>
      )}
      <RichTextField
        control={form.control}
        name="Body"
        label={responsibilityWords.field}
        required
        focusFirst
      />
    </SaveForm>
  );
}
