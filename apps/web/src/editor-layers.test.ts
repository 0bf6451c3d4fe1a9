import { expect, it } from 'vitest';

const tables = Object.values(
  import.meta.glob<string>('./features/*/layers.tsx', { query: '?raw', import: 'default', eager: true }),
);
const [config = ''] = Object.values(
  import.meta.glob<string>('../vite.config.ts', { query: '?raw', import: 'default', eager: true }),
);

it('the build keeps exactly the layers with the editor out of the chunks that are fetched ahead', () => {
  const late = tables.flatMap((table) =>
    [...table.matchAll(/fetchedAhead: false,\s+load: [^;]*?import\('[^']*\/([\w-]+)-layer\.tsx'\)/g)].map(
      ([, name = '']) => name,
    ),
  );
  const [, named = ''] = /const editorLayers = \/\\\/\(([\w|-]+)\)-layer/.exec(config) ?? [];
  expect(late.toSorted()).toEqual(named.split('|').toSorted());
  expect(late.length).toBe(tables.join('').match(/fetchedAhead: false/g)?.length);
});
