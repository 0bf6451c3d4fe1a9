import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toast } from '#ui/feedback/toast.tsx';
import { buildDashboard, buildReminder } from '../../../dashboard/model/dashboard.fixture.ts';
import { buildInfo, buildStatus } from '../../acting/components/goal-info.fixture.ts';
import { refusal, renderLayer } from '../../acting/components/render-layer.fixture.tsx';
import { buildList, buildListed } from '../../reading/model/goals.fixture.ts';
import { PredictWeeks } from './predict-weeks.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const approved = (statuses = [buildStatus(6, [3, 3], false), buildStatus(7, [1, 4]), buildStatus(8, null)]) =>
  buildInfo({
    Goal: { Id: 12, State: 'approved', IsNeedsUpdate: false },
    GoalStatuses: statuses,
    Permissions: { Update: true },
  });

function openUpdate(options: Parameters<typeof renderLayer>[1] = {}) {
  const info = approved();
  return renderLayer(<PredictWeeks goalId={12} statusId={undefined} />, {
    infos: [info],
    ...options,
    answers: { predictGoal: () => info, ...options.answers },
  });
}

/** Sends a key to the focused element, as the keyboard does. */
const press = (key: string) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, bubbles: true });

const chosen = (legend: string) =>
  screen.getByRole('group', { name: legend }).querySelector<HTMLInputElement>('input:checked')?.value ?? null;

test('two digits and Enter make a whole prediction', async () => {
  const { callsOf, close } = openUpdate();
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  press('3');
  expect(chosen('Likelihood of success')).toBe('3');
  press('4');
  expect(chosen('Quality of success')).toBe('4');
  expect(document.activeElement?.tagName).toBe('TEXTAREA');
  press('Enter');
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('predictGoal')).toEqual([{ body: { Id: 1008, Likelihood: 3, Quality: 4, Comment: '' } }]);
});

test('a typed reason goes into the comment, and Enter then saves no rating that nobody chose', async () => {
  const { callsOf } = openUpdate();
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  press('3');
  // The quality has the keys, but none of its levels the focus: Space would choose it.
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Quality of success' }));
  press(' ');
  expect(chosen('Quality of success')).toBeNull();
  press('H');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /Comment/ }));
  press('Enter');
  expect(await screen.findByText('Please select both likelihood and quality.')).toBeTruthy();
  expect(callsOf('predictGoal')).toEqual([]);
});

test('Same as last week has the first focus and saves both; last week’s levels are marked', async () => {
  const { callsOf, close } = openUpdate();
  const same = await screen.findByRole('button', { name: /^Same as last week/ });
  expect(document.activeElement).toBe(same);
  const unsure = screen.getByRole('radio', { name: 'Not sure' });
  expect(document.getElementById(unsure.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'last week',
  );
  // A held key must not save one goal after the other.
  expect(fireEvent.keyDown(same, { key: 'Enter', repeat: true })).toBe(false);
  fireEvent.click(same);
  await waitFor(() => expect(close).toHaveBeenCalledOnce());
  expect(callsOf('predictGoal')).toEqual([{ body: { Id: 1008, Likelihood: 1, Quality: 4, Comment: '' } }]);
});

test.each([
  ['without a prediction of last week', [buildStatus(6, [3, 3], false), buildStatus(8, null)], 'group'],
  ['for a week that was predicted already', [buildStatus(7, [1, 4]), buildStatus(8, [2, 2])], 'radio'],
] as const)('%s nothing repeats last week by a mere Enter', async (_, statuses, role) => {
  openUpdate({ infos: [approved([...statuses])] });
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  const name = role === 'group' ? 'Likelihood of success' : 'Unsure';
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole(role, { name })));
});

test('how often a likelihood comes true is told after the save, never before it', async () => {
  const Text = 'Likely at this point comes true about 6 times in 10 here.';
  const { callsOf } = openUpdate({
    answers: {
      getLabelChances: () => ({
        Phase: 1,
        Chances: [{ Phase: 1, Label: 3, Tenths: 6, Percent: 57, IsAssumed: false, Goals: 41, Text }],
      }),
    },
  });
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  await waitFor(() => expect(callsOf('getLabelChances')).toHaveLength(1));
  press('3');
  press('4');
  expect(screen.queryByText(/in 10/)).toBeNull();
  const said = vi.spyOn(toast, 'success');
  press('Enter');
  await waitFor(() => expect(said.mock.calls[0]?.[0]).toBe(`Prediction saved. ${Text}`));
});

test('a value that falls asks what changed', async () => {
  openUpdate();
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  press('1');
  expect(screen.queryByRole('textbox', { name: 'What changed? (optional)' })).toBeNull();
  press('2');
  expect(screen.getByRole('textbox', { name: 'What changed? (optional)' })).toBeTruthy();
});

