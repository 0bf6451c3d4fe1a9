import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { actionItemMoveTable } from '@bellwether/domain/action-items/lifecycle';
import {
  actionItemPermissionNames,
  actionItemReasonSentences,
} from '@bellwether/domain/action-items/permission-names';
import { actionItemPermissionTable } from '@bellwether/domain/action-items/permissions';
import { goalEditMoveTable } from '@bellwether/domain/goals/edit-lifecycle';
import { goalMoveTable, goalStates } from '@bellwether/domain/goals/lifecycle';
import { reasonSentences } from '@bellwether/domain/goals/messages';
import type { GoalMove } from '@bellwether/domain/goals/move';
import { permissionNames } from '@bellwether/domain/goals/permission-names';
import type { Rule, Who } from '@bellwether/domain/goals/permission-table';
import { permissionTable } from '@bellwether/domain/goals/permission-table';
import { type AppraisalMove, appraisalMoveTable, appraisalStates } from '@bellwether/domain/talent/lifecycle';
import { type PeerMover, peerMoveTable } from '@bellwether/domain/talent/peers/lifecycle';
import {
  appraisalFields,
  appraisalPermissionTable,
  appraisalReaderNames,
  appraisalReaders,
} from '@bellwether/domain/talent/permissions';
import { repositoryRoot } from './run-command.ts';

// Draws docs/lifecycles.md from the domain's tables. `--check` writes nothing and exits with 1 if the file
// differs. An argument names another file, for the test of this check.

const documentPath = join(repositoryRoot, 'docs', 'lifecycles.md');

type Moves = Readonly<Record<string, GoalMove<string>>>;
/** The part of a life cycle that a diagram needs. */
type Arrows = Readonly<Record<string, { readonly from: readonly string[]; readonly to: string }>>;

const whoWords: Readonly<Record<Who, string>> = {
  owner: 'owner',
  ownerButCeo: 'owner (not the ceo)',
  ceoOwner: 'ceo for own',
  manager: 'acting manager',
  standIn: 'deputy of the absent manager',
  deputy: 'deputy of the absent owner',
  ceo: 'ceo',
  chain: 'anybody above the owner',
  ceoInChain: 'ceo above the owner',
  orgAdmin: 'org admin',
  goalAdmin: 'goal admin',
  goalAdminForAnother: 'goal admin (not own)',
  goalManager: 'goal manager above',
  goalManagerForAnother: 'goal manager above (not own)',
  goalManagerButCeoForAnother: 'goal manager above (not own, not the ceo)',
  publisherWithoutManager: 'owner without manager who is goal admin or goal manager',
  member: 'everybody but observers',
  viewer: 'everybody who sees the goal',
};

function drawTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function drawDiagram(moves: Arrows): string {
  const arrows = new Map<string, string[]>();
  for (const [name, { from, to }] of Object.entries(moves)) {
    if (to === 'unchanged') continue;
    for (const state of from) {
      const arrow = `${state === 'none' ? '[*]' : state} --> ${to}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), name]);
    }
  }
  const lines = [...arrows].map(([arrow, names]) => `  ${arrow}: ${names.join(', ')}`);
  return ['```mermaid', 'stateDiagram-v2', ...lines, '```'].join('\n');
}

function drawMoves(moves: Moves): string {
  const rows = Object.entries(moves).map(([name, move]) => [
    `\`${name}\``,
    fromWords(move.from),
    move.to,
    move.permission ?? '',
    takersOf(name, move),
    move.comment,
    move.sentence,
    move.cancelsEdit === true ? 'yes' : '',
  ]);
  const head = [
    'Move',
    'From',
    'To',
    'Permission',
    'Who',
    'Comment',
    'History says',
    'Cancels a pending edit',
  ];
  return drawTable(head, rows);
}

function fromWords(states: readonly string[]): string {
  const left = goalStates.filter((state) => !states.includes(state));
  if (left.length === 0) return 'any';
  return left.length === 1 ? `any but ${left.join()}` : states.join(', ');
}

function takersOf(name: string, move: GoalMove<string>): string {
  if (move.permission === null) return '';
  const rules = permissionTable[move.permission].filter((rule) => rule.moves.some((one) => one === name));
  return rules
    .map((rule) => (rule.states === undefined ? whoOf(rule) : `${whoOf(rule)} (${fromWords(rule.states)})`))
    .join(', ');
}

function whoOf(rule: Rule): string {
  return rule.who.map((who) => whoWords[who]).join(', ');
}

function whenOf(rule: Rule): string {
  const states = rule.states === undefined ? [] : [fromWords(rule.states)];
  const moves = rule.moves.map((move) => `\`${move}\``);
  return [...states, ...moves].join(', ');
}

function drawPermissions(): string {
  const rows = permissionNames.flatMap((permission) =>
    permissionTable[permission].map((rule) => [
      permission,
      whoOf(rule),
      whenOf(rule),
      (rule.unless ?? []).map((reason) => `\`${reason}\``).join(', '),
    ]),
  );
  return drawTable(['Permission', 'Who', 'When: in the state, or wherever the move begins', 'Unless'], rows);
}

