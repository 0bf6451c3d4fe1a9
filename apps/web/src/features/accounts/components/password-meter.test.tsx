import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { PasswordMeter } from './password-meter.tsx';

afterEach(cleanup);

const unmet = () =>
  [...document.querySelectorAll('li[data-met=false]')].map((criterion) => criterion.textContent);

it('measures the password as it is stored, without spaces at its ends', () => {
  render(<PasswordMeter password="  Aa1!aa " id="meter" />);
  expect(unmet()).toEqual(['At least 8 characters']);
  cleanup();
  render(<PasswordMeter password="Aa1! aaa" id="meter" />);
  expect(unmet()).toEqual([]);
  expect(screen.getByText('Strength: Strong')).toBeTruthy();
});
