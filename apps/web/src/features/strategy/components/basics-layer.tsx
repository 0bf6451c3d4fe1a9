import type { StrategyDocument } from '@bellwether/contract/strategy';
import { type BasicName, basicLabels, basicNames } from '@bellwether/domain/strategy/document';
import { type Control, type FieldPath, useWatch } from 'react-hook-form';
import { plainTextOf } from '#ui/data/rich-text.tsx';
import { RichTextField } from '#ui/form/rich-text-field.tsx';
import type { PartValues } from '../model/part-values.ts';
import { layerTitles } from '../words.layers.ts';
import { formWords, questions } from '../words.ts';
import { EditorsGate } from './editors-gate.tsx';
import classes from './part-form.module.css';
import { PartForm } from './part-form.tsx';

/** Edits mission, vision and values, and shows for each the three lines of the dashboard. */
export function BasicsLayer() {
  return <EditorsGate fields={3}>{(document) => <BasicsForm document={document} />}</EditorsGate>;
}

function BasicsForm({ document }: { readonly document: StrategyDocument }) {
  return (
    <PartForm
      name="basics"
      label={layerTitles.basics}
      document={document}
      fields={basicNames}
      partOf={(parts) => parts.StrategyBasic}
      withTexts={(texts) => ({ StrategyBasic: texts })}
      asSave={(texts) => ({ StrategyBasic: texts })}
    >
      {(control, nameOf) =>
        basicNames.map((name, place) => (
          <div className={classes.field} key={name}>
            <RichTextField
              control={control}
              name={nameOf(name)}
              label={basicLabels[name]}
              description={questions[name]}
              focusFirst={place === 0}
            />
            <Preview control={control} name={nameOf(name)} />
          </div>
        ))
      }
    </PartForm>
  );
}

interface PreviewProps {
  readonly control: Control<PartValues<BasicName>>;
  readonly name: FieldPath<PartValues<BasicName>>;
}

/** Shows the text as the dashboard does: plain, three lines at most. */
function Preview({ control, name }: PreviewProps) {
  const html: unknown = useWatch({ control, name });
  const text = plainTextOf(typeof html === 'string' ? html : '');
  if (text === '') return null;
  return (
    <div className={classes.preview}>
      <p className={classes.previewLabel}>{formWords.onDashboard}</p>
      <p className={classes.lines}>{text}</p>
    </div>
  );
}
