import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { citationFaults, readRules } from './rule-citations.ts';
import { repositoryRoot, runCommand } from './run-command.ts';
import { type ScratchTree, scratchTree } from './scratch-tree.ts';

// This file is checked, too, so its planted citations are put together.
const absent = ['goals', '99'].join('.');
const sectionMark = String.fromCodePoint(0xa7);

const page = `# Goals

## goals.1 A goal

It has a title.

- Why: Nobody finds a goal without one.
- Test: [a.test.ts](../../a.test.ts)

## goals.3 An owner

It has an owner.

- Why: Somebody answers for it.
`;
const goals = 'docs/rules/goals.md';
const ids = new Set(['goals.1', 'goals.3']);

describe('a page of rules', () => {
  it('gives its rules; numbers may be missing', () => {
    expect(readRules(goals, page)).toEqual({
      faults: [],
      ids: ['goals.1', 'goals.3'],
    });
  });

  it.each([
    ['no number', page.replace('## goals.1 A goal', '## A goal')],
    ['no title', page.replace('## goals.1 A goal', '## goals.1')],
    ['another page’s name', page.replace('goals.1', 'people.1')],
    ['a number twice', page.replace('goals.3', 'goals.1')],
    ['no reason', page.replace('- Why: Nobody', 'Nobody')],
  ])('is refused with %s', (_what, text) => {
    expect(readRules(goals, text).faults).toHaveLength(1);
  });
});

describe('a citation', () => {
  it.each([
    `${absent}).`,
    `goals.1 to ${absent}`,
    ...[`decisions-${2} E4`, `the order of ${sectionMark}4`, `(${'lived'} Q3)`, `${2}-people`, `talent-${2}`],
    `the documents${'’'} words`,
  ])('that leads nowhere is refused: %s', (text) => {
    expect(citationFaults('a.ts', `// (${text})`, ids)).toHaveLength(1);
  });

  it.each([
    'goals.1',
    '(goals.1, goals.3)',
    'See goals.3.',
    'goals.length',
    'the documents that are written',
    'an insight of Q3',
  ])('%s is none that leads nowhere', (text) => {
    expect(citationFaults('a.ts', `// ${text}`, ids)).toEqual([]);
  });
});

describe('check-rules', () => {
  let tree: ScratchTree;
  beforeEach(async () => {
    tree = await scratchTree();
    await tree.write({ [goals]: page, 'a.test.ts': '// goals.1\n' });
  });
  afterEach(() => tree.remove());
  const check = () => runCommand(['node', `${repositoryRoot}/tools/check-rules.ts`, tree.root]);

  it('passes a tree whose citations lead to rules', async () => {
    expect(await check()).toMatchObject({ code: 0 });
  });

  it.each([
    ['an absent rule', { 'a.sql': `-- (${absent})\n` }, `${absent} is no rule`],
    ['a document outside', { 'docs/a.md': `As ${'decisions'}-2 says.\n` }, 'outside of the repository'],
    ['a link that leads nowhere', { 'docs/a.md': '[b](b.md)\n' }, 'the link b.md leads nowhere'],
    ['a record outside of the index', { 'docs/decisions/0001-a.md': '# A\n' }, 'does not link 0001-a.md'],
    ['an absent test', { [goals]: page.replaceAll('a.test.ts', 'b.test.ts') }, 'b.test.ts leads nowhere'],
  ])('refuses %s', async (_what, files, says) => {
    await tree.write(files);
    const { code, output } = await check();
    expect(output).toContain(says);
    expect(code).toBe(1);
  });

  it('refuses a tree without rules', async () => {
    await tree.write({ [goals]: '# Goals\n' });
    expect((await check()).code).toBe(1);
  });
});
