import type { Profile } from '@bellwether/contract/people/profile';
import type { Responsibility } from '@bellwether/contract/people/responsibility';
import { profileMessages } from '@bellwether/domain/people/profile/profile';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { RichTextField } from '#ui/form/rich-text-field.tsx';
import { responsibilityQuery, useSaveResponsibility } from '../../api.ts';
import { PersonGate } from '../../components/person-gate.tsx';
import { cardWords, responsibilityWords } from '../words.ts';

const shape = z.object({ Body: z.string() });

/** Edits what a person is responsible for (people.31). */
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
  const outside = useOutsideChange({
    present: text,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void refetch(),
  });
  const { base } = outside;
  const form = useSaveForm({
    key: `profile.${profile.Id}.responsibility`,
    shape,
    values: { Body: base.Body },
    faults: ({ Body }) =>
      Body === '' ? [{ path: 'Body', message: profileMessages.responsibilityRequired }] : [],
    save: ({ Body }) => save.mutateAsync({ Body, UpdatedAt: base.UpdatedAt }),
    conflict: outside,
    done: responsibilityWords.saved,
  });
  return (
    <SaveForm of={form} label={cardWords.editResponsibility}>
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={responsibilityWords.changed}
        load={responsibilityWords.reload}
        onLoad={() => {
          outside.startFrom(text);
          form.reset({ Body: text.Body });
        }}
      />
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
