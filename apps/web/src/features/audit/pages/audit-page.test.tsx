import type { AuditRow } from '@bellwether/contract/audit';
import { createRoute } from '@tanstack/react-router';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { readAuditSearch } from '../model/audit-search.ts';
import { AuditPage } from './audit-page.tsx';

afterEach(cleanup);

const row = (fields: Partial<AuditRow>): AuditRow => ({
  Id: 1,
  At: '2026-11-18T15:00:00Z',
  Kind: 'person.role_changed',
  Words: 'changed a role',
  Actor: { Id: 2, Name: 'Ora Orgadmin' },
  For: null,
  Subject: { Kind: 'person', Id: 3, Name: 'Mia Member' },
  Via: null,
  Address: '203.0.113.7',
  Device: 'Mozilla/5.0 (X11; Linux x86_64; rv:142.0) Gecko/20100101 Firefox/142.0',
  RequestId: 'req-1',
  Detail: 'contributor → manager',
  ...fields,
});

const render = (place: string, answers: Answers, profile: object = {}) => {
  const session = buildSession();
  return renderPages(
    (root) => [
      createRoute({
        getParentRoute: () => root,
        path: '/v3/company/audit',
        validateSearch: readAuditSearch,
        component: AuditPage,
      }),
    ],
    {
      place,
      session: { ...session, Profile: { ...session.Profile, RoleName: 'ceo', ...profile } },
      answers: { getOrganisation: () => ({ Version: '1', data: [] }), ...answers },
    },
  );
};

it('says who changed what, when, from where, and filters by a person', async () => {
  const { screen, calls } = render('/v3/company/audit', {
    listAudit: () => ({
      data: [
        row({ Id: 3, Via: 'Zapier', For: { Id: 9, Name: 'Lena Lead' } }),
        row({
          Id: 2,
          Kind: 'goal.updated',
          Words: 'changed a goal',
          Subject: { Kind: 'goal', Id: 5, Name: null },
          Detail: '',
        }),
        row({ Id: 1, Actor: null, Address: null, Device: null, RequestId: null }),
      ],
      Next: null,
    }),
  });
  const list = await screen.findByRole('list', { name: 'Events, newest first' });
  const [first, second, third] = within(list).getAllByRole('listitem');
  expect(first?.textContent).toContain('Ora Orgadmin changed a role: Mia Member');
  expect(first?.textContent).toContain('contributor → manager');
  expect(first?.textContent).toContain('for Lena Lead · via Zapier · 203.0.113.7 · Firefox on Linux');
  expect(second?.textContent).toContain('A goal that not everybody sees');
  expect(third?.textContent).toContain('Bellwether changed a role');
  fireEvent.click(within(list).getAllByRole('link', { name: 'Mia Member' })[0] as HTMLElement);
  await waitFor(() => expect(calls('listAudit').at(-1)?.query).toEqual({ Person: '3' }));
});

it('reads older events with Load More', async () => {
  const { screen, calls } = render('/v3/company/audit?kind=people', {
    listAudit: ({ query }) =>
      query?.After === undefined
        ? { data: [row({ Id: 9 })], Next: '<9' }
        : { data: [row({ Id: 8 })], Next: null },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(2));
  expect(calls('listAudit').map(({ query }) => query)).toEqual([
    { Kind: 'people' },
    { Kind: 'people', After: '<9' },
  ]);
});

it('says that nothing matches, and clears the filters', async () => {
  const { screen } = render('/v3/company/audit?from=2031-01-01&kind=nonsense', {
    listAudit: ({ query }) => ({ data: query?.From ? [] : [row({})], Next: null }),
  });
  await screen.findByText('Nothing matches these filters');
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  await screen.findByText('Mia Member');
});

it('reads nothing for people without the right', async () => {
  const { screen, calls } = render('/v3/company/audit', {}, { RoleName: 'manager' });
  await screen.findByText('Only the CEO, org admins and HR admins read the audit log.');
  expect(calls('listAudit')).toEqual([]);
});
