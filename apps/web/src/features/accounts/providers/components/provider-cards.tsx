import type { Provider } from '@bellwether/contract/accounts/providers';
import { leastBreakGlass } from '@bellwether/domain/accounts/providers/provider';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConnectionCard } from '#platform/connections/connection-card.tsx';
import { problemText } from '#platform/problem.ts';
import { ErrorPanel } from '#ui/feedback/error-panel.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useButtonFocus } from '#ui/form/use-button-focus.ts';
import { providersQuery, useRemoveProvider, useTestProvider } from '../api.ts';
import { tellProvider } from '../model/tell-provider.ts';
import { providersWords } from '../words.ts';
import classes from './provider-cards.module.css';
import { ProviderForm } from './provider-form.tsx';

/** The ways in which people of the company sign in elsewhere, one card each, and one to add another (accounts.15). */
export function ProviderCards() {
  const { data, error, refetch } = useQuery(providersQuery);
  const [adding, setAdding] = useState<Provider['Kind']>();
  const addButton = useButtonFocus(adding !== undefined);
  if (error)
    return (
      <ErrorPanel
        title={providersWords.loadFailed}
        detail={problemText(error)}
        onRetry={() => void refetch()}
      />
    );
  return (
    <>
      <ConnectionCard title={providersWords.title} about={providersWords.about}>
        {adding ? (
          <ProviderForm kind={adding} onClose={() => setAdding(undefined)} />
        ) : (
          <div className={classes.acts}>
            <Button ref={addButton} variant="default" onClick={() => setAdding('oidc')}>
              {providersWords.addOpenId}
            </Button>
            <Button variant="default" onClick={() => setAdding('saml')}>
              {providersWords.addSaml}
            </Button>
          </div>
        )}
      </ConnectionCard>
      {data?.map((provider) => (
        <ProviderCard key={provider.Id} provider={provider} />
      ))}
    </>
  );
}

function ProviderCard({ provider }: { readonly provider: Provider }) {
  const [isChanging, setChanging] = useState(false);
  return (
    <ConnectionCard
      title={provider.Name}
      about={provider.IsEnforced ? providersWords.enforced : providersWords.linked(provider.People)}
      connection={`signin-${provider.Id}`}
      isOn={provider.IsOn}
      tell={tellProvider}
    >
      {isChanging ? (
        <ProviderForm kind={provider.Kind} provider={provider} onClose={() => setChanging(false)} />
      ) : (
        <>
          {provider.IsEnforced ? <FewPasswords kept={provider.BreakGlass} /> : null}
          <Facts provider={provider} />
          <Acts provider={provider} onChange={() => setChanging(true)} />
        </>
      )}
    </ConnectionCard>
  );
}

/** Warns when people who keep their password have left, because then an outage of the provider locks everybody out. */
function FewPasswords({ kept }: { readonly kept: Provider['BreakGlass'] }) {
  const there = kept.filter(({ HasLeft }) => !HasLeft);
  if (there.length >= leastBreakGlass) return null;
  return <Notice tone="warn">{providersWords.fewPasswords(there.map(({ Name }) => Name))}</Notice>;
}

/** What the admin copies to the provider and to the name server. */
function Facts({ provider }: { readonly provider: Provider }) {
  const isSaml = provider.Kind === 'saml';
  const facts: [string, string][] = [
    [isSaml ? providersWords.acs : providersWords.redirect, provider.RedirectAddress],
    ...(provider.MetadataAddress
      ? [[providersWords.metadata, provider.MetadataAddress] as [string, string]]
      : []),
    ...(isSaml ? [] : [[providersWords.logout, provider.LogoutAddress] as [string, string]]),
    ...provider.DomainClaims.filter(({ ClaimedAt }) => ClaimedAt === null).map(
      ({ Domain, Record }): [string, string] => [providersWords.record(Domain), Record],
    ),
  ];
  const claimed = provider.DomainClaims.filter(({ ClaimedAt }) => ClaimedAt !== null);
  return (
    <dl className={classes.facts}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {[
        ...claimed.map(({ Domain }) => providersWords.claimed(Domain)),
        ...provider.Certificates.map(providersWords.certificate),
      ].map((sentence) => (
        <div key={sentence}>
          <dt>{sentence}</dt>
        </div>
      ))}
    </dl>
  );
}

function Acts({ provider, onChange }: { readonly provider: Provider; readonly onChange: () => void }) {
  const test = useTestProvider();
  const remove = useRemoveProvider();
  const [isSure, setSure] = useState(false);
  const failure = test.error ?? remove.error;
  return (
    <>
      {failure ? <Notice tone="bad">{problemText(failure)}</Notice> : null}
      {test.data?.Fault ? <Notice tone="bad">{test.data.Fault}</Notice> : null}
      {test.data?.IsReachable ? (
        <Notice
          tone="good"
          action={
            <a href={test.data.Address} target="_blank" rel="noreferrer">
              {providersWords.openTrial}
            </a>
          }
        >
          {providersWords.reachable}
        </Notice>
      ) : null}
      <div className={classes.acts}>
        <Button variant="default" loading={test.isPending} onClick={() => test.mutate(provider.Id)}>
          {providersWords.test}
        </Button>
        <Button variant="default" onClick={onChange}>
          {providersWords.change}
        </Button>
        <Button
          variant="default"
          color="red"
          loading={remove.isPending}
          onClick={() => (isSure ? remove.mutate(provider.Id) : setSure(true))}
        >
          {isSure ? providersWords.removeSure : providersWords.remove}
        </Button>
        {isSure ? (
          <Button variant="subtle" onClick={() => setSure(false)}>
            {providersWords.cancel}
          </Button>
        ) : null}
      </div>
    </>
  );
}
