import { agentLimits } from '@bellwether/domain/agents/limits';
import { agentMessages } from '@bellwether/domain/agents/words';
import { Button } from '@mantine/core';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { TextAreaField, TextField } from '#ui/form/form-fields.tsx';
import { SubmitButton } from '#ui/form/submit-button.tsx';
import { useFirstFocus } from '#ui/form/use-first-focus.ts';
import { useAddClient } from '../api.ts';
import { agentsCardWords } from '../words.ts';

interface ClientValues {
  Name: string;
  Addresses: string;
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

function faultsOf({ Name, Addresses }: ClientValues) {
  return [
    ...(Name.trim() === '' ? [{ path: 'Name', message: agentMessages.nameRequired }] : []),
    ...(linesOf(Addresses).length === 0
      ? [{ path: 'Addresses', message: agentMessages.addressRequired }]
      : []),
  ];
}

/** Asks for the name and the addresses of a program of agents. */
export function ClientForm({ onDone }: { readonly onDone: () => void }) {
  const add = useAddClient();
  const first = useFirstFocus();
  const form = useSaveForm<ClientValues, unknown>({
    values: { Name: '', Addresses: '' },
    faults: faultsOf,
    save: ({ Name, Addresses }) => add.mutateAsync({ Name: Name.trim(), Addresses: linesOf(Addresses) }),
    done: agentsCardWords.added,
    leave: onDone,
  });
  return (
    <SaveForm
      of={form}
      ref={first}
      label={agentsCardWords.add}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => {
              form.giveUp();
              onDone();
            }}
          >
            {agentsCardWords.cancel}
          </Button>
          <SubmitButton loading={form.busy !== null}>{agentsCardWords.add}</SubmitButton>
        </>
      }
    >
      <TextField
        control={form.control}
        name="Name"
        label={agentsCardWords.name}
        description={agentsCardWords.nameHint}
        limit={agentLimits.name}
        autoComplete="off"
        required
      />
      <TextAreaField
        control={form.control}
        name="Addresses"
        label={agentsCardWords.addresses}
        description={agentsCardWords.addressesHint}
        limit={agentLimits.address * agentLimits.addresses}
        required
      />
    </SaveForm>
  );
}