test('on a soft keyboard Enter begins a new line of the comment, and no hint says otherwise', async () => {
  const real = window.matchMedia.bind(window);
  const media = vi.spyOn(window, 'matchMedia').mockImplementation((query) => {
    const list = real(query);
    if (query.includes('coarse')) Object.defineProperty(list, 'matches', { value: true });
    return list;
  });
  try {
    const { callsOf } = openUpdate();
    await screen.findByText('Week 8 · ends Sun 22 Nov');
    press('3');
    press('4');
    expect(fireEvent.keyDown(screen.getByRole('textbox', { name: /Comment/ }), { key: 'Enter' })).toBe(true);
    expect(screen.queryByText(/Enter saves/)).toBeNull();
    expect(callsOf('predictGoal')).toEqual([]);
  } finally {
    media.mockRestore();
  }
});

test('digits work everywhere in the drawer, but not in a comment', async () => {
  openUpdate();
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  (document.activeElement as HTMLElement).blur();
  press('0');
  expect(chosen('Likelihood of success')).toBe('0');
  screen.getByRole('textbox', { name: /optional/ }).focus();
  press('2');
  expect(chosen('Quality of success')).toBeNull();
});

test('both likelihood and quality are needed', async () => {
  const { callsOf } = openUpdate();
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  press('3');
  press('Enter');
  expect(await screen.findByText('Please select both likelihood and quality.')).toBeTruthy();
  expect(callsOf('predictGoal')).toEqual([]);
});

test('Shift and Enter begin a new line instead of saving', async () => {
  const { callsOf } = openUpdate();
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  press('3');
  press('4');
  fireEvent.keyDown(screen.getByRole('textbox', { name: /Comment/ }), { key: 'Enter', shiftKey: true });
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(callsOf('predictGoal')).toEqual([]);
});

