import type { Calibration, CalibrationCard } from '@bellwether/contract/talent/calibration';
import { calibrationLimits } from '@bellwether/domain/talent/calibration/rules';
import { calibrationMessages } from '@bellwether/domain/talent/calibration/words';
import { useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { SelectField, TextAreaField } from '#ui/form/form-fields.tsx';
import { levelsDownward, ratingsOfTalentCell, type TalentCell } from '../../model/matrix-cells.ts';
import { calibrationQuery, useMoveCard } from '../api.ts';
import { placeWords, stampOfCard } from '../model/places.ts';
import { calibrationWords as words } from '../words.ts';

const shape = z.object({ Primary: z.int(), Secondary: z.int(), Reason: z.string() });

interface MoveFormProps {
  readonly session: Calibration;
  readonly card: CalibrationCard;
  readonly to: TalentCell | undefined;
}

/** Moves a person with a reason. If the card changed meanwhile, the form says where it is now and keeps the reason. */
export function MoveForm({ session, card, to }: MoveFormProps) {
  const { refetch } = useQuery(calibrationQuery(session.Id));
  const outside = useOutsideChange({
    present: card,
    stampOf: stampOfCard,
    refetch: () => void refetch(),
  });
  const move = useMoveCard(session.Id, outside.base);
  const chosen = to === undefined ? undefined : ratingsOfTalentCell(to, session.Levels);
  const form = useSaveForm({
    key: `calibration.${session.Id}.${card.UserId}`,
    shape,
    values: {
      Primary: chosen?.primary ?? card.Primary,
      Secondary: chosen?.secondary ?? card.Secondary,
      Reason: '',
    },
    conflict: outside,
    faults: ({ Reason }) =>
      Reason.trim() === '' ? [{ path: 'Reason', message: calibrationMessages.required }] : [],
    save: (values) => move.mutateAsync(values),
    done: words.movedNow(card.Name),
  });
  const axis = (name: 'Primary' | 'Secondary') => ({
    control: form.control,
    name,
    label: session.Axes[name].Name,
    choices: levelsDownward(session.Levels).map((level) => ({
      value: level,
      label: session.Axes[name].Levels[level] ?? '',
    })),
    required: true,
  });
  return (
    <SaveForm of={form} label={words.moveForm(card.Name)} button={words.move}>
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={words.changed(placeWords(session, card))}
        load={words.goOn}
        onLoad={() => outside.startFrom(card)}
      />
      <SelectField {...axis('Primary')} />
      <SelectField {...axis('Secondary')} />
      <TextAreaField
        control={form.control}
        name="Reason"
        label={words.reason}
        description={words.reasonHint}
        limit={calibrationLimits.reason}
        minRows={2}
        maxRows={8}
        required
      />
    </SaveForm>
  );
}
