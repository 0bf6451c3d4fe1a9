import { useController, useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { TextField } from '#ui/form/form-fields.tsx';
import { DEFAULT_BRAND } from '#ui/theme/brand-shades.ts';
import { useSaveBranding } from '../api.company.ts';
import { colorFrom, isColor } from '../model/color-preview.ts';
import type { CompanyVersion } from '../model/company-version.ts';
import { useSaveFailure } from '../model/use-save-failure.ts';
import { companyWords, textChoices } from '../words.company.ts';
import { BrandPreview } from './brand-preview.tsx';
import classes from './branding-form.module.css';
import { SaveFailureDialog } from './save-failure-dialog.tsx';

const shape = z.object({ PrimaryColor: z.string(), UseLightTextOnPrimary: z.boolean() });

function brandingFaults({ PrimaryColor }: z.output<typeof shape>): FormFault[] {
  const color = colorFrom(PrimaryColor);
  return color === null || isColor(color) ? [] : [{ path: 'PrimaryColor', message: companyWords.colorWrong }];
}

const valuesOf = ({ PrimaryColor, UseLightTextOnPrimary }: CompanyVersion) => ({
  PrimaryColor: PrimaryColor ?? '',
  UseLightTextOnPrimary,
});

interface BrandingFormProps {
  /** The version that the form shows and that its save sends. */
  readonly version: CompanyVersion;
  /** Called with the version after a save or a reload. */
  readonly onVersion: (version: CompanyVersion) => void;
}

/** The company's colour and the text on it, with how both look in either theme. */
export function BrandingForm({ version, onVersion }: BrandingFormProps) {
  const save = useSaveBranding();
  const failure = useSaveFailure(onVersion);
  const form = useSaveForm({
    key: 'company.brand',
    shape,
    values: valuesOf(version),
    faults: brandingFaults,
    conflict: failure,
    save: ({ PrimaryColor, UseLightTextOnPrimary }) =>
      save.mutateAsync({
        branding: { PrimaryColor: colorFrom(PrimaryColor), UseLightTextOnPrimary },
        startedFrom: version.UpdatedAt,
      }),
    leave(saved, { reset }) {
      onVersion(saved);
      reset(valuesOf(saved));
    },
    done: companyWords.brandSaved,
  });
  const { control } = form;
  const color = useController({ control, name: 'PrimaryColor' }).field;
  const text = useController({ control, name: 'UseLightTextOnPrimary' }).field;
  const [typed = '', usesLightText = true] = useWatch({
    control,
    name: ['PrimaryColor', 'UseLightTextOnPrimary'],
  });
  const plain = colorFrom(typed);
  return (
    <>
      <SaveForm of={form} cancel={false} label={companyWords.brand}>
        <div className={classes.color}>
          <TextField
            control={control}
            name="PrimaryColor"
            label={companyWords.color}
            description={companyWords.colorHint}
            autoComplete="off"
          />
          <input
            className={classes.picker}
            type="color"
            aria-label={companyWords.pick}
            value={plain !== null && isColor(plain) ? `#${plain}` : DEFAULT_BRAND}
            onChange={(event) => color.onChange(event.currentTarget.value.slice(1))}
          />
        </div>
        <ChoiceGroup
          legend={companyWords.text}
          choices={textChoices}
          value={text.value}
          onChange={text.onChange}
        />
        <BrandPreview color={typed} usesLightText={usesLightText} />
      </SaveForm>
      <SaveFailureDialog of={failure} />
    </>
  );
}
