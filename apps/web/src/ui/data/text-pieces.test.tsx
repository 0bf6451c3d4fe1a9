import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useForm, useWatch } from 'react-hook-form';
import { afterEach, expect, it } from 'vitest';
import { NumberField } from '../form/form-fields.tsx';
import { initials } from '../marks/person-avatar.tsx';
import { RichLinks } from './rich-links.tsx';
import { relativeWords } from './shown.ts';

afterEach(cleanup);

it('links addresses with a scheme and mail addresses, and nothing else', async () => {
  const text =
    'See https://example.com/a, ada@example.com,\njavascript:alert(1), data:text/html,x and goals.Q3';
  const { container } = render(<RichLinks text={text} />);
  await waitFor(() => expect(container.querySelectorAll('a')).toHaveLength(2));
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://example.com/a',
    'mailto:ada@example.com',
  ]);
  expect(links.every((link) => link.rel === 'noopener noreferrer')).toBe(true);
  expect(container.textContent).toBe(text);
});

it.each([
  'https://bank.example@evil.example',
  'https://ada:secret@host.example/x',
  '(https://ada@host.example)',
  'https://bank.example,ada@host.example',
  'http:\\\\bank.example@evil.example',
])('does not link an address with user information: %s', async (address) => {
  const { container } = render(<RichLinks text={`See ${address} and https://example.com/@ada`} />);
  await waitFor(() => expect(container.querySelectorAll('a').length).toBeGreaterThan(0));
  expect([...container.querySelectorAll('a')].map((link) => link.href)).toEqual(['https://example.com/@ada']);
});

it('does not search a word that is longer than any address', async () => {
  // The search takes time quadratic in a word's length: 10,000 letters with dots would block the page.
  const long = `https://example.com/${'a.'.repeat(5_000)}`;
  const text = `https://example.com/a ${long}\nada@example.com`;
  const { container } = render(<RichLinks text={text} />);
  await waitFor(() => expect(container.querySelectorAll('a').length).toBeGreaterThan(0));
  const links = [...container.querySelectorAll('a')].map((link) => link.textContent);
  expect(links).toEqual(['https://example.com/a', 'ada@example.com']);
  expect(container.textContent).toBe(text);
});

function Percent() {
  const { control } = useForm<{ percent: number | null }>({ defaultValues: { percent: null } });
  const percent = useWatch({ control, name: 'percent' });
  return (
    <MantineProvider>
      <NumberField control={control} name="percent" label="Result" />
      <output>{JSON.stringify(percent)}</output>
    </MantineProvider>
  );
}

it.each([
  ['40', '40'],
  ['12,5', '12.5'],
  ['', 'null'],
  ['forty', 'null'],
])('reads "%s" as %s and keeps the input', (typed, value) => {
  render(<Percent />);
  const input = screen.getByLabelText<HTMLInputElement>('Result');
  fireEvent.change(input, { target: { value: `${typed} ` } });
  fireEvent.change(input, { target: { value: typed } });
  expect(screen.getByRole('status').textContent).toBe(value);
  expect(input.value).toBe(typed);
});

it('shows how long ago in words, and beyond a week as a date', () => {
  const now = Date.parse('2026-11-20T12:00:00Z');
  expect(relativeWords(now - 20_000, now)).toBe('just now');
  expect(relativeWords(now - 5 * 60_000, now)).toBe('5 minutes ago');
  expect(relativeWords(now - 26 * 3_600_000, now)).toBe('yesterday');
  expect(relativeWords(now - 8 * 86_400_000, now)).toMatch(/^12 Nov( 2026)?$/);
});

it('takes initials from first and last name', () => {
  expect(['Ada Larkwood', 'Ana María de la Cruz', 'mono', ' '].map(initials)).toEqual(['AL', 'AC', 'M', '?']);
});