function drawActionItemPermissions(): string {
  const rows = actionItemPermissionNames.flatMap((permission) =>
    actionItemPermissionTable[permission].map(({ who, moves, states = [] }) => [
      permission,
      who.join(', '),
      [...states, ...moves.map((move) => `\`${move}\``)].join(', '),
    ]),
  );
  return drawTable(['Permission', 'Who', 'When: in the state, or wherever the move begins'], rows);
}

function drawReasons(sentences: Readonly<Record<string, string>>): string {
  return drawTable(
    ['Reason', 'What people read'],
    Object.entries(sentences).map(([code, sentence]) => [`\`${code}\``, sentence]),
  );
}

const appraisalPeople = {
  writer: 'the reviewer; where deactivated or no longer above the employee, the acting manager',
  employee: 'the employee',
  actingManager: 'the employee’s acting manager',
  hrAdmin: 'HR admins, about others',
  reader: 'everybody who reads it',
} as const;

function drawAppraisalMoves(): string {
  const rows = Object.entries<AppraisalMove>(appraisalMoveTable).map(
    ([name, { from, to, permission, comment, sentence }]) => {
      const rules = permission === null ? [] : appraisalPermissionTable[permission];
      const who = rules.flatMap((rule) => rule.who.map((one) => appraisalPeople[one]));
      return [`\`${name}\``, from.join(', '), to, permission ?? '', who.join(', '), comment, sentence];
    },
  );
  return drawTable(['Move', 'From', 'To', 'Permission', 'Who', 'Comment', 'History says'], rows);
}

const readerWords = {
  employee: 'the employee (only this row counts for them)',
  reviewer: 'the reviewer',
  aboveReviewer: 'above the reviewer',
  aboveWithoutReviewer: 'above the employee, once the reviewer is deactivated or no longer above',
  aboveEmployee: 'above the employee',
  ceo: 'the ceo',
  hrAdmin: 'HR admins, observers with the flag too',
} as const;

function drawPeerMoves(): string {
  const rows = Object.entries(peerMoveTable).map(([name, { from, to, by }]) => [
    `\`${name}\``,
    from.join(', '),
    to,
    peerMovers[by],
  ]);
  return drawTable(['Act', 'From', 'To', 'Who'], rows);
}

const peerMovers = {
  employee: 'employee',
  manager: 'who writes the review',
  giver: 'giver',
} as const satisfies Readonly<Record<PeerMover, string>>;

function drawAppraisalReaders(): string {
  const rows = appraisalReaderNames.map((name) => [
    readerWords[name],
    ...appraisalStates.map((state) => {
      const fields: readonly string[] = appraisalReaders[name].reads[state];
      if (fields.includes('ratingsIfShared')) return 'texts; ratings where the company shares them';
      return appraisalFields.filter((field) => fields.includes(field)).join(', ') || 'nothing';
    }),
  ]);
  return drawTable(['Who', ...appraisalStates], rows);
}

const text = `<!-- Written by tools/write-lifecycles.ts from packages/domain; do not edit. -->

# Life cycles

A state changes in one place: a command that asks these tables. "Unchanged" acts are in the history, but move nothing.

## Goal

${drawDiagram(goalMoveTable)}

${drawMoves(goalMoveTable)}

## Goal edit

A proposed change of an approved goal; one at a time. \`applied\` stays inside and never crosses the wire.

${drawDiagram(goalEditMoveTable)}

${drawMoves(goalEditMoveTable)}

## Appraisal

A completed appraisal is final. \`deleted\` stays inside: the row is gone.

${drawDiagram(appraisalMoveTable)}

${drawAppraisalMoves()}

### Who reads an appraisal

Nobody else reads anything of it. Nobody reads an own draft; own ratings only where the company shares them.

${drawAppraisalReaders()}

## Peer feedback

A request is the employee's proposal, the manager's question and the giver's answer. \`removed\` stays inside: the row is gone.

${drawDiagram(peerMoveTable)}

${drawPeerMoves()}

## Permissions on a goal

Nobody has any on a goal they do not see; observers only follow. The acting manager is the owner's manager or, where
deactivated, the next active person above. \`SubmitForApproval\` and \`ReviewPublicationRequest\` are about a draft goal, the
same names with a 2 about an edit. Every act, state and relation stands in \`packages/domain/src/goals/permissions.table.md\`.

${drawPermissions()}

## Reasons why not now

${drawReasons(reasonSentences)}

## Action item

Seen by its assignee, its requester and whoever made it. Each move records an event.

${drawDiagram(actionItemMoveTable)}

${drawActionItemPermissions()}

${drawReasons(actionItemReasonSentences)}
`;

const path = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? documentPath;
if (process.argv.includes('--check')) {
  const present = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null;
    throw error;
  });
  if (present !== text) {
    console.error(
      'docs/lifecycles.md does not match the tables of the domain: node tools/write-lifecycles.ts writes it.',
    );
    process.exitCode = 1;
  }
} else {
  await writeFile(path, text);
}
