import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readDraft } from '../form/draft-store.ts';
import { TextField } from '../form/form-fields.tsx';
import { DraftScope } from '../form/use-draft.tsx';
import { useFormDraft } from '../form/use-form-draft.ts';
import { UiProvider } from '../theme/ui-provider.tsx';
import { AppDrawer } from './app-drawer.tsx';
import { useLayerClose } from './layer-close.tsx';
import { UnsavedGuardProvider } from './unsaved-guard.tsx';

const QUESTION = 'You have unsaved changes.';

function NoteForm() {
  const form = useForm({ defaultValues: { note: '' } });
  const { close, requestClose } = useLayerClose();
  const { done } = useFormDraft('note', form, {
    accept: (kept) => (typeof kept === 'object' && kept !== null ? (kept as { note: string }) : undefined),
  });
  return (
    <form
      onSubmit={form.handleSubmit(() => {
        done();
        close();
      })}
    >
      <TextField control={form.control} name="note" label="Note" />
      <button type="button" onClick={requestClose}>
        Cancel
      </button>
      <button type="submit">Save</button>
    </form>
  );
}

function Screen() {
  const [opened, setOpened] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpened(true)}>
        Open
      </button>
      <AppDrawer opened={opened} onClose={() => setOpened(false)} title="Notes" width={600}>
        <NoteForm />
      </AppDrawer>
    </>
  );
}

function open() {
  const rootRoute = createRootRoute({
    component: () => (
      <UiProvider>
        <DraftScope scope="1.7">
          <UnsavedGuardProvider>
            <Outlet />
          </UnsavedGuardProvider>
        </DraftScope>
      </UiProvider>
    ),
  });
  const routes = [
    createRoute({ getParentRoute: () => rootRoute, path: '/', component: Screen }),
    createRoute({ getParentRoute: () => rootRoute, path: '/away', component: () => <p>Away</p> }),
  ];
  const router = createRouter({
    routeTree: rootRoute.addChildren(routes),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  render(<RouterProvider router={router as never} />);
  return router;
}

async function type(text: string) {
  const input = await screen.findByLabelText('Note');
  fireEvent.change(input, { target: { value: text } });
  return input as HTMLInputElement;
}

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('closes an unchanged form without a question', async () => {
  open();
  fireEvent.click(await screen.findByText('Cancel'));
  await waitFor(() => expect(screen.queryByText('Notes')).toBeNull());
  expect(screen.queryByText(QUESTION)).toBeNull();
});

it('asks before it closes a changed form; Continue keeps the input', async () => {
  open();
  const input = await type('half a sentence');
  fireEvent.click(screen.getByText('Cancel'));
  fireEvent.click(await screen.findByText('Continue'));
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull());
  expect(input.value).toBe('half a sentence');
});

it('returns focus to the field after Continue', async () => {
  open();
  const input = await type('half a sentence');
  input.focus();
  fireEvent.click(screen.getByText('Cancel'));
  fireEvent.click(await screen.findByText('Continue'));
  await waitFor(() => expect(document.activeElement).toBe(input));
});

it('deletes the text and its draft on Discard', async () => {
  open();
  await type('half a sentence');
  await waitFor(() => expect(readDraft('1.7', 'note')).toEqual({ note: 'half a sentence' }));
  fireEvent.click(screen.getByText('Cancel'));
  fireEvent.click(await screen.findByText('Discard'));
  await waitFor(() => expect(screen.queryByText('Notes')).toBeNull());
  expect(readDraft('1.7', 'note')).toBeUndefined();
});

it('asks before a link leaves the page, and follows it after Discard', async () => {
  const router = open();
  await type('x');
  void router.navigate({ to: '/away' as never });
  fireEvent.click(await screen.findByText('Discard'));
  await screen.findByText('Away');
});

it('does not ask after a save', async () => {
  const router = open();
  await type('x');
  fireEvent.click(screen.getByText('Save'));
  await waitFor(() => expect(screen.queryByText('Notes')).toBeNull());
  await router.navigate({ to: '/away' as never });
  await screen.findByText('Away');
  expect(readDraft('1.7', 'note')).toBeUndefined();
});

it('restores the draft when the form opens again after a crash', async () => {
  open();
  await type('half a sentence');
  await waitFor(() => expect(readDraft('1.7', 'note')).toBeDefined());
  cleanup();
  open();
  const input = (await screen.findByLabelText('Note')) as HTMLInputElement;
  await waitFor(() => expect(input.value).toBe('half a sentence'));
  fireEvent.click(screen.getByText('Cancel'));
  await screen.findByText(QUESTION);
});
