import type { Appraisal } from '@bellwether/contract/talent/appraisal';
import type { TalentSettings } from '@bellwether/contract/talent/labels';
import type { ReviewAnswer } from '@bellwether/contract/talent/questions';
import { fieldError } from '@bellwether/domain/shared/said';
import { blankRefusal } from '@bellwether/domain/talent/review-draft';
import { appraisalMessages } from '@bellwether/domain/talent/rules';
import { missingAnswers } from '@bellwether/domain/talent/self-review/rules';
import * as z from 'zod/mini';
import { OutsideNotice } from '#platform/form/outside-notice.tsx';
import { SaveForm } from '#platform/form/save-form.tsx';
import { useOutsideChange } from '#platform/form/use-outside-change.ts';
import { useSaveForm } from '#platform/form/use-save-form.ts';
import { useAddressLayer } from '#platform/layers/address-layer.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { RichTextField } from '#ui/form/rich-text-field.tsx';
import { useSaveAnswers } from '../answers/api.ts';
import { QuestionField } from '../answers/components/question-field.tsx';
import { type AppraisalAbout, useSaveAppraisal } from '../api.ts';
import { addedParagraph, addedText } from '../model/added-paragraph.ts';
import type { TalentLayerName } from '../model/layer-names.ts';
import { appraisalWords } from '../words.appraisal.ts';
import classes from './appraisal.module.css';
import { Fairness } from './fairness.tsx';
import { LevelField } from './level-field.tsx';
import { WritingHelp } from './writing-help.tsx';

const level = z.nullable(z.int().check(z.gte(0), z.lte(4)));
const shape = z.object({
  Primary: level,
  Secondary: level,
  TertiaryRating: level,
  Review: z.string(),
  Answers: z.array(z.string()),
});
type Values = z.output<typeof shape>;

interface AppraisalFormProps {
  readonly about: AppraisalAbout;
  readonly settings: TalentSettings;
  /** The template of the cycle; empty: the review is one text (talent.32). */
  readonly questions: readonly ReviewAnswer[];
  /** The stored appraisal; absent for a new one. It may be newer than the version with which the form began. */
  readonly stored?: Appraisal | undefined;
  /** Fetches the stored appraisal again, after somebody else has changed it. */
  readonly onReload?: (() => void) | undefined;
}

/**
 * Writes the review and the ratings. After the save it shows the appraisal, so that it can be shared (talent.10).
 */
