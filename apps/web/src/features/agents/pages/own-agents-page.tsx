import type { Agent } from '@bellwether/contract/agents/allowing';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { AccountPage } from '#features/accounts/door.ts';
import { tokensLink } from '#platform/links.ts';
import { problemText } from '#platform/problem.ts';
import { settingsTitles } from '#platform/words.settings.ts';
import { LocalTime } from '#ui/data/times.tsx';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SkeletonRows } from '#ui/feedback/skeletons.tsx';
import { toast } from '#ui/feedback/toast.tsx';
import { SettingsPart } from '#ui/layout/settings-part.tsx';
import { ownAgentsQuery, useEndAgent } from '../api.ts';
import classes from '../components/agents.module.css';
import { EndDialog } from '../components/end-dialog.tsx';
import { agentScopeWords } from '../model/agent-scopes.ts';
import { ownAgentsWords } from '../words.ts';

/** `isToken`: it comes with a token of the person, and ends with it. */
interface OwnAgent extends Agent {
  readonly isToken: boolean;
}

/** The agents that act for the person: each can be ended at once (agents.6). */
export function OwnAgentsPage() {
  const { data, error, refetch } = useQuery(ownAgentsQuery);
  const end = useEndAgent();
  const [ending, setEnding] = useState<OwnAgent>();
  const list = useRef<HTMLUListElement>(null);
  const agents: OwnAgent[] = [
    ...(data?.data ?? []).map((agent) => ({ ...agent, isToken: false })),
    ...(data?.Tokens ?? []).map((agent) => ({ ...agent, isToken: true })),
  ];
  const endNow = () => {
    if (!ending || end.isPending) return;
    end.mutate(
      { id: ending.Id, isToken: ending.isToken },
      {
        onSuccess: () => toast.success(ownAgentsWords.ended),
        onSettled() {
          setEnding(undefined);
          list.current?.focus();
        },
      },
    );
  };
  return (
    <AccountPage name="agents">
      <SettingsPart title={ownAgentsWords.title}>
        <p className={classes.quiet}>
          {ownAgentsWords.hint} {ownAgentsWords.tokens} <Link {...tokensLink()}>{settingsTitles.tokens}</Link>
          .
        </p>
        {data && !data.IsOn ? <Notice tone="warn">{ownAgentsWords.off}</Notice> : null}
        {end.error ? <Notice tone="bad">{problemText(end.error)}</Notice> : null}
        {data && agents.length === 0 ? <p className={classes.quiet}>{ownAgentsWords.none}</p> : null}
        {data ? (
          <ul className={classes.list} ref={list} tabIndex={-1} aria-label={ownAgentsWords.title}>
            {agents.map((agent) => (
              <AgentRow key={`${agent.isToken}${agent.Id}`} agent={agent} onEnd={() => setEnding(agent)} />
            ))}
          </ul>
        ) : error ? (
          <ErrorPanel
            inset
            title={ownAgentsWords.failed}
            detail={problemText(error)}
            onRetry={() => void refetch()}
          />
        ) : (
          <SkeletonRows rows={2} />
        )}
        <EndDialog
          title={ending && ownAgentsWords.ask(ending.Name)}
          hint={ending?.isToken ? ownAgentsWords.askTokenHint : ownAgentsWords.askHint}
          cancel={ownAgentsWords.cancel}
          end={ownAgentsWords.end}
          isBusy={end.isPending}
          onEnd={endNow}
          onClose={() => setEnding(undefined)}
        />
      </SettingsPart>
    </AccountPage>
  );
}

function AgentRow({ agent, onEnd }: { readonly agent: OwnAgent; readonly onEnd: () => void }) {
  return (
    <li className={classes.row}>
      <div className={classes.facts}>
        <p className={classes.name}>{agent.Name}</p>
        <p className={classes.quiet}>{agent.Scopes.map((scope) => agentScopeWords(scope).name).join(', ')}</p>
        <p className={classes.quiet}>
          {agent.isToken ? ownAgentsWords.withToken : ownAgentsWords.allowed}{' '}
          <LocalTime at={agent.CreatedAt} />,{' '}
          {agent.LastUsedAt === null ? (
            ownAgentsWords.unused
          ) : (
            <>
              {ownAgentsWords.lastUsed} <LocalTime at={agent.LastUsedAt} />
            </>
          )}
        </p>
      </div>
      <Button variant="default" size="xs" aria-label={ownAgentsWords.endOf(agent.Name)} onClick={onEnd}>
        {ownAgentsWords.end}
      </Button>
    </li>
  );
}
