import type { Provider } from '@bellwether/contract/accounts/providers';
import { ProblemError } from '@bellwether/contract/problem';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { queryClient } from '#platform/query-client.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { tellProvider } from '../model/tell-provider.ts';
import { ProviderCards } from './provider-cards.tsx';

afterEach(() => {
  cleanup();
  queryClient.clear();
});

const stored: Provider = {
  Id: 3,
  Kind: 'oidc',
  Preset: 'okta',
  Name: 'Northwind',
  Issuer: 'https://north.okta.com',
  ClientId: 'bellwether',
  HasSecret: true,
  IsOn: true,
  IsEnforced: false,
  IsAuthoritative: false,
  CreatesPeople: false,
  CreatesUnder: null,
  TakesUnasked: false,
  Domains: ['north.example'],
  DomainClaims: [{ Domain: 'north.example', Record: 'bellwether-domain=abc', ClaimedAt: null }],
  BreakGlass: [],
  People: 2,
  RedirectAddress: 'https://goals.example/api/signin/3/callback',
  LogoutAddress: 'https://goals.example/api/signin/3/backchannel',
  MetadataAddress: null,
  Certificates: [],
  UpdatedAt: '2026-11-18T15:00:00.000Z',
};

function show(answers: Answers = {}) {
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/settings/company/connections',
        component: ProviderCards,
      }),
    ],
    {
      place: '/v3/settings/company/connections',
      session: buildSession({}),
      answers: {
        listProviders: () => ({ data: [stored] }),
        listConnections: () => ({ data: [] }),
        getOrganisation: () => ({ Version: 'a', data: [] }),
        ...answers,
      },
    },
  );
}

it('shows what to copy to the provider and the name server, and never a secret', async () => {
  const { screen } = show();
  await screen.findByText('https://goals.example/api/signin/3/callback');
  expect(screen.getByText('https://goals.example/api/signin/3/backchannel')).toBeTruthy();
  expect(screen.getByText('bellwether-domain=abc')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  expect(screen.getByLabelText(/^Client secret/)).toHaveProperty('value', '');
});

it('saves what was changed, keeps the stored secret, and shows a refusal at its field', async () => {
  const { screen, calls } = show({
    saveProvider: () => {
      throw new ProblemError({
        status: 400,
        detail: 'Did not answer.',
        errors: [{ path: 'Issuer', message: 'The provider did not answer.' }],
      });
    },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Change' }));
  fireEvent.change(screen.getByLabelText(/^Issuer/), { target: { value: 'https://new.okta.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The provider did not answer.');
  expect(calls('saveProvider')[0]).toMatchObject({
    params: { id: '3' },
    body: { Issuer: 'https://new.okta.com', Domains: ['north.example'], UpdatedAt: stored.UpdatedAt },
  });
  expect(calls('saveProvider')[0]?.body).not.toHaveProperty('ClientSecret');
});

it('says since when answers were refused, unless the connection fails anyhow', async () => {
  const state = { Connection: 'signin-3', LastUsedAt: null, RefusedSince: stored.UpdatedAt };
  const refused = show({ listConnections: () => ({ data: [{ ...state, FailingSince: null }] }) });
  await refused.screen.findByText(/^Answers have been refused since/);
  cleanup();
  const failing = { ...state, FailingSince: stored.UpdatedAt };
  const other = show({ listConnections: () => ({ data: [failing] }) });
  await other.screen.findByText(/^Failing since/);
  expect(other.screen.queryAllByText(/^Answers have been refused since/)).toHaveLength(0);
});

it('asks before it removes', async () => {
  const { screen, calls } = show({ removeProvider: () => ({ Id: 3 }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(calls('removeProvider')).toHaveLength(0);
  fireEvent.click(screen.getByRole('button', { name: 'Remove it and its links?' }));
  await waitFor(() => expect(calls('removeProvider')).toHaveLength(1));
});

it.each([
  ['signed_in', 'ada@north.example', 'ada@north.example signed in.'],
  ['deactivated', 'ada@north.example', /^ada@north\.example: Your account here is deactivated/],
  ['provider_down', '', 'The provider did not answer.'],
  ['constructor', '', 'constructor'],
])('the happening %s is told in words', (Code, who, sentence) => {
  const told = tellProvider({ At: stored.UpdatedAt, IsOk: true, Code, Values: { who } });
  expect(told).toMatch(sentence);
});

it.each([
  [['Ada Quill', 'Tom Becker'], undefined],
  [
    ['Ada Quill'],
    'Only Ada Quill keeps a password. Name a second person, who can sign in if the provider fails.',
  ],
  [[], 'Nobody keeps a password any more. If the provider fails, nobody can sign in. Name two people.'],
])('warns if fewer than two people keep a password: %j', async (names, sentence) => {
  const { screen } = show({
    listProviders: () => ({
      data: [
        {
          ...stored,
          IsEnforced: true,
          BreakGlass: [
            ...names.map((Name, at) => ({ Id: at + 7, Name, HasLeft: false })),
            { Id: 20, Name: 'Lena Hoffmann', HasLeft: true },
          ],
        },
      ],
    }),
  });
  await screen.findByText('bellwether-domain=abc');
  expect(screen.queryByRole('alert')?.textContent).toBe(sentence);
});
