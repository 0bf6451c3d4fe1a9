import type { EndpointReplyInput } from '@bellwether/contract/endpoint';
import type {
  AnnualGoal,
  getAnnualSummary,
  getQuarterlySummary,
  Regenerated,
  SummaryFigures,
  SummaryGoal,
  SummaryText,
} from '@bellwether/contract/summaries';
import type { Language } from '@bellwether/domain/locale/language';
import { figuresOf, moversOf } from '@bellwether/domain/summaries/figures';
import { paragraphOf } from '@bellwether/domain/summaries/further-context';
import type { PictureAddresses } from '#platform/session/picture-address.ts';
import { signatureOf } from '../suggestions/presenter.ts';
import type { Period } from '../tenant/queries.ts';
import type { WrittenQuarter, WrittenText, WrittenYear } from './commands.ts';
import { goalsIn, type SummaryFacts } from './queries.ts';
import type { SummarisedGoal } from './statements.ts';

/** Whom a reply is for: signs the addresses of pictures, and has the language of its sentences. */
interface Reader {
  readonly pictures: Pick<PictureAddresses, 'of'>;
  readonly language: Language;
}

/** Returns report 11; `written` is undefined if there is nothing to summarise. */
export function presentQuarterly(
  reader: Reader,
  facts: SummaryFacts,
  written: WrittenQuarter | undefined,
): EndpointReplyInput<typeof getQuarterlySummary> {
  const texts = written && [written.quarter, ...written.goals.values()];
  const quarters = facts.quarters.map(presentQuarter);
  return {
    ...presentHead(reader, facts, texts, written?.fault),
    Context: {
      Period: quarters[0] ?? null,
      Goals: facts.goals.map((goal) => presentGoal(goal)),
      Quarters: quarters,
    },
    CompanyGoals: facts.companyGoals.map((goal) => presentGoal(goal)),
    QuarterSummary: written ? presentText(written.quarter, true) : null,
    GoalSummary: {
      Goals: facts.goals.flatMap(({ id }) => {
        const text = written?.goals.get(id);
        return text ? [{ Id: id, ...presentText(text), SummaryAdditionalContext: '' }] : [];
      }),
    },
  };
}

/** Returns report 12; `written` is undefined if there is nothing to summarise. */
export function presentAnnual(
  reader: Reader,
  year: number,
  facts: SummaryFacts,
  written: WrittenYear | undefined,
): EndpointReplyInput<typeof getAnnualSummary> {
  const texts = written && [written.year, ...written.quarters.values()];
  return {
    ...presentHead(reader, facts, texts, written?.fault),
    Context: {
      Period: { Year: year },
      Goals: facts.goals.map(presentAnnualGoal),
      Quarters: facts.quarters.map((period) => ({
        ...presentQuarter(period),
        Figures: presentFigures(goalsIn(facts.goals, period)),
      })),
    },
    CompanyGoals: facts.companyGoals.map(presentAnnualGoal),
    AnnualSummary: written
      ? {
          ...presentText(written.year, true),
          Periods: facts.quarters.flatMap(({ id }) => {
            const text = written.quarters.get(id);
            return text ? [{ PeriodId: id, ...presentText(text, true) }] : [];
          }),
        }
      : null,
  };
}

/** Returns one text that was written again; undefined if there is nothing to summarise. */
export function presentRegenerated(
  language: Language,
  facts: Pick<SummaryFacts, 'nothing'>,
  text: WrittenText | undefined,
  isOfSlide = false,
): Regenerated {
  return {
    Success: text !== undefined,
    Message: facts.nothing ?? '',
    ...signatureOf(language, text?.engine ?? 'template', text?.fault?.kind),
    ...presentSentences(text ?? { sentences: [] }, isOfSlide),
  };
}

function presentHead(
  { pictures, language }: Reader,
  facts: SummaryFacts,
  texts: readonly WrittenText[] | undefined,
  fault: WrittenText['fault'],
) {
  const { goals, nothing, subject } = facts;
  return {
    Success: texts !== undefined,
    Message: nothing ?? '',
    ...signatureOf(
      language,
      texts?.some(({ engine }) => engine === 'model') ? 'model' : 'template',
      fault?.kind,
    ),
    User: subject && {
      Id: subject.id,
      Name: subject.name,
      JobTitle: subject.jobTitle,
      Avatar: pictures.of(subject.avatar),
    },
    Figures: presentFigures(goals),
    Movers: moversOf(goals).map(({ id, from, to, week }) => ({ Id: id, From: from, To: to, Week: week })),
  };
}

/**
 * On slides about several goals each sentence has a line of its own, so that people can edit the sentences
 * separately.
 */
function presentText(text: WrittenText, isOfSlide = false): SummaryText {
  return { ...presentSentences(text, isOfSlide), Engine: text.engine };
}

function presentSentences({ sentences }: Pick<WrittenText, 'sentences'>, isOfSlide: boolean) {
  return {
    Summary: isOfSlide ? sentences.map(({ text }) => text).join('\n') : paragraphOf(sentences),
    Sentences: sentences.map(({ text, sources, hasYourNumber = false }) => ({
      Text: text,
      Sources: [...sources],
      HasYourNumber: hasYourNumber,
    })),
  };
}

function presentQuarter(period: Period) {
  return {
    PeriodId: period.id,
    Quarter: period.quarter,
    Year: period.year,
    StartDate: period.startDate,
    EndDate: period.endDate,
  };
}

function presentFigures(goals: readonly SummarisedGoal[]): SummaryFigures {
  const figures = figuresOf(goals);
  return {
    All: figures.counted,
    WithResult: figures.withResult,
    InDispute: figures.inDispute,
    AtRisk: figures.atRisk,
    Improved: figures.improved,
    Worsened: figures.worsened,
    NeedsUpdate: figures.needsUpdate,
    Completed: figures.completed,
    Likelihoods: [...figures.likelihoods],
    NotPredicted: figures.notPredicted,
  };
}

function presentGoal({
  row,
  result,
  managerCompleted,
  likelihood,
  quality,
  ...goal
}: SummarisedGoal): SummaryGoal {
  const isPredicted = likelihood !== null && quality !== null && row.recent_start_date !== null;
  return {
    Id: goal.id,
    ParentId: row.parent_id ?? 0,
    State: goal.state,
    GoalType: row.goal_type,
    GoalPeriodId: goal.periodId,
    Hidden: goal.isPrivate,
    GoalDetail: { Title: goal.title, Measurement: goal.measurement, Description: row.description },
    User: { Id: row.owner_id, Name: row.owner_name },
    MostRecentGoalStatus: isPredicted
      ? {
          Likelihood: likelihood,
          Quality: quality,
          LikelihoodDelta: goal.delta,
          StartDate: row.recent_start_date ?? '',
        }
      : null,
    IsNeedsUpdate: goal.needsUpdate,
    OwnerGoalResult: result && {
      Quality: result.quality,
      Completed: result.completed,
      ObjectiveResult: row.own?.percent ?? null,
    },
    ManagerGoalResult: row.given && { Completed: managerCompleted, ObjectiveResult: row.given.percent },
    Quality: result?.quality ?? quality,
  };
}

function presentAnnualGoal(goal: SummarisedGoal): AnnualGoal {
  return { ...presentGoal(goal), Measurments: linesOf(goal.measurement) };
}

/** Returns the lines of a measurement without leading numbers or bullets. */
export function linesOf(measurement: string): string[] {
  return measurement
    .split('\n')
    .map((line) => line.replace(/^\s*(?:\d{1,2}[.)]|[-–•*])\s+/, '').trim())
    .filter((line) => line !== '');
}
