import { getAppraisal, saveAppraisal } from '@bellwether/contract/talent/appraisal';
import { actor } from './src/actor.ts';
import { layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';

test.setTimeout(240_000);

const typed = 'Typed without a pause, while the reviewer saves the review. '.repeat(3).slice(0, 128);

test('a comment of 128 characters and a review stay while somebody else saves', async ({ enter }) => {
  const lead = await enter('yusuf.demir', '/v3/talent');
  await lead
    .getByRole('link', { name: /^Started/ })
    .first()
    .click();
  await lead.getByRole('button', { name: 'Open the appraisal of Anika Vogel' }).click();
  await layer(lead, 'Appraisal').getByRole('button', { name: 'Share' }).click();
  await expect(lead.getByText('The appraisal has been shared.')).toBeVisible();
  const id = new URL(lead.url()).searchParams.get('about') ?? '';
  await layer(lead, 'Appraisal').getByRole('button', { name: 'Edit Appraisal' }).click();
  const review = layer(lead, 'Edit Appraisal').getByRole('textbox', { name: 'Review' });
  await expect(review).toBeVisible();

  const employee = await enter('anika.vogel', '/v3/talent/myappraisal');
  await employee.getByRole('button', { name: /^Read and sign/ }).click();
  const own = layer(employee, 'Appraisal');
  const comment = own.getByRole('textbox', { name: 'Comment (optional)' });
  await comment.click();
  await review.click();
  await lead.keyboard.press('Control+End');

  const api = await actor('yusuf.demir');
  const stored = await api.call(getAppraisal, { params: { id } });
  const save = async () => {
    await new Promise((done) => setTimeout(done, 1_000));
    await api.call(saveAppraisal, {
      params: { id },
      body: {
        UserId: stored.UserId,
        EvaluationPeriodId: stored.EvaluationPeriodId,
        Primary: stored.PrimaryRating ?? 0,
        Secondary: stored.SecondaryRating ?? 0,
        TertiaryRating: null,
        Review: '<p>Another text.</p>',
        UpdatedAt: stored.UpdatedAt,
      },
    });
  };
  await Promise.all([
    save(),
    employee.keyboard.type(typed, { delay: 20 }),
    lead.keyboard.type(typed, { delay: 20 }),
  ]);
  await expect(own.getByText('Another text.')).toBeVisible();
  await expect(comment).toHaveValue(typed);
  await expect(comment).toBeFocused();
  await expect(own.getByText(/ changed the review after you opened the appraisal\./)).toBeVisible();
  await expect(review).toContainText(typed);
  await expect(review).toBeFocused();
  await expect(layer(lead, 'Edit Appraisal').getByText(/Somebody else changed this appraisal/)).toBeVisible();
});
