import { ProblemError } from '@bellwether/contract/problem';
import type { StrategyDocument } from '@bellwether/contract/strategy';
import { cleanup, fireEvent, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Answers } from '#platform/answer-calls.fixture.ts';
import { buildDocument, buildStrategy, noObjectives } from '../model/strategy.fixture.ts';
import { editorSession, renderStrategy } from './render-strategy.fixture.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const changedMeanwhile = () =>
  new ProblemError({ status: 409, detail: 'Somebody else has changed this meanwhile.' });

function open(layer: string, answers: Answers = {}) {
  const view = renderStrategy(
    {
      getStrategyDocument: () => buildDocument(),
      getStrategy: () => buildStrategy(),
      saveStrategy: () => buildDocument({ IsDraft: true }),
      ...answers,
    },
    { session: editorSession(), place: `/v3/strategy?open=${layer}` },
  );
  return { ...view, saved: () => view.calls('saveStrategy').map(({ body }) => body) };
}

it('saves a video as a draft, and refuses what is none', async () => {
  const { screen, saved } = open('strategy-video');
  const field = await screen.findByLabelText('Address of the video');
  fireEvent.change(field, { target: { value: 'http://youtu.be/dQw4w9WgXcQ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await screen.findByText('Enter valid URL!');
  expect(saved()).toEqual([]);
  fireEvent.change(field, { target: { value: ' https://videos.example/ceo ' } });
  await screen.findByText(/opens in a new tab/);
  fireEvent.change(field, { target: { value: ' https://youtu.be/dQw4w9WgXcQ ' } });
  await screen.findByText('The video plays on the page.');
  fireEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(saved()).toEqual([
    {
      StrategyVideo: { VideoUrl: 'https://youtu.be/dQw4w9WgXcQ' },
      IsPublish: false,
      UpdatedAt: '2026-10-01T08:00:00Z',
    },
  ]);
});

it('shows what changes for everybody before it publishes', async () => {
  const draft = buildDocument({
    IsDraft: true,
    StrategyBasic: { Mission: '<p>Robots everybody trusts</p>', Vision: null, Values: null },
  });
  const { screen, saved } = open('strategy-video', { getStrategyDocument: () => draft });
  fireEvent.change(await screen.findByLabelText('Address of the video'), {
    target: { value: 'https://videos.example/ceo' },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const drawer = await screen.findByRole('dialog');
  expect(await within(drawer).findAllByText('After publishing')).toHaveLength(2);
  expect(drawer.textContent).toContain('added: everybody');
  expect(saved()).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Back to editing' }));
  expect((screen.getByLabelText('Address of the video') as HTMLInputElement).value).toBe(
    'https://videos.example/ceo',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await screen.findByText('Back to editing');
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(saved()).toMatchObject([{ IsPublish: true }]));
});

it('keeps the typed text after another editor’s save, and saves it over the newest version', async () => {
  let present: StrategyDocument = buildDocument({ Video: { VideoUrl: 'https://videos.example/old' } });
  const { screen, saved } = open('strategy-video', {
    getStrategyDocument: () => present,
    saveStrategy({ body }) {
      if (body.UpdatedAt !== '2026-10-02T08:00:00Z') {
        present = {
          ...present,
          UpdatedAt: '2026-10-02T08:00:00Z',
          Video: { VideoUrl: 'https://videos.example/theirs' },
        };
        throw changedMeanwhile();
      }
      return present;
    },
  });
  const brought = vi.fn();
  Element.prototype.scrollIntoView = brought;
  const field = (await screen.findByLabelText('Address of the video')) as HTMLInputElement;
  fireEvent.change(field, { target: { value: 'https://videos.example/mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  const told = await screen.findByText(/What you typed is kept/);
  // At the end of a long form the sentence would be out of sight.
  expect(brought.mock.contexts).toContain(told.closest('[role="alert"]'));
  expect(field.value).toBe('https://videos.example/mine');
  fireEvent.click(await screen.findByRole('button', { name: 'Reload' }));
  expect(field.value).toBe('https://videos.example/mine');
  fireEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(saved()).toHaveLength(2));
  expect(saved()[1]).toMatchObject({ StrategyVideo: { VideoUrl: 'https://videos.example/mine' } });
});

it('asks before it discards what was typed', async () => {
  const { screen } = open('strategy-video');
  fireEvent.change(await screen.findByLabelText('Address of the video'), {
    target: { value: 'https://a.example' },
  });
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
  await screen.findByText('You have unsaved changes.');
});

it('edits mission, vision and values with the lines of the dashboard, and counts filled objectives', async () => {
  const basics = open('strategy-basics').screen;
  for (const name of ['Mission Statement', 'Vision Statement', 'Differentiating Values'])
    expect(await basics.findByRole('textbox', { name })).toBeTruthy();
  expect(basics.getAllByText('On the dashboard')).toHaveLength(1);
  cleanup();
  const Objectives = { ...noObjectives, Sales: '<p>Ten</p>', Product: '<p>One</p>' };
  const { screen, saved } = open('strategy-objectives', {
    getStrategyDocument: () => buildDocument({ Objectives }),
  });
  await screen.findByText('2 of 6 filled in');
  fireEvent.click(screen.getByRole('button', { name: 'Save Draft' }));
  await waitFor(() => expect(saved()).toHaveLength(1));
  const sent = (saved()[0] as { StrategyObjective: Record<string, string> }).StrategyObjective;
  expect(Object.keys(sent)).toEqual(Object.keys(noObjectives));
  expect(sent.Sales).toBe('<p>Ten</p>');
});

it('publishes the waiting draft after a comparison', async () => {
  const draft = buildDocument({
    IsDraft: true,
    StrategyBasic: { Mission: '<p>Robots people like</p>', Vision: null, Values: null },
  });
  const { screen, saved } = open('strategy-publish', { getStrategyDocument: () => draft });
  await screen.findByText('After publishing');
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  await waitFor(() => expect(saved()).toEqual([{ IsPublish: true, UpdatedAt: '2026-10-01T08:00:00Z' }]));
});

it('takes a former version over into the draft', async () => {
  const { Permissions, IsStrategy, IsDraft, GuidanceVideo, ...parts } = buildStrategy({
    StrategyBasic: { Mission: '<p>Robots that carry</p>', Vision: null, Values: null },
  });
  const row = {
    Id: 3,
    PublishedAt: '2026-01-01T08:00:00Z',
    PublishedBy: { Id: 1, Name: 'Grace Carver' },
    IsCurrent: false,
  };
  const { screen, saved } = open('strategy-versions', {
    listStrategyVersions: () => ({ data: [{ ...row, Id: 4, IsCurrent: true }, row], Next: null }),
    getStrategyVersion: () => ({ ...parts, ...row }),
  });
  const rows = await screen.findAllByRole('button', { name: /by Grace Carver/ });
  expect(rows[0]?.textContent).toContain('Everybody sees this one');
  fireEvent.click(rows[1] as HTMLElement);
  await screen.findByText('Robots that carry');
  fireEvent.click(screen.getByRole('button', { name: 'Take over into draft' }));
  await waitFor(() =>
    expect(saved()).toEqual([
      {
        StrategyBasic: parts.StrategyBasic,
        StrategyObjective: parts.Objectives,
        StrategyVideo: parts.Video,
        IsPublish: false,
        UpdatedAt: '2026-10-01T08:00:00Z',
      },
    ]),
  );
});

it('says to people without the right that a copied link is not theirs', async () => {
  const { screen, calls } = renderStrategy(
    { getStrategy: () => buildStrategy() },
    { place: '/v3/strategy?open=strategy-basics' },
  );
  await screen.findByText('Only the chief executive and org admins write the strategy.');
  expect(calls('getStrategyDocument')).toEqual([]);
});
