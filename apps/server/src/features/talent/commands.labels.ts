import type { EndpointParsed } from '@bellwether/contract/endpoint';
import type { saveTalentLabels } from '@bellwether/contract/talent/labels';
import { repeatedLabels, type TalentLabels } from '@bellwether/domain/talent/labels';
import { sql } from 'kysely';
import { timestamp } from '#platform/database/instant.ts';
import { recordEvent } from '#platform/events/record-event.ts';
import { changedMeanwhile } from '#platform/http/version.ts';
import { badField } from '#platform/refusal/problem.ts';
import type { Scope } from '#platform/session/scope.ts';
import { type TalentSettings, talentSettingsOf } from './queries.labels.ts';
import { talentWords } from './words.ts';

type Labels = EndpointParsed<typeof saveTalentLabels>['body'];

/**
 * Changes the words of ratings and of the form (talent.12). Existing signatures keep the words that were
 * signed.
 * @throws HttpProblem 400 at a list of labels if their number differs from the number of levels, or if two levels
 *   have the same label; 409 if the words have changed since.
 */
export async function saveLabels(scope: Scope, body: Labels): Promise<TalentSettings> {
  const settings = await talentSettingsOf(scope, 'update');
  const started = body.UpdatedAt ? Date.parse(body.UpdatedAt) : null;
  if (body.UpdatedAt !== undefined && started !== settings.labelsAt) throw changedMeanwhile();
  refuseLabels(body, settings);
  const labels = labelsOf(body);
  if (JSON.stringify(labels) === JSON.stringify(settings.labels)) return settings;
  const at = timestamp(scope.now);
  await scope.db
    .updateTable('tenant_setting')
    .set({
      rating_labels: JSON.stringify(labels),
      // The version always grows, even for two changes within one millisecond.
      rating_labels_at: sql<string>`greatest(${at}::timestamptz, rating_labels_at + interval '1 millisecond')`,
    })
    .where('tenant_id', '=', scope.tenant.id)
    .execute();
  await recordEvent(scope, { kind: 'talent.labels_changed', subjectId: scope.tenant.id, detail: {} });
  return talentSettingsOf(scope);
}

function refuseLabels(body: Labels, { levels, tertiaryLevels }: TalentSettings): void {
  const counts = { PrimaryLabels: levels, SecondaryLabels: levels, TertiaryLabels: tertiaryLevels } as const;
  for (const name of ['PrimaryLabels', 'SecondaryLabels', 'TertiaryLabels'] as const) {
    const count = counts[name];
    if (body[name].length !== count) throw badField(name, talentWords, 'wrong_level_count', count);
    const labels = body[name].map(({ Label }) => Label);
    const [repeated] = repeatedLabels(labels);
    if (repeated !== undefined) throw badField(name, talentWords, 'repeated_label', `“${labels[repeated]}”`);
  }
}

function labelsOf({ PrimaryLabels, SecondaryLabels, TertiaryLabels, FormLable }: Labels): TalentLabels {
  const levels = (sent: Labels['PrimaryLabels']) =>
    sent.map(({ Label, Description }) => ({ label: Label, description: Description }));
  const part = ({ Name, Prompt }: Labels['FormLable']['Primary']) => ({ name: Name, prompt: Prompt });
  return {
    levels: {
      primary: levels(PrimaryLabels),
      secondary: levels(SecondaryLabels),
      tertiary: levels(TertiaryLabels),
    },
    form: {
      primary: part(FormLable.Primary),
      secondary: part(FormLable.Secondary),
      tertiary: part(FormLable.Tertiary),
      review: part(FormLable.Review),
      comment: part(FormLable.Comment),
    },
  };
}
