import { expectNoAxeFaults } from './src/accessibility.ts';
import { layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';

test.setTimeout(240_000);

test('HR copies a finished cycle with a template of three kinds, a lead answers it, and saves the course as a PDF', async ({
  enter,
}) => {
  const hr = await enter('hradmin', '/v3/talent');
  await hr.getByRole('button', { name: 'Copy Half-year review, hardware' }).click();
  const form = layer(hr, 'New review cycle');
  await form.getByRole('textbox', { name: 'Name' }).fill('Hardware, second half');
  await form.getByRole('combobox', { name: 'First quarter' }).click();
  await hr.getByRole('option', { name: 'Q4 2026' }).click();
  await form.getByRole('switch', { name: 'The people write about themselves first' }).click();
  await form.getByRole('switch', { name: 'Choose the days of the managers’ reviews' }).click();
  await form.getByLabel(/^Opens on/).fill('2026-11-01');
  await form.getByLabel(/^Due on/).fill('2026-12-31');
  await form.getByRole('switch', { name: 'Ask questions instead of one text' }).click();
  await form.getByRole('combobox', { name: 'Kind of question 2' }).click();
  await hr.getByRole('option', { name: 'Scale with words' }).click();
  await form.getByRole('textbox', { name: 'Words of question 2' }).fill('Rarely\nOften\nAlways');
  await form.getByRole('textbox', { name: 'Question 2', exact: true }).fill('How often did it help others?');
  await form.getByRole('combobox', { name: 'Kind of question 3' }).click();
  await hr.getByRole('option', { name: 'Goals of the period' }).click();
  await expectNoAxeFaults(hr, 'a cycle with a template');
  await form.getByRole('button', { name: 'Save' }).click();
  await hr.getByRole('button', { name: 'Start Hardware, second half' }).click();
  await expect(hr.getByText('The cycle runs.')).toBeVisible();

  const lead = await enter('pavel.novak', '/v3/talent');
  await lead.getByRole('link', { name: 'Hardware, second half' }).click();
  await lead.getByRole('button', { name: 'Start the appraisal of Sofia Rossi' }).click();
  const review = layer(lead, 'Create Appraisal');
  await review.getByRole('textbox', { name: /^What went well/ }).fill('The wrist holds twice the load.');
  await review.getByRole('combobox', { name: 'How often did it help others?' }).click();
  await lead.getByRole('option', { name: 'Often' }).click();
  await review.getByRole('textbox', { name: /^What should come next/ }).fill('Lead the next arm.');
  await review.getByRole('radio', { name: /Exceeds expectations/ }).check();
  await review.getByRole('radio', { name: /Ready for more/ }).check();
  await expectNoAxeFaults(lead, 'the questions of a template');
  await review.getByRole('button', { name: 'Save' }).click();
  await expect(layer(lead, 'Appraisal').getByText('The wrist holds twice the load.')).toBeVisible();
  await lead.keyboard.press('Escape');

  await lead.getByRole('link', { name: 'Matrix', exact: true }).first().click();
  await lead.getByRole('button', { name: 'Course of Sofia Rossi' }).click();
  const course = layer(lead, 'Course');
  await expect(course.getByText('Half-year review, hardware').last()).toBeVisible();
  await expectNoAxeFaults(lead, 'the course of a person');
  const file = lead.waitForEvent('download');
  await course.getByRole('button', { name: 'All appraisals as PDF' }).click();
  expect((await file).suggestedFilename()).toMatch(/^bellwether-appraisals-\d+-.*\.pdf$/);
});
