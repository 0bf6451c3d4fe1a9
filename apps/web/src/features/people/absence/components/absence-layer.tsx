import type { Absence } from '@bellwether/contract/people/absence';
import type { Profile } from '@bellwether/contract/people/profile';
import { isDay } from '@bellwether/domain/calendar/day';
import { absenceFault, absenceFaultFields } from '@bellwether/domain/people/absence/absence';
import { absenceFaultMessages, absenceMessages } from '@bellwether/domain/people/absence/words';
import { fieldError } from '@bellwether/domain/shared/said';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useLetThrough } from '#platform/form/use-let-through.ts';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { problemText } from '#platform/problem.ts';
import { serverNow } from '#ui/data/server-clock.ts';
import { localDay } from '#ui/data/shown.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import { useLayerClose } from '#ui/layers/layer-close.tsx';
import { PersonGate } from '../../components/person-gate.tsx';
import { absencesQuery, useCancelAbsence, useSaveAbsence } from '../api.ts';
import { absenceWords } from '../words.ts';
import { type AbsenceValues, DeputyField } from './deputy-field.tsx';

const shape = z.object({ From: z.string(), Until: z.string(), DeputyId: z.nullable(z.int()) });

/** Adds or changes an absence of a person (people.34). */
export function AbsenceLayer({ at }: LayerProps<'absence'>) {
  return (
    <PersonGate at={at} needs={['ManageAbsences']} fields={3} isNamed>
      {(profile) => <LoadedAbsence profile={profile} absenceId={at.search.about} />}
    </PersonGate>
  );
}

interface LoadedAbsenceProps {
  readonly profile: Profile;
  /** Undefined for a new absence. */
  readonly absenceId: number | undefined;
}

function LoadedAbsence({ profile, absenceId }: LoadedAbsenceProps) {
  const { data, error, refetch } = useQuery(absencesQuery(profile.Id));
  const absence = data?.data.find(({ Id }) => Id === absenceId);
  const isShown = useLetThrough(
    absenceId ?? 0,
    data !== undefined && (absence !== undefined || absenceId === undefined),
  );
  if (!data && !isShown)
    return error ? (
      <ErrorPanel title={absenceWords.failed} detail={problemText(error)} onRetry={() => void refetch()} />
    ) : (
      <SkeletonForm fields={3} />
    );
  const isAbsent = absenceId !== undefined && absence === undefined;
  return (
    <>
      {isAbsent ? <Notice tone="warn">{absenceWords.absent}</Notice> : null}
      {isAbsent && !isShown ? null : (
        <AbsenceForm
          key={absenceId ?? 'new'}
          profile={profile}
          absence={absence}
          others={(data?.data ?? []).filter(({ Id }) => Id !== absenceId)}
          onReload={() => void refetch()}
        />
      )}
    </>
  );
}

interface AbsenceFormProps {
  readonly profile: Profile;
  /** The stored absence; undefined for a new one, and after it was cancelled in another tab. */
  readonly absence: Absence | undefined;
  readonly others: readonly Absence[];
  readonly onReload: () => void;
}

function AbsenceForm({ profile, absence, others, onReload }: AbsenceFormProps) {
  const outside = useOutsideChange({ present: absence, stampOf: (of) => of?.UpdatedAt, refetch: onReload });
  const { base } = outside;
  const save = useSaveAbsence(profile.Id, base);
  const cancel = useCancelAbsence();
  const { close } = useLayerClose();
  const form = useSaveForm<AbsenceValues, unknown>({
    key: `absence.${profile.Id}.${base?.Id ?? 'new'}`,
    shape,
    values: valuesOf(base),
    faults: (values) => faultsOf(profile.Id, values, others),
    save: (values) => save.mutateAsync(values),
    conflict: outside,
    done: base ? absenceWords.saved : absenceWords.added,
  });
  return (
    <SaveForm
      of={form}
      label={base ? absenceWords.part : absenceWords.add}
      aside={
        base ? (
          <Button
            variant="subtle"
            color="red"
            loading={cancel.isPending}
            onClick={() =>
              cancel.mutate(base.Id, {
                onSuccess() {
                  toast.success(absenceWords.cancelled);
                  form.giveUp();
                  close();
                },
              })
            }
          >
            {absenceWords.cancel}
          </Button>
        ) : null
      }
    >
      {absence || !base ? (
        <OutsideNotice
          of={outside}
          isSent={form.isSent}
          says={absenceWords.changed}
          load={absenceWords.load}
          onLoad={() => {
            outside.startFrom(absence);
            form.reset(valuesOf(absence));
          }}
        />
      ) : null}
      {cancel.error ? <Notice tone="bad">{problemText(cancel.error)}</Notice> : null}
      <TextField
        control={form.control}
        name="From"
        label={absenceWords.from}
        type="date"
        required
        focusFirst
      />
      <TextField control={form.control} name="Until" label={absenceWords.until} type="date" required />
      <DeputyField control={form.control} first={base?.Deputy ?? undefined} besides={profile.Id} />
    </SaveForm>
  );
}

const valuesOf = (absence: Absence | undefined): AbsenceValues => ({
  From: absence?.From ?? '',
  Until: absence?.Until ?? '',
  DeputyId: absence?.DeputyId ?? null,
});

function faultsOf(personId: number, { From, Until, DeputyId }: AbsenceValues, others: readonly Absence[]) {
  const missing = (['From', 'Until'] as const).filter((name) => !isDay(name === 'From' ? From : Until));
  if (missing.length > 0) return missing.map((name) => fieldError(name, absenceMessages, 'dayRequired'));
  const fault = absenceFault(
    personId,
    { from: From, until: Until, deputyId: DeputyId },
    others.map((other) => ({ from: other.From, until: other.Until })),
    // The server knows the person's own day.
    localDay(serverNow() - 86_400_000),
  );
  return fault === undefined ? [] : [fieldError(absenceFaultFields[fault], absenceFaultMessages, fault)];
}
