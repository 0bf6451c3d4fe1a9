import type { StrategyDocument } from '@bellwether/contract/strategy';
import { type StrategicObjective, strategicObjectives } from '@bellwether/domain/strategy/objectives';
import { areaLabels } from '@bellwether/domain/strategy/words';
import { type Control, useWatch } from 'react-hook-form';
import { RichTextField } from '#ui/form/rich-text-field.tsx';
import type { PartValues } from '../model/part-values.ts';
import { layerTitles } from '../words.layers.ts';
import { formWords, questions } from '../words.ts';
import { EditorsGate } from './editors-gate.tsx';
import classes from './part-form.module.css';
import { PartForm } from './part-form.tsx';

/** Edits the six strategic objectives. */
export function ObjectivesLayer() {
  return <EditorsGate fields={6}>{(document) => <ObjectivesForm document={document} />}</EditorsGate>;
}

function ObjectivesForm({ document }: { readonly document: StrategyDocument }) {
  return (
    <PartForm
      name="objectives"
      label={layerTitles.objectives}
      document={document}
      fields={strategicObjectives}
      partOf={(parts) => parts.Objectives}
      withTexts={(texts) => ({ Objectives: texts })}
      asSave={(texts) => ({ StrategyObjective: texts })}
    >
      {(control, nameOf) => (
        <>
          <Progress control={control} />
          {strategicObjectives.map((area, place) => (
            <RichTextField
              key={area}
              control={control}
              name={nameOf(area)}
              label={areaLabels[area]}
              description={questions[area]}
              focusFirst={place === 0}
            />
          ))}
        </>
      )}
    </PartForm>
  );
}

function Progress({ control }: { readonly control: Control<PartValues<StrategicObjective>> }) {
  const { texts } = useWatch({ control }) as PartValues<StrategicObjective>;
  const filled = strategicObjectives.filter((area) => texts[area] !== '').length;
  return (
    <p className={classes.progress} role="status">
      {formWords.filled(filled, strategicObjectives.length)}
    </p>
  );
}
