import type { AgentClient } from '@bellwether/contract/agents/allowing';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ConnectionCard } from '#platform/connections/connection-card.tsx';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { CopyField } from '#ui/form/copy-field.tsx';
import { useButtonFocus } from '#ui/form/use-button-focus.ts';
import { clientsQuery, useRemoveClient } from '../api.ts';
import { agentsCardWords } from '../words.ts';
import classes from './agents.module.css';
import { ClientForm } from './client-form.tsx';
import { EndDialog } from './end-dialog.tsx';

/** Agents on the page of connections: their address, and the programs that people may allow (agents.2). */
export function AgentsCard() {
  const { data, error, refetch } = useQuery(clientsQuery);
  return (
    <ConnectionCard
      title={agentsCardWords.title}
      about={agentsCardWords.about}
      {...(data ? { isOn: data.IsOn } : {})}
    >
      {data ? (
        <>
          <CopyField
            label={agentsCardWords.address}
            description={agentsCardWords.addressHint}
            value={data.Address}
            words={agentsCardWords}
            isPlain
          />
          <p className={classes.quiet}>
            {data.MayRegister ? agentsCardWords.mayRegister : agentsCardWords.mayNotRegister}
          </p>
          <Clients list={data.data} />
        </>
      ) : error ? (
        <ErrorPanel
          inset
          title={agentsCardWords.failed}
          detail={problemText(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <SkeletonRows rows={2} />
      )}
    </ConnectionCard>
  );
}

function Clients({ list }: { readonly list: readonly AgentClient[] }) {
  const remove = useRemoveClient();
  const [isAdding, setAdding] = useState(false);
  const addButton = useButtonFocus(isAdding);
  const [removing, setRemoving] = useState<AgentClient>();
  const rows = useRef<HTMLUListElement>(null);
  const removeNow = () => {
    if (!removing || remove.isPending) return;
    remove.mutate(removing.Id, {
      onSuccess: () => toast.success(agentsCardWords.removed),
      onSettled() {
        setRemoving(undefined);
        rows.current?.focus();
      },
    });
  };
  return (
    <>
      {remove.error ? <Notice tone="bad">{problemText(remove.error)}</Notice> : null}
      {list.length === 0 ? <p className={classes.quiet}>{agentsCardWords.none}</p> : null}
      <ul className={classes.list} ref={rows} tabIndex={-1} aria-label={agentsCardWords.list}>
        {list.map((client) => (
          <li key={client.Id} className={classes.row}>
            <div className={classes.facts}>
              <p className={classes.name}>{client.Name}</p>
              <p className={classes.quiet}>
                {client.IsRegistered ? `${agentsCardWords.registered}, ` : null}
                {agentsCardWords.people(client.People)}
              </p>
              <p className={classes.quiet}>{agentsCardWords.clientId(client.ClientId)}</p>
            </div>
            <Button
              variant="default"
              size="xs"
              aria-label={agentsCardWords.removeOf(client.Name)}
              onClick={() => setRemoving(client)}
            >
              {agentsCardWords.remove}
            </Button>
          </li>
        ))}
      </ul>
      {isAdding ? (
        <ClientForm onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button ref={addButton} variant="default" onClick={() => setAdding(true)}>
            {agentsCardWords.add}
          </Button>
        </div>
      )}
      <EndDialog
        title={removing && agentsCardWords.ask(removing.Name)}
        hint={agentsCardWords.askHint}
        cancel={agentsCardWords.cancel}
        end={agentsCardWords.remove}
        isBusy={remove.isPending}
        onEnd={removeNow}
        onClose={() => setRemoving(undefined)}
      />
    </>
  );
}
