import { said } from '@bellwether/domain/shared/said';
import { appraisalLimits, appraisalMessages } from '@bellwether/domain/talent/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { refusedAs } from '../faults.ts';
import { instantSchema, requiredName, sentInstantSchema, textSchema } from '../wire.ts';
import { wireWords } from '../words.ts';

/** One level of a rating; the place in its list is the rating. */
export const ratingLabelSchema = z.object({ Label: z.string(), Description: z.string() });
export type RatingLabel = z.output<typeof ratingLabelSchema>;

/** The name of an axis or a text, and the question that the form asks there. */
export const formLabelSchema = z.object({ Name: z.string(), Prompt: z.string() });

const labels = {
  /** 3 or 5, lowest first. */
  PrimaryLabels: z.array(ratingLabelSchema),
  SecondaryLabels: z.array(ratingLabelSchema),
  /** Also given while the third axis is off. */
  TertiaryLabels: z.array(ratingLabelSchema),
  FormLable: z.object({
    Primary: formLabelSchema,
    Secondary: formLabelSchema,
    Tertiary: formLabelSchema,
    Review: formLabelSchema,
    Comment: formLabelSchema,
  }),
};

/** The company's words for its ratings (talent.12). */
export const talentLabelsSchema = z.object(labels);
export type TalentLabels = z.output<typeof talentLabelsSchema>;

export const talentSettingsSchema = z.object({
  ...labels,
  EnableTertiaryRatings: z.boolean(),
  ShareRatingWithEmployee: z.boolean(),
  /** Weeks from the quarter's end until a missing appraisal is overdue. */
  GracePeriod: z.int(),
  /** Whether the company lets reviewers ask for a draft of the review. */
  EnableWritingHelp: z.boolean(),
  /** When the labels were last saved; null: they are the defaults. */
  LabelsUpdatedAt: z.nullable(instantSchema),
  /** Whether this person may change labels and settings; the settings are saved with `PUT /tenant/settings`. */
  Permissions: z.object({ EditLabels: z.boolean() }),
});
export type TalentSettings = z.output<typeof talentSettingsSchema>;

/** 404 if the company has switched appraisals off; so does every call of talent (talent.3). */
export const getTalentLabels = endpoint({
  name: 'getTalentLabels',
  summary: 'The words of the ratings and of the form.',
  method: 'GET',
  path: '/talent/labels',
  scope: 'none',
  reply: talentLabelsSchema,
});

export const getTalentSettings = endpoint({
  name: 'getTalentSettings',
  summary: 'The words of the ratings and of the form, and the settings of appraisals.',
  method: 'GET',
  path: '/talent/settings',
  scope: 'none',
  reply: talentSettingsSchema,
});

const required = said(appraisalMessages, 'required');
const savedLabels = z
  .array(
    z.strictObject({
      Label: requiredName(appraisalLimits.labelName, required, 'Label'),
      Description: z._default(textSchema(appraisalLimits.labelDescription, 'Description'), ''),
    }),
  )
  .check(z.refine(({ length }) => length === 3 || length === 5, refusedAs(said(wireWords, 'labels'))));
const savedFormLabel = z.strictObject({
  Name: requiredName(appraisalLimits.labelName, required, 'Name'),
  Prompt: z._default(textSchema(appraisalLimits.prompt, 'Prompt'), ''),
});

export const saveTalentLabels = endpoint({
  name: 'saveTalentLabels',
  summary:
    'Changes the words of the ratings and of the form. As many labels as the rating has levels, which are settings of the company; 400 at the list where two levels have one label. Completed appraisals keep their words.',
  method: 'PUT',
  path: '/talent/labels',
  scope: 'none',
  who: 'changesSettings',
  body: z.strictObject({
    PrimaryLabels: savedLabels,
    SecondaryLabels: savedLabels,
    TertiaryLabels: savedLabels,
    FormLable: z.strictObject({
      Primary: savedFormLabel,
      Secondary: savedFormLabel,
      Tertiary: savedFormLabel,
      Review: savedFormLabel,
      Comment: savedFormLabel,
    }),
    /** `LabelsUpdatedAt` of the version that the person read: 409 if it has changed. */
    UpdatedAt: z.optional(z.nullable(sentInstantSchema)),
  }),
  reply: talentSettingsSchema,
});
