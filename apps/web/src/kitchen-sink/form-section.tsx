import { Button } from '@mantine/core';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { WeekStepper } from '#ui/data/week-stepper.tsx';
import { ChoiceGroup } from '#ui/form/choice-group.tsx';
import { FormActions, FormStack } from '#ui/form/form-actions.tsx';
import {
  NumberField,
  PersonField,
  SelectField,
  SwitchField,
  TextAreaField,
  TextField,
} from '#ui/form/form-fields.tsx';
import { ReasonButton } from '#ui/form/reason-button.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import classes from './kitchen-sink.module.css';
import { Row, Section } from './section.tsx';

const PEOPLE = [
  { id: 1, name: 'Ada Larkwood', department: 'Engineering' },
  { id: 2, name: 'Grace Holloway', department: 'Engineering' },
  { id: 3, name: 'José Núñez', department: 'Sales' },
];

export function FormSection() {
  const [completed, setCompleted] = useState<boolean | null>(null);
  const { control, handleSubmit, setError } = useForm({
    defaultValues: {
      title: 'Cut the time from order to delivery to four days',
      text: 'x'.repeat(2600),
      bad: '',
      percent: 40,
      hidden: true,
      quarter: 7,
      owner: 1,
    },
  });
  return (
    <Section title="Forms">
      <form
        className={classes.narrow}
        noValidate
        onSubmit={handleSubmit(() => setError('bad', { message: 'Please enter your comment.' }))}
      >
        <FormStack>
          <TextField control={control} name="title" label="Title" required limit={255} />
          <TextAreaField
            control={control}
            name="text"
            label="Measurement"
            required
            limit={3000}
            maxRows={4}
          />
          <TextAreaField control={control} name="bad" label="Comment" required placeholder="What changed?" />
          <NumberField control={control} name="percent" label="Result" suffix=" %" />
          <SelectField
            control={control}
            name="quarter"
            label="Quarter"
            choices={[
              { value: 7, label: 'Q4 2026' },
              { value: 8, label: 'Q1 2027' },
            ]}
          />
          <PersonField control={control} name="owner" label="Owner" people={PEOPLE} required />
          <ChoiceGroup
            legend="Completed"
            choices={[
              { value: true, label: 'Yes' },
              { value: false, label: 'No' },
            ]}
            value={completed}
            onChange={setCompleted}
            error={completed === null ? 'Please select!' : undefined}
          />
          <SwitchField
            control={control}
            name="hidden"
            label="Private"
            description="Seen by you and your managers."
          />
        </FormStack>
        <FormActions aside={<Button variant="subtle">Save Draft</Button>}>
          <Button variant="default">Cancel</Button>
          <SubmitButton>Publish</SubmitButton>
        </FormActions>
      </form>
      <Row>
        <SubmitButton loading>Request Approval</SubmitButton>
        <ReasonButton onClick={() => undefined}>Finalize</ReasonButton>
        <ReasonButton reason="No week is open for a prediction." onClick={() => undefined}>
          Update
        </ReasonButton>
        <Button variant="light">Light</Button>
        <Button variant="outline">Outline</Button>
        <Button variant="subtle">Subtle</Button>
        <Button color="red">Delete Goal</Button>
      </Row>
      <Row>
        <WeekStepper
          label="Week 8 · ends Sun 22 Nov"
          words={{
            previousWeek: 'Previous week',
            nextWeek: 'Next week',
            noEarlierWeek: 'No earlier week is open.',
            noLaterWeek: 'No later week is open.',
          }}
          previous={7}
          next={null}
          onStep={() => undefined}
        />
      </Row>
    </Section>
  );
}
