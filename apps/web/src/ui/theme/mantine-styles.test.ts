import { expect, it } from 'vitest';

const sources = import.meta.glob<string>('../../**/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const sheets = import.meta.glob('../../../../../node_modules/@mantine/core/styles/*.layer.css', {
  query: '?url',
});
const listed = sources['./mantine-styles.ts'] ?? '';

/**
 * Returns the components that sources import: `import { Button, type X, Menu } from '@mantine/core'` →
 * Button, Menu.
 */
function usedComponents(): Set<string> {
  const used = new Set<string>();
  for (const text of Object.values(sources)) {
    for (const [, names = ''] of text.matchAll(/import\s*\{([^}]*)\}\s*from '@mantine\/core'/g)) {
      for (const name of names.split(',')) if (/^\s*[A-Z]\w*\s*$/.test(name)) used.add(name.trim());
    }
  }
  return used;
}

it('lists the sheet of every library component that a screen uses', () => {
  const existing = new Set(Object.keys(sheets).map((path) => path.replace(/.*\/(\w+)\.layer\.css$/, '$1')));
  expect(existing.size).toBeGreaterThan(50);
  const missing = [...usedComponents()].filter(
    (name) => existing.has(name) && !listed.includes(`/${name}.layer.css`),
  );
  expect(missing).toEqual([]);
});
