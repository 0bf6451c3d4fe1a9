import {
  getAppraisal,
  listAppraisalsOfPerson,
  saveAppraisal,
  shareAppraisal,
} from '@bellwether/contract/talent/appraisal';
import { actor } from './src/actor.ts';
import { layer } from './src/goals-page.ts';
import { expect, test } from './src/journey.ts';

const typed = 'Typed without a pause, while the reviewer saves the review. '.repeat(3).slice(0, 128);

test('a comment of 128 characters and a review stay while somebody else saves', async ({ enter }) => {
  const [reviewer, reader] = await Promise.all([actor('yusuf.demir'), actor('anika.vogel')]);
  const { evaluations } = await reviewer.call(listAppraisalsOfPerson, {
    params: { userId: `${reader.session.Profile.Id}` },
  });
  const id = `${evaluations.find(({ State }) => State === 'draft')?.Id}`;
  const { UpdatedAt } = await reviewer.call(getAppraisal, { params: { id } });
  await reviewer.call(shareAppraisal, { params: { id }, query: { UpdatedAt } });
  const stored = await reviewer.call(getAppraisal, { params: { id } });

  const lead = await enter(reviewer, `/v3/talent?open=edit-appraisal&about=${id}`);
  const review = layer(lead, 'Edit Appraisal').getByRole('textbox', { name: 'Review' });
  await expect(review).toBeVisible();
  const employee = await enter(reader, `/v3/talent/myappraisal?open=appraisal&about=${id}`);
  const own = layer(employee, 'Appraisal');
  const comment = own.getByRole('textbox', { name: 'Comment (optional)' });
  await comment.click();
  await review.click();
  await lead.keyboard.press('Control+End');

  const save = async () => {
    await new Promise((done) => setTimeout(done, 1_000));
    await reviewer.call(saveAppraisal, {
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