export function AppraisalForm({ about, settings, questions, stored, onReload }: AppraisalFormProps) {
  const { openLayer } = useAddressLayer<TalentLayerName>();
  const outside = useOutsideChange({
    present: stored,
    stampOf: (version) => version?.UpdatedAt,
    refetch: () => onReload?.(),
  });
  const { base } = outside;
  const save = useSaveAppraisal(about, base);
  const saveAnswers = useSaveAnswers(about, base);
  const asked = base?.Answers ?? questions;
  const hasTemplate = asked.length > 0;
  const hasThird = settings.EnableTertiaryRatings;
  const form = useSaveForm<Values, Appraisal>({
    key: base
      ? `appraisal.${base.Id}.edit`
      : `appraisal.new.${about.UserId}.${about.EvaluationPeriodId}.${about.CycleId ?? 0}`,
    shape,
    values: valuesOf(base, asked),
    faults: (values) => faultsOf(values, { hasThird, asked }),
    save: ({ Primary, Secondary, TertiaryRating, Review, Answers }) => {
      const ratings = {
        Primary: Primary ?? 0,
        Secondary: Secondary ?? 0,
        TertiaryRating: hasThird ? TertiaryRating : null,
      };
      if (!hasTemplate) return save.mutateAsync({ ...ratings, Review });
      const answers = asked.map(({ Id }, at) => ({ Id, Answer: Answers[at] ?? '' }));
      return saveAnswers.mutateAsync({ ...ratings, Answers: answers });
    },
    conflict: outside,
    leave: (saved) => openLayer('appraisal', { about: saved.Id }),
    done: appraisalWords.saved,
  });
  const { FormLable: names } = settings;
  const targets = hasTemplate
    ? asked.flatMap(({ Question, Kind }, at) =>
        Kind === 'scale' ? [] : [{ value: `Answers.${at}`, label: Question }],
      )
    : [{ value: 'Review', label: names.Review.Name }];
  const comparison = { periodId: about.EvaluationPeriodId, cycleId: about.CycleId, settings };
  return (
    <SaveForm of={form} label={base ? appraisalWords.edit : appraisalWords.create}>
      <OutsideNotice
        of={outside}
        isSent={form.isSent}
        says={appraisalWords.changed}
        load={appraisalWords.reload}
        onLoad={() => {
          outside.startFrom(stored);
          form.reset(valuesOf(stored, stored?.Answers ?? questions));
        }}
      />
      <StateNotice stored={stored} />
      {hasTemplate ? (
        asked.map((question, at) => (
          <QuestionField
            key={question.Id}
            control={form.control}
            name={`Answers.${at}`}
            question={question}
            focusFirst={at === 0}
          />
        ))
      ) : (
        <div>
          <RichTextField control={form.control} name="Review" label={names.Review.Name} required focusFirst />
          {names.Review.Prompt ? <p className={classes.quiet}>{names.Review.Prompt}</p> : null}
        </div>
      )}
      {settings.EnableWritingHelp && targets.length > 0 ? (
        <WritingHelp
          about={about}
          targets={targets}
          onAccept={(paragraph, target) => {
            const path = target as 'Review' | `Answers.${number}`;
            const former = form.form.getValues(path);
            const added =
              path === 'Review' ? addedParagraph(former, paragraph) : addedText(former, paragraph);
            form.form.setValue(path, added, { shouldDirty: true });
          }}
        />
      ) : null}
      <div>
        <LevelField
          control={form.control}
          name="Primary"
          axis={names.Primary}
          labels={settings.PrimaryLabels}
        />
        <Fairness {...comparison} axis="Primary" />
      </div>
      <div>
        <LevelField
          control={form.control}
          name="Secondary"
          axis={names.Secondary}
          labels={settings.SecondaryLabels}
        />
        <Fairness {...comparison} axis="Secondary" />
      </div>
      {hasThird ? (
        <LevelField
          control={form.control}
          name="TertiaryRating"
          axis={names.Tertiary}
          labels={settings.TertiaryLabels}
        />
      ) : null}
      <p className={classes.quiet}>
        {settings.ShareRatingWithEmployee ? appraisalWords.employeeSees : appraisalWords.employeeSeesNot}
      </p>
    </SaveForm>
  );
}

/** Says what a save does to an appraisal that the employee has already seen or signed (talent.5). */
function StateNotice({ stored }: { readonly stored: Appraisal | undefined }) {
  if (stored?.State === 'shared') return <Notice tone="info">{appraisalWords.editShared}</Notice>;
  if (stored?.State === 'acknowledged') return <Notice tone="warn">{appraisalWords.editAcknowledged}</Notice>;
  return null;
}

function valuesOf(appraisal: Appraisal | undefined, asked: readonly ReviewAnswer[]): Values {
  return {
    Primary: appraisal?.PrimaryRating ?? null,
    Secondary: appraisal?.SecondaryRating ?? null,
    TertiaryRating: appraisal?.TertiaryRating ?? null,
    Review: appraisal?.Review ?? '',
    Answers: asked.map(({ Answer }) => Answer),
  };
}

interface Asked {
  readonly hasThird: boolean;
  readonly asked: readonly ReviewAnswer[];
}

function faultsOf(values: Values, { hasThird, asked }: Asked) {
  const questions = asked.map(({ Id, IsRequired }) => ({ id: Id, isRequired: IsRequired }));
  const given = asked.map(({ Id }, at) => ({ question: Id, text: values.Answers[at] ?? '' }));
  const missing = [
    ...missingAnswers(questions, given).map((at) => `Answers.${at}`),
    ...(asked.length === 0 && values.Review === '' ? ['Review'] : []),
    ...(values.Primary === null ? ['Primary'] : []),
    ...(values.Secondary === null ? ['Secondary'] : []),
    ...(hasThird && values.TertiaryRating === null ? ['TertiaryRating'] : []),
  ];
  return [
    ...missing.map((path) => fieldError(path, appraisalMessages, 'required')),
    ...blanksOf(
      asked.length > 0
        ? values.Answers.map((text, at) => [`Answers.${at}`, text])
        : [['Review', values.Review]],
    ),
  ];
}

/** The fields in which a blank of a draft is left, by path and text. */
function blanksOf(fields: ReadonlyArray<readonly [path: string, text: string]>) {
  return fields.flatMap(([path, text]) => {
    const refusal = blankRefusal(text);
    return refusal === undefined ? [] : [{ path, ...refusal }];
  });
}
