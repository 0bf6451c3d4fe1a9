import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordMeter } from './password-meter.tsx';

afterEach(cleanup);

const owner = { companyName: 'Blue Gorge', personName: 'Zoe Castle', email: '' };
const show = (password: string) => render(<PasswordMeter password={password} owner={owner} id="meter" />);
const unmet = () =>
  [...document.querySelectorAll('li[data-met=false]')].map((criterion) => criterion.textContent);

it('measures the password as it is stored, without spaces at its ends', async () => {
  show('  Aa1!aa ');
  expect(unmet()).toEqual(['At least 8 characters']);
  cleanup();
  show('Zq1! vxw');
  expect(unmet()).toEqual([]);
  expect(await screen.findByText('Strength: Strong')).toBeTruthy();
});

it.each([
  [
    'Password1!',
    'This password is too easy to guess. It is a common one, or a common one with small changes.',
  ],
  ['Castle-of-7', 'This password is too easy to guess. It contains your name.'],
  ['Gorge-of-77', 'This password is too easy to guess. It contains the name of the company.'],
])('calls %s easy although all criteria are met, and says why', async (password, reason) => {
  show(password);
  expect(screen.queryByText('Strength: Strong')).toBeNull();
  expect(await screen.findByText(reason)).toBeTruthy();
  expect(screen.getByText('Strength: Easy')).toBeTruthy();
  expect(unmet()).toEqual([]);
});
