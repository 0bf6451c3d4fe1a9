import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { desk, expect, phone, test } from './src/journey.ts';

test.setTimeout(240_000);

test('HR makes the template of a review, the manager answers and shares it, and both sign', async ({
  enter,
}) => {
  const hr = await enter('hradmin', '/v3/talent');
  const form = layer(hr, 'New review cycle');
  const choose = async (name: string, option: string) => {
    await form.getByRole('combobox', { name, exact: true }).click();
    await hr.getByRole('option', { name: option, exact: true }).click();
  };

  await test.step('the template is made, fits a phone, and the cycle starts', async () => {
    await hr.getByRole('button', { name: 'New cycle' }).click();
    await form.getByRole('textbox', { name: 'Name' }).fill('Project Alder');
    await choose('What it covers', 'Own dates');
    await form.getByLabel(/^First day/).fill('2026-08-01');
    await form.getByLabel(/^Last day/).fill('2026-10-31');
    await form.getByRole('combobox', { name: 'Single people' }).fill('Diego Santos');
    await hr.getByRole('option', { name: /^Diego Santos/ }).click();
    await hr.keyboard.press('Tab');
    const turn = (name: string) => form.getByRole('switch', { name }).click({ force: true });
    await turn('The people write about themselves first');
    await turn('Choose the days of the managers’ reviews');
    await form.getByLabel(/^Opens on/).fill('2026-11-01');
    await form.getByLabel(/^Due on/).fill('2026-12-31');
    await turn('Ask questions instead of one text');
    await form.getByRole('textbox', { name: 'Question 1', exact: true }).fill('What came of the project?');
    await form
      .getByRole('textbox', { name: 'Help text of question 1' })
      .fill('Name one result that others can see.');
    await form
      .getByRole('textbox', { name: 'Question 2', exact: true })
      .fill('How often did it help others?');
    await choose('Kind of question 2', 'Scale with words');
    const words = form.getByRole('textbox', { name: 'Words of question 2' });
    await words.fill('Often\noften');
    await choose('Roles of question 3', 'Managers');
    await hr.keyboard.press('Tab');
    await form.getByRole('button', { name: 'Add a question' }).click();
    await form.getByRole('textbox', { name: 'Question 4', exact: true }).fill('What do the goals show?');
    await choose('Kind of question 4', 'Goals of the period');
    await form.getByRole('switch', { name: 'Question 4 needs an answer' }).click({ force: true });
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeFaults(hr, 'the form of a template with a fault');
    await hr.setViewportSize(phone);
    await expectFits(hr);
    await hr.setViewportSize(desk);
    await words.fill('Rarely\nOften\nAlways');
    await form.getByRole('button', { name: 'Save' }).click();
    await hr.getByRole('button', { name: 'Start Project Alder' }).click();
    await expect(hr.getByText('The cycle runs.')).toBeVisible();
  });

  const lead = await enter('olivia.grant', '/v3/talent');
  const written = layer(lead, 'Appraisal');
  await test.step('the manager answers what is asked about this person, and shares it', async () => {
    await lead.getByRole('link', { name: 'Project Alder', exact: true }).click();
    await lead.getByRole('button', { name: 'Start the appraisal of Diego Santos' }).click();
    const review = layer(lead, 'Create Appraisal');
    const first = review.getByRole('textbox', { name: 'What came of the project?' });
    await expect(first).toHaveAccessibleDescription(/Name one result that others can see\./);
    // The third question is for managers only.
    await expect(review.getByText('What should come next?')).toHaveCount(0);
    await review.getByRole('button', { name: 'Save' }).click();
    await expect(review.getByText('This is required.').first()).toBeVisible();
    await expectNoAxeFaults(lead, 'the questions of a template');
    await first.fill('The new gate opened in time.');
    await review.getByRole('combobox', { name: 'How often did it help others?' }).click();
    await lead.getByRole('option', { name: 'Always', exact: true }).click();
    await review.getByRole('radio', { name: /Exceeds expectations/ }).check();
    await review.getByRole('radio', { name: /Well placed/ }).check();
    await review.getByRole('button', { name: 'Save' }).click();
    await written.getByRole('button', { name: 'Share' }).click();
    await expect(lead.getByText('The appraisal has been shared.')).toBeVisible();
  });

  await test.step('the employee reads the answers on the phone and signs, and the manager completes it', async () => {
    const employee = await enter('diego.santos', '/v3/talent/myappraisal', { size: phone });
    await employee.getByRole('button', { name: 'Read and sign the appraisal of Project Alder' }).click();
    const own = layer(employee, 'Appraisal');
    for (const words of [
      'What came of the project?',
      'The new gate opened in time.',
      'How often did it help others?',
      'Always',
    ])
      await expect(own.getByText(words, { exact: true })).toBeVisible();
    await expectFits(employee);
    await expectNoAxeFaults(employee, 'the answers of a template on the phone');
    await own.getByRole('textbox', { name: 'Comment (optional)' }).fill('One night was hard.');
    await own.getByRole('textbox', { name: 'Your full name' }).fill('Diego Santos');
    await own.getByRole('button', { name: 'Sign', exact: true }).click();
    await expect(employee.getByText('You have signed.')).toBeVisible();
    // The lead's page shows the signature without a reload.
    await expect(written.getByText('One night was hard.')).toBeVisible();
    await written.getByRole('textbox', { name: 'Your full name' }).fill('Olivia Grant');
    await written.getByRole('button', { name: 'Sign and complete' }).click();
    await expect(written.getByText('100%')).toBeVisible();
  });
});
