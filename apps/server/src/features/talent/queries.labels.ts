import type {
  TalentLabels as WireLabels,
  TalentSettings as WireSettings,
} from '@bellwether/contract/talent/labels';
import { instantToIso } from '@bellwether/domain/calendar/instant';
import {
  defaultLabels,
  type FormLabel,
  type RatingLabel,
  type TalentLabels,
} from '@bellwether/domain/talent/labels';
import type { LevelCount } from '@bellwether/domain/talent/rating';
import { defaultLabelWords } from '@bellwether/domain/talent/words.labels';
import type { Scope } from '#platform/session/scope.ts';

export interface TalentSettings {
  readonly hasTertiary: boolean;
  readonly sharesRatings: boolean;
  readonly graceWeeks: number;
  readonly levels: LevelCount;
  readonly tertiaryLevels: LevelCount;
  readonly hasReviewDrafts: boolean;
  readonly labels: TalentLabels;
  /** When the labels were saved, in epoch milliseconds; null if they are the defaults. */
  readonly labelsAt: number | null;
}

/**
 * Returns the company's settings of appraisals, and its words. The lock `share` keeps the number of levels until the
 * transaction ends; the lock `update` also keeps other requests from changing the words.
 */
export async function talentSettingsOf(scope: Scope, lock?: 'share' | 'update'): Promise<TalentSettings> {
  const row = await scope.db
    .selectFrom('tenant_setting')
    .select([
      'tertiary_ratings_enabled',
      'ratings_shared_with_employee',
      'appraisal_grace_weeks',
      'rating_levels',
      'tertiary_rating_levels',
      'review_drafts_enabled',
      'rating_labels',
      'rating_labels_at',
    ])
    .where('tenant_id', '=', scope.tenant.id)
    .$if(lock === 'share', (query) => query.forShare())
    .$if(lock === 'update', (query) => query.forUpdate())
    .executeTakeFirstOrThrow();
  const levels = countOf(row.rating_levels);
  const tertiaryLevels = countOf(row.tertiary_rating_levels);
  return {
    hasTertiary: row.tertiary_ratings_enabled,
    sharesRatings: row.ratings_shared_with_employee,
    graceWeeks: row.appraisal_grace_weeks,
    levels,
    tertiaryLevels,
    hasReviewDrafts: row.review_drafts_enabled,
    labels: labelsOf(
      row.rating_labels,
      defaultLabels(levels, tertiaryLevels, scope.language.words(defaultLabelWords)),
    ),
    labelsAt: row.rating_labels_at,
  };
}

const countOf = (levels: number): LevelCount => (levels === 5 ? 5 : 3);

/** Returns the saved labels. An axis whose labels were saved for another number of levels gets its defaults. */
function labelsOf(stored: unknown, defaults: TalentLabels): TalentLabels {
  if (stored === null) return defaults;
  const saved = stored as TalentLabels;
  const fitting = (axis: keyof TalentLabels['levels']) =>
    saved.levels[axis].length === defaults.levels[axis].length ? saved.levels[axis] : defaults.levels[axis];
  return {
    form: saved.form,
    levels: { primary: fitting('primary'), secondary: fitting('secondary'), tertiary: fitting('tertiary') },
  };
}

export function presentLabels({ levels, form }: TalentLabels): WireLabels {
  const ratingLabels = (labels: readonly RatingLabel[]) =>
    labels.map(({ label, description }) => ({ Label: label, Description: description }));
  const formLabel = ({ name, prompt }: FormLabel) => ({ Name: name, Prompt: prompt });
  return {
    PrimaryLabels: ratingLabels(levels.primary),
    SecondaryLabels: ratingLabels(levels.secondary),
    TertiaryLabels: ratingLabels(levels.tertiary),
    FormLable: {
      Primary: formLabel(form.primary),
      Secondary: formLabel(form.secondary),
      Tertiary: formLabel(form.tertiary),
      Review: formLabel(form.review),
      Comment: formLabel(form.comment),
    },
  };
}

export function presentSettings(scope: Scope, settings: TalentSettings): WireSettings {
  return {
    ...presentLabels(settings.labels),
    EnableTertiaryRatings: settings.hasTertiary,
    ShareRatingWithEmployee: settings.sharesRatings,
    GracePeriod: settings.graceWeeks,
    EnableWritingHelp: settings.hasReviewDrafts,
    LabelsUpdatedAt: settings.labelsAt === null ? null : instantToIso(settings.labelsAt),
    Permissions: { EditLabels: scope.capabilities.changesSettings },
  };
}
