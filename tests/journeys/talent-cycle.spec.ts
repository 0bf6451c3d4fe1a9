import { acknowledgeAppraisal, completeAppraisal } from '@bellwether/contract/talent/appraisal';
import type { Page } from '@playwright/test';
import { expectNoAxeFaults } from './src/accessibility.ts';
import { actor } from './src/actor.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(240_000);

/** So long somebody who does it for the first time may take to find, read and fill in one thing. */
const secondsAnAct = 15;

/** Counts the presses and the fields that change from now on, until the page is left. */
async function countActs(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = { acts: 0, fields: new Set<EventTarget | null>() };
    addEventListener('click', ({ detail }) => (counted.acts += detail > 0 ? 1 : 0), true);
    addEventListener('input', ({ target }) => counted.fields.add(target), true);
    Object.assign(window, { counted });
  });
  return () =>
    page.evaluate(() => {
      const { counted } = window as unknown as { counted: { acts: number; fields: Set<unknown> } };
      return counted.acts + counted.fields.size;
    });
}

test('HR sets up a half-year cycle for two departments, the employee writes on the phone, and the manager reads it and finds it in the course', async ({
  enter,
}) => {
  const hr = await enter('hradmin', '/v3/talent');
  const acts = await countActs(hr);
  await hr.getByRole('button', { name: 'New cycle' }).click();
  const form = layer(hr, 'New review cycle');
  await form.getByRole('textbox', { name: 'Name' }).fill('Spring and summer');
  await form.getByRole('combobox', { name: 'First quarter' }).click();
  await hr.getByRole('option', { name: 'Q2 2026' }).click();
  const departments = form.getByRole('combobox', { name: 'Departments', exact: true });
  for (const name of ['Customer Success', 'Supply Chain']) {
    await departments.fill(name);
    await hr.getByRole('option', { name, exact: true }).click();
  }
  await form.getByLabel(/^Opens on/).fill('2026-10-01');
  await form.getByLabel(/^Due on/).fill('2026-12-31');
  await form.getByRole('button', { name: 'Save' }).click();
  await hr.getByRole('button', { name: 'Start Spring and summer' }).click();
  await expect(hr.getByText('The cycle runs.')).toBeVisible();
  // Five minutes are enough to set it up.
  const made = await acts();
  expect(made).toBeGreaterThan(8);
  expect(made * secondsAnAct).toBeLessThanOrEqual(5 * 60);

  const employee = await enter('beatriz.lima', '/v3/talent/myappraisal', { size: phone });
  await employee.getByRole('link', { name: 'Write: self review of Spring and summer' }).click();
  const answers = employee.getByRole('form', { name: 'Your self review' });
  await answers
    .getByRole('textbox', { name: /^What did you achieve/ })
    .fill('Renewals came a month earlier.');
  await answers.getByRole('button', { name: 'Hand in' }).click();
  await expect(answers.getByText('This question needs an answer.')).toHaveCount(2);
  await answers
    .getByRole('textbox', { name: /^What was difficult/ })
    .fill('Two customers changed their contacts.');
  await answers
    .getByRole('textbox', { name: /^What do you want/ })
    .fill('A shorter first week for new customers.');
  await expectNoAxeFaults(employee, 'a self review on the phone');
  await answers.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(employee.getByText('Saved. Only you can read it.')).toBeVisible();

  await answers.getByRole('button', { name: 'Hand in' }).click();
  await expect(employee.getByText('It is handed in and does not change any more.')).toBeVisible();

  const [signer, manager] = await Promise.all([actor('beatriz.lima'), actor('jamal.wright')]);
  const lead = await enter(manager, '/v3/talent');
  await lead.getByRole('link', { name: 'Spring and summer', exact: true }).click();
  await lead.getByRole('button', { name: 'Start the appraisal of Beatriz Lima' }).click();
  const review = layer(lead, 'Create Appraisal');
  await expect(review.getByText('Renewals came a month earlier.')).toBeVisible();
  await review.getByRole('textbox', { name: 'Review' }).fill('Calm with difficult customers.');
  await review.getByRole('radio', { name: /Exceeds expectations/ }).check();
  await review.getByRole('radio', { name: /Well placed/ }).check();
  await review.getByRole('button', { name: 'Save' }).click();
  await layer(lead, 'Appraisal').getByRole('button', { name: 'Share' }).click();
  await expect(lead.getByText('The appraisal has been shared.')).toBeVisible();
  const params = { id: new URL(lead.url()).searchParams.get('about') ?? '' };
  await signer.call(acknowledgeAppraisal, { params, body: { Sign: 'Beatriz Lima', Comment: '' } });
  await manager.call(completeAppraisal, { params, body: { Sign: 'Jamal Wright' } });

  await lead.goto('/v3/talent');
  await lead.getByRole('link', { name: 'Talent Matrix of Spring and summer' }).click();
  await lead.getByRole('button', { name: 'Course of Beatriz Lima' }).click();
  const course = layer(lead, 'Course');
  await expect(course.getByRole('button', { name: 'Read the appraisal of Spring and summer' })).toBeVisible();
  await expectNoAxeFaults(lead, 'the course of a person');
  const all = lead.waitForEvent('download');
  await course.getByRole('button', { name: 'All appraisals as PDF' }).click();
  expect((await all).suggestedFilename()).toMatch(/\.pdf$/);
});
