import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LinkRequestForm } from './link-request-form.tsx';

afterEach(cleanup);

it('sends only a valid e-mail, and says what is wrong with another', async () => {
  const request = vi.fn(async () => undefined);
  const onSent = vi.fn();
  render(<LinkRequestForm hint="You get a link." request={request} onSent={onSent} />);
  const email = screen.getByLabelText('Email');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect(send.disabled).toBe(true);
  fireEvent.change(email, { target: { value: 'ada' } });
  fireEvent.blur(email);
  expect(screen.getByText('Please enter valid email')).toBeTruthy();
  expect(send.disabled).toBe(true);
  fireEvent.change(email, { target: { value: ' ada@north.example ' } });
  expect(screen.queryByText('Please enter valid email')).toBeNull();
  fireEvent.click(send);
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(request).toHaveBeenCalledWith('ada@north.example');
});
