import type { PeerRound } from '@bellwether/contract/talent/peers';
import { peerLimits } from '@bellwether/domain/talent/peers/rules';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextAreaField } from '#ui/form/form-fields.tsx';
import { peerRoundQuery, useSaveSummary } from '../api.ts';
import { peerWords } from '../words.ts';

const shape = z.object({ Summary: z.string() });
type Values = z.output<typeof shape>;

interface SummaryFormProps {
  readonly round: PeerRound;
  readonly onSaved: () => void;
}

/** The manager pools what peers say in their own words (talent.24). */
export function SummaryForm({ round, onSaved }: SummaryFormProps) {
  const { refetch } = useQuery(peerRoundQuery(round.CycleId, round.User.Id));
  const outside = useOutsideChange({
    present: round,
    stampOf: ({ UpdatedAt }) => UpdatedAt,
    refetch: () => void refetch(),
  });
  const { base } = outside;
  const save = useSaveSummary(base);
  const form = useSaveForm<Values, PeerRound>({
    key: `peer-summary.${base.CycleId}.${base.User.Id}`,
    shape,
    values: valuesOf(base),
    faults: () => [],
    save: ({ Summary }) => save.mutateAsync(Summary),
    conflict: outside,
    leave: (saved, { reset }) => {
      outside.startFrom(saved);
      reset(valuesOf(saved));
      onSaved();
    },
    done: peerWords.summarySaved,
  });
  return (
    <SaveForm of={form} label={peerWords.summary} button={peerWords.saveSummary} cancel={false}>
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={peerWords.roundChanged}
        load={peerWords.loadRound}
        onLoad={() => {
          outside.startFrom(round);
          form.reset(valuesOf(round));
        }}
      />
      {round.Summary?.IsBehind ? <Notice tone="warn">{peerWords.summaryBehind}</Notice> : null}
      <TextAreaField
        control={form.control}
        name="Summary"
        label={peerWords.summary}
        description={peerWords.summaryHint}
        limit={peerLimits.summary}
        minRows={4}
        maxRows={16}
      />
    </SaveForm>
  );
}

const valuesOf = ({ Summary }: PeerRound): Values => ({ Summary: Summary?.Text ?? '' });
