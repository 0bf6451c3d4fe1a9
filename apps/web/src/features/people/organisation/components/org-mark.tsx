import { likelihoodLabels, type Rating } from '@bellwether/domain/goals/rating';
import { DistributionBar, distributionWords } from '#features/goals/door.ts';
import { IconAlertTriangle, IconCheck } from '#ui/marks/icons.ts';
import { RatingDot } from '#ui/marks/rating-dot.tsx';
import { RatingText } from '#ui/marks/rating-line.tsx';
import { Tag } from '#ui/marks/tag.tsx';
import { middleLikelihood, type NodeCompliance, type NodeMarks } from '../model/org-marks.ts';
import type { ColourBy } from '../model/org-search.ts';
import { markWords } from '../words.ts';

/** The mark of a node: the colour for `data-mark`, and the words for screen readers. */
export interface ShownMark {
  /** A step of the ramp, or `good`, `warn`, `bad`; undefined without colour. */
  readonly colour: Rating | 'good' | 'warn' | 'bad' | undefined;
  readonly words: string;
}

/** Returns the mark of a node in the chosen figure; undefined without a choice. */
export function shownMark(marks: NodeMarks, by: ColourBy | undefined): ShownMark | undefined {
  if (by === 'likelihood') {
    const { goals } = marks;
    const level = goals ? middleLikelihood(goals) : null;
    const count = goals ? goals.reduce((sum, each) => sum + each, 0) : 0;
    if (count === 0) return { colour: undefined, words: markWords.noGoals };
    const word = level === null ? markWords.unpredicted : likelihoodLabels[level];
    return { colour: level ?? undefined, words: `${word} · ${markWords.goals(count)}` };
  }
  if (by === 'compliance') {
    const { compliance } = marks;
    if (!compliance) return { colour: undefined, words: markWords.elsewhere };
    return { colour: toneOf(compliance), words: complianceWords(compliance) };
  }
  return undefined;
}

function toneOf({ done, people }: NodeCompliance): 'good' | 'warn' | 'bad' {
  if (done === people) return 'good';
  return done === 0 ? 'bad' : 'warn';
}

function complianceWords({ done, people, open }: NodeCompliance): string {
  if (people > 1) return markWords.upToDate(done, people);
  return open.length === 0 ? markWords.allDone : open.map((figure) => markWords.open[figure]).join(', ');
}

/** Returns the bar in words, for the name of a node; empty without goals. */
export function barLabel(marks: NodeMarks | undefined): string {
  const goals = marks?.goals;
  return goals ? markWords.bar(distributionWords(goals.slice(0, 5), goals[5] ?? 0)) : '';
}

/** Shows the mark of the chosen figure, with a shape in addition to the colour. */
export function OrgMark({ mark }: { readonly mark: ShownMark }) {
  const { colour, words } = mark;
  if (colour === undefined) return <Tag title={words}>{words}</Tag>;
  if (typeof colour === 'number')
    return (
      <Tag icon={<RatingDot level={colour} word={words} isDecorative />} title={words}>
        <RatingText level={colour} word={words} />
      </Tag>
    );
  const Icon = colour === 'good' ? IconCheck : IconAlertTriangle;
  return (
    <Tag tone={colour} icon={<Icon size={12} aria-hidden="true" />} title={words}>
      {words}
    </Tag>
  );
}

/** Shows the goals of a person and everybody below, by likelihood; renders nothing without goals. */
export function OrgBar({ marks }: { readonly marks: NodeMarks | undefined }) {
  const goals = marks?.goals;
  return goals ? <DistributionBar counts={goals.slice(0, 5)} unpredicted={goals[5] ?? 0} isMini /> : null;
}
