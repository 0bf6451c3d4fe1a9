import type { GoalInfo } from '@bellwether/contract/goals/goal';
import { goalStateLabels } from '@bellwether/domain/goals/lifecycle';
import { goalMessages } from '@bellwether/domain/goals/messages';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { IconEyeOff, IconTrash } from '#ui/marks/icons.ts';
import { StateBadge } from '#ui/marks/tag.tsx';
import { type AncestorNode, ancestorNodes } from '../model/hierarchy-tree.ts';
import { useSideLink } from '../model/side-goal.ts';
import { stateTone } from '../model/state-tone.ts';
import { emptyWords, ownerName } from '../words.ts';
import { ChildGoals } from './child-goals.tsx';
import { StandingMark } from './goal-standing.tsx';
import classes from './hierarchy-tab.module.css';

/** Shows the path from the top to the goal, then the goals below it. */
export function HierarchyTab({ info }: { readonly info: GoalInfo }) {
  const { Goal } = info;
  return <Branch nodes={ancestorNodes(info)} goal={Goal} />;
}

interface BranchProps {
  readonly nodes: readonly AncestorNode[];
  readonly goal: GoalInfo['Goal'];
}

/** Uses nested lists, so that a screen reader announces the depth. */
function Branch({ nodes, goal }: BranchProps) {
  const [node, ...below] = nodes;
  if (!node) {
    return (
      <ul className={classes.branch}>
        <li className={classes.item}>
          <Row mark={<StandingMark goal={goal} size={28} isDecorative={false} />}>
            <strong aria-current="true">{goal.GoalDetail.Title}</strong>
            <span className={classes.quiet}>{ownerName(goal.User)}</span>
          </Row>
          {goal.ChildCount > 0 ? (
            <div className={classes.below}>
              <ChildGoals goalId={goal.Id} />
            </div>
          ) : null}
        </li>
      </ul>
    );
  }
  return (
    <ul className={classes.branch}>
      <li className={classes.item}>
        <AncestorRow node={node} />
        <Branch nodes={below} goal={goal} />
      </li>
    </ul>
  );
}

function AncestorRow({ node }: { readonly node: AncestorNode }) {
  const sideLink = useSideLink();
  if (node.kind === 'deleted') {
    return (
      <Row mark={<IconTrash size={18} aria-hidden="true" />}>
        <span>{goalMessages.deletedAncestor}</span>
        <span className={classes.quiet}>{emptyWords.deletedNote}</span>
      </Row>
    );
  }
  if (node.kind === 'hidden') {
    return (
      <Row mark={<IconEyeOff size={18} aria-hidden="true" />}>
        <span className={classes.quiet}>{emptyWords.notVisible}</span>
      </Row>
    );
  }
  const { User, State } = node.ancestor;
  return (
    <Row mark={<StandingMark goal={node.ancestor} size={28} isDecorative={false} />}>
      <Link {...sideLink(node.id)} className={classes.link}>
        {node.title}
      </Link>
      <span className={classes.facts}>
        {User ? <span className={classes.quiet}>{ownerName(User)}</span> : null}
        {State === null || State === 'approved' ? null : (
          <StateBadge tone={stateTone[State]}>{goalStateLabels[State]}</StateBadge>
        )}
      </span>
    </Row>
  );
}

function Row({ mark, children }: { readonly mark: ReactNode; readonly children: ReactNode }) {
  return (
    <div className={classes.row}>
      <span className={classes.mark}>{mark}</span>
      <div className={classes.words}>{children}</div>
    </div>
  );
}
