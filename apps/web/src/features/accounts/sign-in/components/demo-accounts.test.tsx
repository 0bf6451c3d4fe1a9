import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DEMO_COMMAND } from '#features/tenant/words.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../words.ts';
import { DemoAccounts } from './demo-accounts.tsx';

afterEach(cleanup);

it('fills both fields with one click, and explains how to create one’s own company', () => {
  const onChoose = vi.fn();
  render(<DemoAccounts domain="demo" onChoose={onChoose} />);
  expect(screen.getAllByRole('button')).toHaveLength(DEMO_ACCOUNTS.length);
  fireEvent.click(screen.getByRole('button', { name: /^lead@demo\.example/ }));
  expect(onChoose).toHaveBeenCalledWith('lead@demo.example', DEMO_PASSWORD);
  expect(screen.getByText('Start your own company')).toBeTruthy();
  expect(screen.getByText(DEMO_COMMAND)).toBeTruthy();
});

it('lists only the ceo of the second company', () => {
  render(<DemoAccounts domain="other" onChoose={() => undefined} />);
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'ceo@other.exampleChief executive',
  ]);
});
