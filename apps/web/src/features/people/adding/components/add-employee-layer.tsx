import { employeeLimits } from '@bellwether/domain/people/adding/employee';
import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { personChoice } from '#platform/person-choice.ts';
import { useSession } from '#platform/session.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import type { PersonChoice } from '#ui/form/person-select.tsx';
import { PersonGate } from '../../components/person-gate.tsx';
import type { PeopleLayerName } from '../../model/layer-names.ts';
import { ManagerField } from '../../organisation/components/manager-field.tsx';
import { useAddEmployee } from '../api.ts';
import { employeeFaults, employeeOf, employeeShape, withRole } from '../model/new-employee.ts';
import { addingWords } from '../words.ts';
import classes from './add-employee-layer.module.css';

/**
 * Adds a person below the person of the address, or, from the organisation, below a manager of choice (people.22). No
 * manager is chosen before, because the invitation is out once the person is added (people.22).
 */
export function AddEmployeeLayer({ at }: LayerProps<'add-employee'>) {
  const { Profile } = useSession();
  const { addsEmployees, administersPeople } = capabilitiesOfProfile(Profile);
  if (at.search.person !== undefined)
    return (
      <PersonGate at={at} needs={['AddEmployee']} fields={4}>
        {(profile) => <EmployeeForm manager={personChoice(profile)} offersObserver={false} />}
      </PersonGate>
    );
  if (!addsEmployees) return <Notice tone="warn">{addingWords.notYours}</Notice>;
  return <EmployeeForm manager={undefined} offersObserver={administersPeople} />;
}

interface EmployeeFormProps {
  /** The manager to begin with; undefined: none is chosen. */
  readonly manager: PersonChoice | undefined;
  readonly offersObserver: boolean;
}

function EmployeeForm({ manager, offersObserver }: EmployeeFormProps) {
  const add = useAddEmployee();
  const { openLayer } = useAddressLayer<PeopleLayerName>();
  const [chosen, setChosen] = useState(manager);
  const form = useSaveForm({
    // A form that offers Observer has one draft; every other form has a separate draft for each manager.
    key: offersObserver ? 'employee.add' : `employee.add.${manager?.id ?? 0}`,
    shape: employeeShape,
    values: {
      Name: '',
      Email: '',
      JobTitle: '',
      IsManager: false,
      IsObserver: false,
      ParentId: manager?.id ?? null,
      OrgUnit: '',
    },
    faults: employeeFaults,
    save: (values) => add.mutateAsync(employeeOf(values)),
    done: ({ Name, Email, RoleName }) =>
      addingWords.done(Name, RoleName === 'observer' ? undefined : chosen?.name, Email),
    doneAct: ({ id, RoleName }) =>
      RoleName === 'observer'
        ? undefined
        : { label: addingWords.change, act: () => openLayer('change-manager', { person: id }) },
  });
  const { control } = form;
  const { IsManager, IsObserver } = useWatch({ control });
  const choose = (role: 'IsManager' | 'IsObserver', isOn: boolean) => {
    const roles = withRole(role, isOn);
    form.form.setValue('IsManager', roles.IsManager, { shouldDirty: true });
    form.form.setValue('IsObserver', roles.IsObserver, { shouldDirty: true });
    form.form.clearErrors(['ParentId', 'OrgUnit']);
  };
  return (
    <SaveForm of={form} label={addingWords.title} button={addingWords.save} shutWhileBusy>
      <TextField
        control={control}
        name="Name"
        label={addingWords.name}
        limit={employeeLimits.name}
        autoComplete="off"
        required
        focusFirst
      />
      <TextField
        control={control}
        name="Email"
        label={addingWords.email}
        description={addingWords.emailHint}
        type="email"
        limit={employeeLimits.email}
        autoComplete="off"
        required
      />
      <TextField
        control={control}
        name="JobTitle"
        label={addingWords.jobTitle}
        limit={employeeLimits.jobTitle}
        autoComplete="off"
      />
      <div className={classes.boxes}>
        <Checkbox
          label={addingWords.isManager}
          description={addingWords.isManagerHint}
          checked={IsManager ?? false}
          onChange={(event) => choose('IsManager', event.currentTarget.checked)}
        />
        {offersObserver ? (
          <Checkbox
            label={addingWords.isObserver}
            description={addingWords.isObserverHint}
            checked={IsObserver ?? false}
            onChange={(event) => choose('IsObserver', event.currentTarget.checked)}
          />
        ) : null}
      </div>
      <ManagerField control={control} chosen={chosen} onChoose={setChosen} disabled={IsObserver ?? false} />
      {IsManager ? (
        <TextField
          control={control}
          name="OrgUnit"
          label={addingWords.department}
          description={addingWords.departmentHint}
          limit={employeeLimits.orgUnit}
          autoComplete="off"
        />
      ) : null}
    </SaveForm>
  );
}
