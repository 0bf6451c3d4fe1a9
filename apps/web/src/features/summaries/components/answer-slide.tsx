import type { SummaryFigures } from '@bellwether/contract/summaries';
import { likelihoodLabels, type Rating, ratings } from '@bellwether/domain/goals/rating';
import { ratingOf } from '#features/goals/door.ts';
import { VisuallyHidden } from '#ui/layout/visually-hidden.tsx';
import type { Mover, Slide } from '../model/deck.ts';
import { deckWords } from '../words.ts';
import classes from './answer-slide.module.css';

interface AnswerSlideProps {
  readonly slide: Extract<Slide, { kind: 'answer' }>;
  readonly text: string;
}

/** Shows the first slide with content: sentences, the distribution of the goals, and the goals that moved most. */
export function AnswerSlide({ slide: { title, figures, movers }, text }: AnswerSlideProps) {
  return (
    <>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.columns}>
        <Paragraphs text={text} />
        <div className={classes.facts}>
          <Figures figures={figures} isBrief />
          <Distribution figures={figures} />
          <Movers movers={movers} />
        </div>
      </div>
    </>
  );
}

interface QuarterSlideProps {
  readonly slide: Extract<Slide, { kind: 'quarter' }>;
  readonly text: string;
}

/** Shows one quarter of a year with its text and its numbers. */
export function QuarterSlide({ slide: { title, figures }, text }: QuarterSlideProps) {
  return (
    <>
      <h2 className={classes.title}>{title}</h2>
      <div className={classes.columns}>
        <Paragraphs text={text} />
        <div className={classes.facts}>
          <Figures figures={figures} isBrief />
          <Distribution figures={figures} />
        </div>
      </div>
    </>
  );
}

/** Long texts are set smaller, so that they stay on the slide. */
const sizes = [
  { from: 1100, size: 'small' },
  { from: 560, size: 'middle' },
] as const;

function Paragraphs({ text }: { readonly text: string }) {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  return (
    <div className={classes.sentences} data-size={sizes.find(({ from }) => text.length >= from)?.size}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no other name than their place
        <Paragraph key={at} line={line} />
      ))}
    </div>
  );
}

/** Shows a paragraph; its first words stand out if they are, for example, "To decide:". */
function Paragraph({ line }: { readonly line: string }) {
  const lead = deckWords.leads.find((each) => line.startsWith(each));
  return lead ? (
    <p>
      <strong>{lead}</strong>
      {line.slice(lead.length)}
    </p>
  ) : (
    <p>{line}</p>
  );
}

const everShown = ['All', 'WithResult', 'Completed'] as const;
const shownIfAny = ['InDispute', 'AtRisk', 'Improved', 'Worsened', 'NeedsUpdate'] as const;

interface FiguresProps {
  readonly figures: SummaryFigures;
  /** Leaves out zeros of trends and missing updates, as slides about an ended quarter do. */
  readonly isBrief?: boolean;
}

/** Shows the counts of summaries.2. */
export function Figures({ figures, isBrief = false }: FiguresProps) {
  const names = [...everShown, ...shownIfAny.filter((name) => !isBrief || figures[name] > 0)];
  return (
    <dl className={classes.figures}>
      {names.map((name) => (
        <div key={name}>
          <dt>{deckWords.figures[name]}</dt>
          <dd data-figures>{figures[name]}</dd>
        </div>
      ))}
    </dl>
  );
}

function Distribution({ figures: { Likelihoods, NotPredicted } }: { readonly figures: SummaryFigures }) {
  const steps = ratings
    .map((level): { level: Rating | 'none'; words: string; count: number } => ({
      level,
      words: likelihoodLabels[level],
      count: Likelihoods[level] ?? 0,
    }))
    .reverse()
    .concat({ level: 'none', words: deckWords.notPredicted, count: NotPredicted })
    .filter(({ count }) => count > 0);
  if (steps.length === 0) return null;
  return (
    <section>
      <h3 className={classes.heading}>{deckWords.likelihood}</h3>
      <div className={classes.bar} aria-hidden="true">
        {steps.map(({ level, count }) => (
          <span key={level} data-level={level} style={{ flexGrow: count }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {steps.map(({ level, words, count }) => (
          <li key={level}>
            <span className={classes.key} data-level={level} aria-hidden="true" />
            {words} <b data-figures>{count}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Movers({ movers }: { readonly movers: readonly Mover[] }) {
  return (
    <section>
      <h3 className={classes.heading}>{deckWords.movers}</h3>
      {movers.length === 0 ? <p className={classes.none}>{deckWords.noMovers}</p> : null}
      <ul className={classes.movers}>
        {movers.map(({ Id, From, To, goal }) => (
          <li key={Id}>
            <span className={classes.moved}>{goal.GoalDetail.Title}</span>
            <span className={classes.way}>
              <LikelihoodWord level={From} />
              <span aria-hidden="true"> → </span>
              <VisuallyHidden> {deckWords.to} </VisuallyHidden>
              <LikelihoodWord level={To} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LikelihoodWord({ level }: { readonly level: number }) {
  const rating = ratingOf(level);
  return rating === null ? null : (
    <span className={classes.word} data-level={rating}>
      {likelihoodLabels[rating]}
    </span>
  );
}
