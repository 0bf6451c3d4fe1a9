import { ProblemError } from '@bellwether/contract/problem';
import type { Company } from '@bellwether/contract/tenant.company';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import { renderLayer } from '#features/goals/acting/components/render-layer.fixture.tsx';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { CompanyLayer } from './company-layer.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);
// Messages and closing dialogs take long on a busy machine.
configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 20_000 });

const ceo = buildSession({ RoleName: 'ceo' });
const company: Company = { ...ceo.Tenant, UpdatedAt: '2026-11-19T10:00:00.000Z' };

const openCompany = (answers: Answers = {}) =>
  renderLayer(<CompanyLayer />, {
    session: ceo,
    answers: { restoreSession: () => ({ ...ceo, Tenant: { ...ceo.Tenant, ...company } }), ...answers },
  });
const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const write = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const save = (part: string) => {
  const form = screen.getByRole('form', { name: part });
  const button = [...form.querySelectorAll('button')].find(({ textContent }) => textContent === 'Save');
  fireEvent.click(button ?? expect.unreachable(part));
};
const info = 'Edit Company Info';
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

it('sends the trimmed info with the version it began with, and says that it is saved', async () => {
  const { callsOf, close } = openCompany({ editTenant: () => ({ ...company, Name: 'Larkwood' }) });
  write('Name', '  Larkwood ');
  write('Url', ' larkwood.example ');
  save(info);
  await screen.findByText('The company’s info was saved.');
  expect(callsOf('editTenant')).toEqual([
    {
      body: { Name: 'Larkwood', Url: 'larkwood.example', TimeZone: 'UTC', UpdatedAt: ceo.Tenant.UpdatedAt },
    },
  ]);
  expect(field('Name').value).toBe('Larkwood');
  expect(close).not.toHaveBeenCalled();
});

it('a name is required', async () => {
  const { callsOf } = openCompany();
  write('Name', '');
  save(info);
  await screen.findByText('Please input your full name!');
  expect(callsOf('editTenant')).toEqual([]);
});

it('a failed save keeps the typed text and shows why in a dialog', async () => {
  openCompany({
    editTenant() {
      throw new ProblemError({ status: 503, detail: 'The database is not ready.' });
    },
  });
  write('Name', 'Larkwood');
  save(info);
  await screen.findByText('The database is not ready.');
  fireEvent.click(screen.getByRole('button', { name: 'OK' }));
  await noDialog();
  expect(field('Name').value).toBe('Larkwood');
});

it('after somebody else’s change Reload keeps the text, and the next save names the new version', async () => {
  const { callsOf } = openCompany({
    editTenant({ body }) {
      if (body.UpdatedAt === company.UpdatedAt) return { ...company, Name: body.Name };
      throw new ProblemError({ status: 409, detail: 'Somebody else has changed this meanwhile.' });
    },
  });
  write('Name', 'Larkwood');
  save(info);
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  await noDialog();
  expect(field('Name').value).toBe('Larkwood');
  save(info);
  await screen.findByText('The company’s info was saved.');
  expect(callsOf('editTenant')).toHaveLength(2);
});

it('an address that the server refuses is marked at its field', async () => {
  const message = 'Enter valid URL!';
  openCompany({
    editTenant() {
      throw new ProblemError({ status: 400, detail: 'Bad input', errors: [{ path: 'Url', message }] });
    },
  });
  write('Url', 'ftp://larkwood.example');
  save(info);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(field('Url').getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText('Bad input')).toBeNull();
});

it.each(['12345', 'blue', '#12345g'])('the colour %j is refused before it is sent', async (color) => {
  const { callsOf } = openCompany();
  write('Colour', color);
  save('Brand');
  expect(await screen.findByText('Please enter a colour such as 1a4f8b.')).toBeTruthy();
  expect(callsOf('saveBranding')).toEqual([]);
});

it('says how well the text is read on a colour, before it is saved', async () => {
  openCompany();
  write('Colour', 'ffd400');
  await screen.findByText(/^Contrast 1\.\d : 1\. Text needs/);
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  await screen.findByText(/easy to read/);
});

it('a colour is sent without its hash, and no colour as null', async () => {
  const { callsOf } = openCompany({
    saveBranding: ({ body }) => ({ ...company, PrimaryColor: body.PrimaryColor }),
  });
  write('Colour', '#1A4F8B');
  save('Brand');
  await waitFor(() => expect(field('Colour').value).toMatch(/^1a4f8b$/i));
  write('Colour', '');
  save('Brand');
  await waitFor(() => expect(callsOf('saveBranding')).toHaveLength(2));
  expect(callsOf('saveBranding')).toMatchObject([
    { body: { PrimaryColor: expect.stringMatching(/^1a4f8b$/i) } },
    { body: { PrimaryColor: null } },
  ]);
});

const logo = () => within(screen.getByRole('group', { name: 'Logo' }));
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('Logo: choose a picture'), { target: { files: [file] } });

it('a file that is no picture is refused before it is sent', async () => {
  const { callsOf } = openCompany();
  choose(new File(['x'], 'logo.svg', { type: 'image/svg+xml' }));
  expect((await logo().findByRole('alert')).textContent).toMatch(/png/i);
  expect(callsOf('uploadLogo')).toEqual([]);
});

it('a logo that the server refuses says why at its field', async () => {
  const { callsOf } = openCompany({
    uploadLogo() {
      throw new ProblemError({ status: 400, detail: 'This is not a picture.' });
    },
  });
  choose(new File(['x'], 'logo.png', { type: 'image/png' }));
  const fault = await logo().findByRole('alert');
  expect(fault.textContent).toBe('This is not a picture.');
  expect(screen.getByRole('group', { name: 'Logo' }).getAttribute('aria-describedby')).toBe(fault.id);
  expect(callsOf('uploadLogo')).toMatchObject([{ params: { kind: 'logo' } }]);
});

it('explains to everybody but the ceo why there is no form', () => {
  renderLayer(<CompanyLayer />, { session: buildSession() });
  expect(screen.getByText('Only the CEO can edit the company’s info.')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});
