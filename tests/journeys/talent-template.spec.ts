import { expectNoAxeFaults } from './src/accessibility.ts';
import { expectFits } from './src/fits.ts';
import { layer } from './src/goals-page.ts';
import { expect, phone, test } from './src/journey.ts';

test.setTimeout(240_000);

test('HR makes, changes and copies the template of a review, the manager answers it, and the employee reads it', async ({
  enter,
}) => {
  const hr = await enter('hradmin', '/v3/talent');
  const choose = async (name: string, option: string) => {
    await form.getByRole('combobox', { name, exact: true }).click();
    await hr.getByRole('option', { name: option, exact: true }).click();
  };
  let form = layer(hr, 'New review cycle');

  await test.step('the template is made: texts, a scale with words, goals, help, roles', async () => {
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
    await expect(form.getByRole('group', { name: /^Question \d$/ })).toHaveCount(3);
    await form
      .getByRole('textbox', { name: 'Help text of question 1' })
      .fill('Name one result that others can see.');
    await form
      .getByRole('textbox', { name: 'Question 2', exact: true })
      .fill('How often did it help others?');
    await choose('Kind of question 2', 'Scale with words');
    await form.getByRole('textbox', { name: 'Words of question 2' }).fill('Often\noften');
    await choose('Roles of question 3', 'Managers');
    await hr.keyboard.press('Tab');
    for (const place of [4, 5]) {
      await form.getByRole('button', { name: 'Add a question' }).click();
      await expect(form.getByRole('group', { name: `Question ${place}`, exact: true })).toBeVisible();
    }
    await form.getByRole('textbox', { name: 'Question 4', exact: true }).fill('What do the goals show?');
    await choose('Kind of question 4', 'Goals of the period');
    await form.getByRole('button', { name: 'Remove question 5' }).click();
    await form.getByRole('switch', { name: 'Question 4 needs an answer' }).click({ force: true });
    await form.getByRole('button', { name: 'Save' }).click();
    const words = form.getByRole('textbox', { name: 'Words of question 2' });
    await expect(words).toHaveAttribute('aria-invalid', 'true');
    await expectNoAxeFaults(hr, 'the form of a template with a fault');
    await words.fill('Rarely\nOften\nAlways');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toBeHidden();
  });

  await test.step('on a phone the form fits; it is changed, and the cycle starts', async () => {
    const small = await enter('hradmin', '/v3/talent', { size: phone });
    await small.getByRole('button', { name: 'Set up Project Alder' }).click();
    const narrow = layer(small, 'Set up review cycle');
    const second = narrow.getByRole('textbox', { name: 'Words of question 2' });
    await second.scrollIntoViewIfNeeded();
    await expect(second).toHaveValue('Rarely\nOften\nAlways');
    await expectFits(small);
    await narrow.getByRole('textbox', { name: 'Question 1', exact: true }).fill('What came of the project?');
    await narrow.getByRole('button', { name: 'Save' }).click();
    await expect(small.getByText('The cycle is saved.')).toBeVisible();
    await small.getByRole('button', { name: 'Start Project Alder' }).click();
    await expect(small.getByText('The cycle runs.')).toBeVisible();
  });

  const lead = await enter('olivia.grant', '/v3/talent');
  const written = layer(lead, 'Appraisal');
  await test.step('the manager answers what is asked about this person', async () => {
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
    await expect(written.getByText('The new gate opened in time.')).toBeVisible();
  });

  await test.step('what was answered keeps its question; a copy asks anew, and a draft can go', async () => {
    await hr.reload();
    await hr.getByRole('button', { name: 'Set up Project Alder' }).click();
    form = layer(hr, 'Set up review cycle');
    await expect(form.getByText('Somebody has answered this question, so its words stay.')).toHaveCount(2);
    await expect(form.getByRole('textbox', { name: 'Question 1', exact: true })).toBeDisabled();
    await expectNoAxeFaults(hr, 'the form of an answered template');
    await form.getByRole('button', { name: 'Close', exact: true }).click();
    await hr.getByRole('button', { name: 'Copy Project Alder' }).click();
    form = layer(hr, 'New review cycle');
    await expect(form.getByRole('textbox', { name: 'Name' })).toHaveValue('Copy of Project Alder');
    await expect(form.getByRole('textbox', { name: 'Question 1', exact: true })).toBeEnabled();
    await expect(form.getByRole('textbox', { name: 'Question 1', exact: true })).toHaveValue(
      'What came of the project?',
    );
    for (const [label, day] of [
      ['First day', '2026-11-01'],
      ['Last day', '2026-11-30'],
      ['Opens on', '2026-12-01'],
      ['Due on', '2026-12-31'],
    ] as const)
      await form.getByLabel(new RegExp(`^${label}`)).fill(day);
    await form.getByRole('button', { name: 'Save' }).click();
    await hr.getByRole('button', { name: 'Delete Copy of Project Alder' }).click();
    await expect(hr.getByText('The draft is deleted.')).toBeVisible();
    await expect(hr.getByText('Copy of Project Alder')).toHaveCount(0);
  });

  await test.step('the employee reads the questions with their answers on the phone', async () => {
    await written.getByRole('button', { name: 'Share' }).click();
    await expect(lead.getByText('The appraisal has been shared.')).toBeVisible();
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
  });
});
