import type { OrgPerson } from '@bellwether/contract/people/organisation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { ManySelect } from '#ui/form/many-select.tsx';
import { UiProvider } from '#ui/theme/ui-provider.tsx';
import { answerCalls } from '../answer-calls.fixture.ts';
import { useListedPeople } from './listed-people.ts';

afterEach(cleanup);

const person = (id: number, Name: string, more: Partial<OrgPerson> = {}): OrgPerson => ({
  ...{ id, Name, OrgUnit: 'Corporate', Email: `p${id}@example.com`, RoleName: 'contributor' },
  ...more,
});
const around = [person(7, 'Ada Larkwood'), person(8, 'Bo Boss', { OrgUnit: 'Legal', RoleName: 'observer' })];
const far = [person(40, 'Sal Seller'), person(41, 'Zoë Far')];

function Picker() {
  const [chosen, choose] = useState<readonly number[]>([40, 99]);
  const { people, departments, onSearchChange } = useListedPeople(chosen);
  return (
    <>
      <ManySelect
        label="People"
        choices={people.map(({ id, Name }) => ({ value: String(id), label: Name }))}
        value={chosen.map(String)}
        onChange={(ids) => choose(ids.map(Number))}
        onSearchChange={onSearchChange}
        isOfPeople
        nothingFound="Nobody"
      />
      <p>{departments.join()}</p>
    </>
  );
}

function show(isLarge: boolean) {
  const Part = {
    People: 100_000,
    Departments: [{ Name: 'Sales', People: 4_000 }],
    AsOf: '2026-11-18T15:04:00Z',
  };
  const callsOf = answerCalls({
    getOrganisation: ({ query: { Search, Ids } = {} }) => {
      if (!isLarge) return { Version: 'w', data: [...around, ...far] };
      const asked = far.filter(({ id, Name }) =>
        Search === undefined ? Ids?.split(',').includes(String(id)) : Name.startsWith(Search),
      );
      const isPart = Search !== undefined || Ids !== undefined;
      return { Version: `${Search} ${Ids}`, data: isPart ? asked : around, Part };
    },
  });
  render(
    <UiProvider>
      <QueryClientProvider client={new QueryClient()}>
        <Picker />
      </QueryClientProvider>
    </UiProvider>,
  );
  return () => callsOf('getOrganisation').map(({ query }) => query);
}

function search(text: string) {
  fireEvent.click(screen.getByRole('combobox'));
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
}

it('finds people of a large company by name, and keeps the names of those who are chosen', async () => {
  const asked = show(true);
  expect(await screen.findByText('Sal Seller')).toBeTruthy();
  expect(screen.getByText('Sales')).toBeTruthy();
  search('Zoë');
  fireEvent.click(await screen.findByText('Zoë Far'));
  search('Nobody at all');
  await waitFor(() => expect(asked()).toContainEqual({ Search: 'Nobody at all' }));
  for (const name of ['Sal Seller', 'Zoë Far']) expect(screen.getByText(name)).toBeTruthy();
  expect(asked()).toContainEqual({ Ids: '40,41,99' });
  // Whoever is not found is not shown as a number.
  expect(screen.getByText('Somebody who is not listed')).toBeTruthy();
});

it('has everybody of other companies at once, and never searches', async () => {
  const asked = show(false);
  expect(await screen.findByText('Sal Seller')).toBeTruthy();
  expect(screen.getByText('Corporate')).toBeTruthy();
  search('Zoë');
  expect(await screen.findByText('Zoë Far')).toBeTruthy();
  await new Promise((done) => setTimeout(done, 500));
  expect(asked()).toEqual([undefined]);
});
