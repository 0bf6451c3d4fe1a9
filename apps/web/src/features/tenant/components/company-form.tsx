import { companyMessages } from '@bellwether/contract/words';
import { railsZoneNames } from '@bellwether/domain/calendar/zone';
import { fieldError } from '@bellwether/domain/shared/said';
import { textWords } from '@bellwether/domain/shared/words';
import * as z from 'zod/mini';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { FormFault } from '#ui/form/fault-resolver.ts';
import { SelectField, TextField } from '#ui/form/form-fields.tsx';
import { useEditCompany } from '../api.company.ts';
import type { CompanyVersion } from '../model/company-version.ts';
import { useSaveFailure } from '../model/use-save-failure.ts';
import { companyWords } from '../words.company.ts';
import { SaveFailureDialog } from './save-failure-dialog.tsx';

const shape = z.object({ Name: z.string(), Url: z.string(), TimeZone: z.string() });
type Values = z.output<typeof shape>;

const longest = 255;

function companyFaults({ Name, Url, TimeZone }: Values): FormFault[] {
  const faults: FormFault[] = [];
  const isLong = (text: string) => [...text.trim()].length > longest;
  const long = (path: string, label: string) =>
    fieldError(path, textWords, 'too_long', { label, limit: longest });
  if (Name.trim() === '') faults.push(fieldError('Name', companyMessages, 'nameRequired'));
  if (isLong(Name)) faults.push(long('Name', companyWords.name));
  if (isLong(Url)) faults.push(long('Url', companyWords.url));
  if (TimeZone === '') faults.push(fieldError('TimeZone', companyMessages, 'zoneRequired'));
  return faults;
}

interface VersionProps {
  /** The version that the form shows and that its save sends. */
  readonly version: CompanyVersion;
  /** Called with the version after a save or a reload. */
  readonly onVersion: (version: CompanyVersion) => void;
  /** False on a page, which has nothing to close. */
  readonly cancel?: boolean;
}

/** Name, site and zone. The drawer stays open after a save, because logo and colour are below. */
export function CompanyForm({ version, onVersion, cancel = true }: VersionProps) {
  const edit = useEditCompany();
  const failure = useSaveFailure(onVersion);
  const form = useSaveForm({
    key: 'company.info',
    shape,
    values: { Name: version.Name, Url: version.Url ?? '', TimeZone: version.TimeZone },
    faults: companyFaults,
    conflict: failure,
    save: (values) => edit.mutateAsync({ info: trimmed(values), startedFrom: version.UpdatedAt }),
    leave(saved, { reset }) {
      onVersion(saved);
      reset({ Name: saved.Name, Url: saved.Url ?? '', TimeZone: saved.TimeZone });
    },
    done: companyWords.saved,
  });
  return (
    <>
      <SaveForm of={form} label={companyWords.title} cancel={cancel}>
        <TextField
          control={form.control}
          name="Name"
          label={companyWords.name}
          limit={longest}
          autoComplete="off"
          required
          focusFirst
        />
        <TextField
          control={form.control}
          name="Url"
          label={companyWords.url}
          description={companyWords.urlHint}
          limit={longest}
          autoComplete="off"
          inputMode="url"
        />
        <SelectField
          control={form.control}
          name="TimeZone"
          label={companyWords.zone}
          description={companyWords.zoneHint}
          choices={zoneChoices(version.TimeZone)}
          searchable
          required
        />
      </SaveForm>
      <SaveFailureDialog of={failure} />
    </>
  );
}

const trimmed = ({ Name, Url, TimeZone }: Values) => ({ Name: Name.trim(), Url: Url.trim(), TimeZone });

/** Returns the Rails names, and before them the present zone if it is from another list. */
function zoneChoices(present: string) {
  const names = railsZoneNames.includes(present) ? railsZoneNames : [present, ...railsZoneNames];
  return names.map((name) => ({ value: name, label: name }));
}
