import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { afterEach, expect, test } from 'vitest';
import { UiProvider } from '../theme/ui-provider.tsx';
import { TextField } from './form-fields.tsx';

afterEach(cleanup);

function Titled() {
  const form = useForm({ defaultValues: { title: '' } });
  return <TextField control={form.control} name="title" label="Title" limit={10} />;
}

test.each([
  ['short', 'seven c', null],
  ['near the limit', 'nine char', '9 of 10 characters'],
  ['over it', 'eleven char', '11 of 10 characters'],
  ['with emojis, each one character', '🎯'.repeat(10), '10 of 10 characters'],
  ['with spaces at the ends, which are not kept', '  nine char   ', '9 of 10 characters'],
])('a text %s is counted like its limit', (_how, text, count) => {
  render(
    <UiProvider>
      <Titled />
    </UiProvider>,
  );
  fireEvent.change(screen.getByLabelText('Title'), { target: { value: text } });
  expect(screen.queryByText(/characters$/)?.textContent ?? null).toBe(count);
});
