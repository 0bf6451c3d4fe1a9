import { employeeLimits } from '@bellwether/domain/people/employee';
import { mayHaveReports } from '@bellwether/domain/people/roles';
import { Checkbox } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { capabilitiesOfProfile } from '#platform/capabilities.ts';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import type { LayerProps } from '#platform/layers/layer-table.tsx';
import { personChoice } from '#platform/person-choice.ts';
import { problemText } from '#platform/problem.ts';
import { useSession } from '#platform/session.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonForm } from '#ui/feedback/skeletons.tsx';
import { TextField } from '#ui/form/form-fields.tsx';
import type { PersonChoice } from '#ui/form/person-select.tsx';
import { newPerson, useAddEmployee } from '../api.adding.ts';
import { managerChoicesQuery } from '../api.ts';
import { employeeFaults, employeeOf, employeeShape, withRole } from '../model/new-employee.ts';
import { addingWords } from '../words.adding.ts';
import classes from './add-employee-layer.module.css';
import { ManagerField } from './manager-field.tsx';
import { PersonGate } from './person-gate.tsx';

/**
 * Adds a person below the person of the address, or, from the organisation, below a manager of choice (2-people §5,
 * decisions-2 A16).
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
  if (mayHaveReports(Profile.RoleName))
    return <EmployeeForm manager={personChoice(Profile)} offersObserver={administersPeople} />;
  return <BelowTheFirst />;
}

/** Chooses the first manager of the list for an org admin without reports (decisions-2 A16). */
function BelowTheFirst() {
  const list = useInfiniteQuery(managerChoicesQuery(newPerson, 'person', ''));
  if (!list.data) {
    if (!list.error) return <SkeletonForm fields={4} />;
    return (
      <ErrorPanel
        title={addingWords.failed}
        detail={problemText(list.error)}
        onRetry={() => void list.refetch()}
      />
    );
  }
  const first = list.data.pages[0]?.data[0];
  return <EmployeeForm manager={first && personChoice(first)} offersObserver />;
}

interface EmployeeFormProps {
  /** The manager to begin with. */
  readonly manager: PersonChoice | undefined;
  readonly offersObserver: boolean;
}

function EmployeeForm({ manager, offersObserver }: EmployeeFormProps) {
  const add = useAddEmployee();
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
    done: ({ Email }) => addingWords.done(Email),
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
      <ManagerField control={control} first={manager} disabled={IsObserver ?? false} />
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