test('only open weeks can be reached, and a week keeps its choices when the person comes back', async () => {
  openUpdate();
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  expect(screen.getByRole('button', { name: /Next week/ }).getAttribute('aria-disabled')).toBe('true');
  press('2');
  fireEvent.click(screen.getByRole('button', { name: 'Previous week' }));
  expect(screen.getByText('Week 7 · ends Sun 15 Nov')).toBeTruthy();
  expect(chosen('Likelihood of success')).toBe('1');
  // Week 6 was predicted, and is closed.
  expect(screen.getByRole('button', { name: /Previous week/ }).getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Next week' }));
  expect(chosen('Likelihood of success')).toBe('2');
});

test('the last prediction and the parent are shown beside the new one', async () => {
  const info = approved();
  info.Goal.ParentId = 5;
  info.Goal.ParentGoalTitle = 'Delight every customer';
  renderLayer(<PredictWeeks goalId={12} statusId={undefined} />, { infos: [info] });
  expect(await screen.findByText(/Aligned under Delight every customer/)).toBeTruthy();
  expect(screen.getByText('Last prediction').parentElement?.textContent).toContain('Week 7');
});

test('the next goal that needs an update follows', async () => {
  const { shown } = openUpdate({
    answers: {
      listGoals: () =>
        buildList([
          buildListed({ Id: 20, GoalDetail: { Title: 'Hire four engineers' } }),
          buildListed({ Id: 12, GoalDetail: { Title: 'Cut delivery' } }),
        ]),
    },
  });
  expect(await screen.findByText('Goal 1 of 2')).toBeTruthy();
  // The focus moves to a scale, so a screen reader also reads the goal's name.
  expect(document.activeElement?.closest('form')?.getAttribute('aria-label')).toBe(
    'Cut delivery to four days',
  );
  press('3');
  press('3');
  press('Enter');
  await waitFor(() => expect(shown).toEqual([{ goalId: 20, title: 'Hire four engineers', layer: 'update' }]));
});

test('a run says what was saved above the next goal, without a message, and offers Change', async () => {
  const second = approved();
  second.Goal = {
    ...second.Goal,
    Id: 20,
    GoalDetail: { ...second.Goal.GoalDetail, Title: 'Hire engineers' },
  };
  const listed = (Id: number) => buildListed({ Id, State: 'approved', GoalDetail: { Title: `Goal ${Id}` } });
  const { shown, rerender } = openUpdate({
    infos: [approved(), second],
    answers: {
      listGoals: () => buildList([listed(12), listed(20)]),
      getDashboard: () =>
        buildDashboard({
          Reminders: [
            buildReminder({ Id: 31, Type: 'update', About: null, Title: 'Skipped' }),
            buildReminder({ Id: 30, Type: 'finalize', About: null, Title: 'Close the site' }),
          ],
        }),
    },
  });
  await screen.findByText('Goal 1 of 2');
  const said = vi.spyOn(toast, 'success');
  fireEvent.click(screen.getByRole('button', { name: /^Same as last week/ }));
  await waitFor(() => expect(shown.at(-1)?.goalId).toBe(20));
  rerender(<PredictWeeks goalId={20} statusId={undefined} />);
  expect(await screen.findByText('Saved: Cut delivery to four days')).toBeTruthy();
  expect(said).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Change: Cut delivery to four days' }));
  // Change opens the week that was saved, because another week may be the latest.
  expect(shown.at(-1)).toMatchObject({ goalId: 12, layer: 'update', about: 1008 });

  press('0');
  press('0');
  press('Enter');
  expect(await screen.findByText('2 goals updated: 1 down, 1 unchanged')).toBeTruthy();
  fireEvent.click(await screen.findByRole('button', { name: 'Finalize 1 result' }));
  expect(shown.at(-1)).toMatchObject({ goalId: 30, layer: 'finalize' });
});

test.each([
  ['was shelved', { Update: 'wrong_state' }, 'This is not possible in the present state of the goal.'],
  ['has no open week left', { Update: true }, 'No week of this goal is open for a prediction.'],
] as const)(
  'a goal of a run that %s hides neither the save before nor the end',
  async (_, Permissions, reason) => {
    const second = buildInfo({ Goal: { Id: 20, State: 'approved' }, GoalStatuses: [], Permissions });
    const { shown, rerender } = openUpdate({
      infos: [approved(), second],
      answers: { listGoals: () => buildList([buildListed({ Id: 12 }), buildListed({ Id: 20 })]) },
    });
    await screen.findByText('Goal 1 of 2');
    fireEvent.click(screen.getByRole('button', { name: /^Same as last week/ }));
    await waitFor(() => expect(shown.at(-1)?.goalId).toBe(20));
    rerender(<PredictWeeks goalId={20} statusId={undefined} />);
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.getByText('Saved: Cut delivery to four days')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Summary' }));
    expect(await screen.findByText('1 goal updated: 1 unchanged')).toBeTruthy();
    expect(screen.queryByText(/still needs an update/)).toBeNull();
    expect(screen.getByText('No longer needed')).toBeTruthy();
  },
);

test('a goal that still needs an update after a save shows the week that needs it', async () => {
  const asking = approved([buildStatus(7, null), buildStatus(8, [3, 3])]);
  asking.Goal.IsNeedsUpdate = true;
  const { close } = renderLayer(<PredictWeeks goalId={12} statusId={1008} />, {
    infos: [asking],
    answers: { predictGoal: () => asking },
  });
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  press('3');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Week 7 · ends Sun 15 Nov')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

test('a failed save keeps the choices and the text', async () => {
  const { close } = openUpdate({
    answers: { predictGoal: () => refusal(409, 'This week is not open for a prediction.') },
  });
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  press('3');
  press('4');
  fireEvent.change(screen.getByRole('textbox', { name: /Comment/ }), { target: { value: 'Parts are late' } });
  press('Enter');
  expect(await screen.findByText(/This week is not open for a prediction\./)).toBeTruthy();
  expect(chosen('Quality of success')).toBe('4');
  expect(screen.getByDisplayValue('Parts are late')).toBeTruthy();
  expect(close).not.toHaveBeenCalled();
});

test('a week that closes meanwhile keeps its input, and shows the reason', async () => {
  const shelved = approved([buildStatus(7, [1, 4], false), buildStatus(8, null, false)]);
  shelved.Goal.State = 'shelved';
  shelved.Permissions = { Update: 'wrong_state' };
  openUpdate({
    answers: {
      predictGoal: () => refusal(409, 'This week is not open for a prediction.'),
      getGoal: () => shelved,
    },
  });
  await screen.findByText('Week 8 · ends Sun 22 Nov');
  press('3');
  press('4');
  fireEvent.change(screen.getByRole('textbox', { name: /Comment/ }), { target: { value: 'Parts are late' } });
  press('Enter');
  expect(await screen.findByText('This is not possible in the present state of the goal.')).toBeTruthy();
  expect(screen.getByDisplayValue('Parts are late')).toBeTruthy();
  expect(chosen('Quality of success')).toBe('4');
  expect(screen.getByRole('button', { name: /Previous week/ }).getAttribute('aria-disabled')).toBe('true');
});

test('the form waits for the remaining goals, so that nothing moves under the pointer', async () => {
  let answer: (list: ReturnType<typeof buildList>) => void = () => undefined;
  openUpdate({ answers: { listGoals: () => new Promise((resolve) => (answer = resolve)) } });
  expect(screen.queryByText('Week 8 · ends Sun 22 Nov')).toBeNull();
  answer(buildList([]));
  expect(await screen.findByText('Week 8 · ends Sun 22 Nov')).toBeTruthy();
});

test('a list that cannot be read delays nobody', async () => {
  openUpdate({ answers: { listGoals: () => refusal(503, 'Not ready.') } });
  expect(await screen.findByText('Week 8 · ends Sun 22 Nov')).toBeTruthy();
});

test.each([
  [1006, 'This link asked for Week 6 · ends Sun 8 Nov. That prediction was given.'],
  [1005, 'This link asked for Week 5 · ends Sun 1 Nov. That week is over.'],
])('a link to the status %i of a past week names that week', async (statusId, words) => {
  const info = approved([buildStatus(5, null, false), buildStatus(6, [3, 3], false), buildStatus(8, null)]);
  renderLayer(<PredictWeeks goalId={12} statusId={statusId} />, { infos: [info] });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(await screen.findByText('Week 8 · ends Sun 22 Nov')).toBeTruthy();
});
