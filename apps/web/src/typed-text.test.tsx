import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRoute } from '@tanstack/react-router';
import { act, cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildSession } from '#features/goals/acting/components/goal-info.fixture.ts';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { renderPages } from '#platform/render-pages.fixture.tsx';
import { acceptSession } from '#platform/session-store.ts';
import { SignedInLayers } from './signed-in-layers.tsx';
import { plainForms, type TypedForm, typedForms, usual } from './typed-text.fixture.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const text = 'Typed without a pause, while somebody else saves. '.repeat(3).slice(0, 128);
const later = '2027-01-01T08:00:00Z';
const times = new Set(['UpdatedAt', 'LabelsUpdatedAt']);
const texts = new Set(['Review', 'Body', 'Biography', 'Description', 'Title', 'VideoUrl', 'Outcome']);

/** Returns a reply after another person's change: newer times, other texts. */
function afterChange(reply: unknown): unknown {
  if (Array.isArray(reply)) return reply.map(afterChange);
  if (typeof reply !== 'object' || reply === null) return reply;
  return Object.fromEntries(
    Object.entries(reply).map(([key, value]) => {
      if (times.has(key)) return [key, later];
      return [key, texts.has(key) && typeof value === 'string' ? `${value} (theirs)` : afterChange(value)];
    }),
  );
}

const session = () => buildSession({ RoleName: 'ceo' });

function open(form: TypedForm) {
  let isChanged = false;
  const answers = Object.fromEntries(
    Object.entries({ ...usual, ...form.answers }).map(([name, answer]) => [
      name,
      (input: never) => {
        if (!isChanged) return (answer as (input: never) => unknown)(input);
        const present = (form.later as Record<string, typeof answer> | undefined)?.[name] ?? answer;
        return afterChange((present as (input: never) => unknown)(input));
      },
    ]),
  ) as Answers;
  const pages = renderPages(
    (root) => [createRoute({ getParentRoute: () => root, path: '$', component: SignedInLayers })],
    { place: `/v3/x?${form.search}`, session: session(), answers },
  );
  return {
    ...pages,
    async change() {
      isChanged = true;
      const { Tenant, ...others } = session();
      act(() => acceptSession({ ...others, Tenant: { ...Tenant, UpdatedAt: later } }));
      await act(async () => pages.client.invalidateQueries());
    },
  };
}

it.each(typedForms.map((form, place) => [`${place} ${form.file}: ${form.label}`, form] as const))(
  '%s keeps text and focus while somebody else saves, and tells the change',
  async (_, form) => {
    const { screen, change } = open(form);
    const [field] = (await screen.findAllByRole('textbox', { name: form.label })) as HTMLInputElement[];
    if (!field) throw new Error('The form has no such field.');
    const before = field.value;
    field.focus();
    for (const [place, letter] of [...text].entries()) {
      const typed = document.activeElement as HTMLInputElement;
      fireEvent.change(typed, { target: { value: typed.value + letter } });
      if (place === 64) await change();
    }
    expect(document.activeElement).toBe(field);
    expect(field.isConnected).toBe(true);
    expect(field.value).toBe(before + text);
    expect((await screen.findAllByText(form.told)).length).toBeGreaterThan(0);
  },
  60_000,
);

it('names every form of the product', () => {
  const features = join(import.meta.dirname, 'features');
  const forms = globSync('**/*.{ts,tsx}', { cwd: features })
    .filter((file) => readFileSync(join(features, file), 'utf8').match(/\buseSaveForm[(<]/))
    .sort();
  const named = new Set([...typedForms.map(({ file }) => file), ...Object.keys(plainForms)]);
  expect([...named].sort()).toEqual(forms);
});
