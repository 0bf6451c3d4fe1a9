import type { Calibration } from '@bellwether/contract/talent/calibration';
import { fieldError } from '@bellwether/domain/shared/said';
import { isGuide } from '@bellwether/domain/talent/calibration/rules';
import { calibrationMessages } from '@bellwether/domain/talent/calibration/words';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { NumberField, SwitchField } from '#ui/form/form-fields.tsx';
import formClasses from '../../cycles/components/cycle-form.module.css';
import { levelsDownward } from '../../model/matrix-cells.ts';
import { calibrationQuery, useSetGuide } from '../api.ts';
import { expectedGuide } from '../model/opening-values.ts';
import { calibrationWords as words } from '../words.ts';

const shape = z.object({ HasGuide: z.boolean(), Guide: z.array(z.nullable(z.number())) });
type Values = z.output<typeof shape>;

interface GuideFormProps {
  readonly session: Calibration;
  readonly onSaved: () => void;
}

/** Changes the guide lines of an open session: what is expected at each level, never forced (talent.26). */
export function GuideForm({ session, onSaved }: GuideFormProps) {
  const { refetch } = useQuery(calibrationQuery(session.Id));
  const outside = useOutsideChange({
    present: session,
    stampOf: ({ Guide }) => (Guide ?? []).join(' '),
    refetch: () => void refetch(),
  });
  const levels = session.Levels === 5 ? 5 : 3;
  const setGuide = useSetGuide(session.Id);
  const form = useSaveForm<Values, Calibration>({
    key: `calibration.${session.Id}.guide`,
    shape,
    values: valuesOf(outside.base, levels),
    faults: (values) =>
      values.HasGuide && !isGuide(percents(values), levels)
        ? [fieldError('Guide.0', calibrationMessages, 'guideWrong')]
        : [],
    fields: { Guide: 'Guide.0' },
    conflict: outside,
    save: (values) => setGuide.mutateAsync(values.HasGuide ? percents(values) : null),
    done: words.guideSaved,
    leave: onSaved,
  });
  const hasGuide = useWatch({ control: form.control, name: 'HasGuide' });
  return (
    <SaveForm of={form} label={words.changeGuide}>
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={words.guideChanged}
        load={words.loadGuide}
        onLoad={() => {
          outside.startFrom(session);
          form.reset(valuesOf(session, levels));
        }}
      />
      <SwitchField
        control={form.control}
        name="HasGuide"
        label={words.withGuide}
        description={words.guideHint}
      />
      {hasGuide ? (
        <div className={formClasses.pair}>
          {levelsDownward(levels).map((level) => (
            <NumberField
              key={level}
              control={form.control}
              name={`Guide.${level}`}
              label={words.guideOf(session.Axes.Primary.Levels[level] ?? '')}
              suffix="%"
            />
          ))}
        </div>
      ) : null}
    </SaveForm>
  );
}

function valuesOf({ Guide }: Calibration, levels: 3 | 5): Values {
  return { HasGuide: Guide !== null, Guide: [...(Guide ?? expectedGuide[levels])] };
}

const percents = ({ Guide }: Values) => Guide.map((percent) => percent ?? -1);
