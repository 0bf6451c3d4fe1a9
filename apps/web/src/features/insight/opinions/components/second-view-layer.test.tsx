import { ProblemError } from '@bellwether/contract/problem';
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { buildOpinions } from '../../model/insight.fixture.ts';
import { renderInsight } from '../../pages/render-insight.fixture.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const place = '/v3/insight?open=second-view&goal=111';
const given = { Id: 900, GoalId: 111, Week: 8, Likelihood: 2, CreatedAt: '2026-11-18T08:00:00Z' };

it('asks for a likelihood, and tells whether the view counts', async () => {
  const { screen, calls } = renderInsight(place, { giveOpinion: () => ({ ...given, IsBlind: false }) });
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  await screen.findByText('Please choose a likelihood.');
  fireEvent.click(screen.getByRole('radio', { name: /Unsure/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(/^Your view is saved\. The owner had answered before/);
  expect(calls('giveOpinion')).toEqual([{ body: { Id: 900, Likelihood: 2 } }]);
});

it('keeps the choice when the owner has answered meanwhile', async () => {
  const detail = 'The owner has answered, so your view stays as it is.';
  const { screen } = renderInsight(place, {
    giveOpinion: () => {
      throw new ProblemError({ status: 409, detail });
    },
  });
  fireEvent.click(await screen.findByRole('radio', { name: /Unsure/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(detail);
  const choice = screen.getByRole('radio', { name: /Unsure/ }) as HTMLInputElement;
  expect(choice.checked).toBe(true);
});

it.each([
  [
    'after the owner’s answer',
    'owner_answered',
    'You said Unsure this week. The owner has answered, so your view stays as it is.',
  ],
  ['of an own goal', undefined, 'You cannot give a second view of this goal.'],
] as const)('offers no form %s', async (_when, Give, sentence) => {
  const { screen } = renderInsight(place, {
    getOpinions: () =>
      buildOpinions({
        Own: { ...given, IsBlind: true },
        Permissions: Give === undefined ? {} : { Give },
      }),
  });
  await screen.findByText(sentence);
  expect(screen.queryByRole('radio')).toBeNull();
});

it('a failed note keeps what was typed', async () => {
  const { screen } = renderInsight('/v3/insight?open=talked&goal=111', {
    markLooked: () => {
      throw new ProblemError({ status: 503, detail: 'The server is busy.' });
    },
  });
  const note = await screen.findByRole('textbox', { name: /^Note/ });
  fireEvent.change(note, { target: { value: 'We move it to Kraków.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('The server is busy.');
  expect((note as HTMLTextAreaElement).value).toBe('We move it to Kraków.');
});
