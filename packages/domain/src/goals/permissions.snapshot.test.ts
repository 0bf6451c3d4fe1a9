import { expect, test } from 'vitest';
import { factsFor, goalRelations, goalSituations } from './permission-cases.ts';
import { permissionNames } from './permission-names.ts';
import { goalPermissions } from './permissions.ts';

const relations = Object.entries(goalRelations);

/** Draws one table per act: a line per situation, a column per relation. */
function drawTables(): string {
  return permissionNames
    .map((permission) => {
      const head = ['', ...relations.map(([name]) => name)];
      const lines = Object.entries(goalSituations).map(([name, facts]) => [
        name,
        ...relations.map(([, relation]) => {
          const answer = goalPermissions(factsFor(facts, relation), relation.person)[permission];
          if (answer === true) return 'YES';
          return answer === 'wrong_state' ? '-' : (answer ?? '');
        }),
      ]);
      return `## ${permission}\n\n${drawMarkdown([head, ...lines])}\n`;
    })
    .join('\n');
}

function drawMarkdown(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}

test('the readable table of who may do what, and when', async () => {
  const text = `# Permissions: act by act, state by relation

YES: possible now. A dash: theirs, but not in this state. A code: theirs, but not now, for this reason. Blank: never theirs.
On a private goal every column but the owners' and those of the chain is blank. Written by \`permissions.snapshot.test.ts\`.

${drawTables()}`;
  await expect(text).toMatchFileSnapshot('./permissions.table.md');
});
