import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { platformOrder, serverFeatureOrder } from '../.dependency-cruiser.mjs';
import { repositoryRoot } from './run-command.ts';

const page = readFileSync(join(repositoryRoot, 'docs/architecture.md'), 'utf8');
const folders = (path: string) =>
  readdirSync(join(repositoryRoot, path), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? [entry.name] : [],
  );
const rooms = /## Rooms of the server[\s\S]*?```([\s\S]*?)```/.exec(page)?.[1] ?? '';

test('the page says what each folder of the domain has', () => {
  const unsaid = folders('packages/domain/src').filter(
    (folder) => !new RegExp(`^    ${folder}/ +\\S`, 'm').test(page),
  );
  expect(unsaid).toEqual([]);
});

test('the features of the server are folders of the domain, and connections', () => {
  const known = new Set([...folders('packages/domain/src'), 'connections']);
  expect(folders('apps/server/src/features').filter((folder) => !known.has(folder))).toEqual([]);
});

test('the picture of the rooms has each room that has a place', () => {
  const names = [...platformOrder, ...serverFeatureOrder.map((name) => name.split('/')[0] ?? '')];
  const undrawn = names.filter((name) => !new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(rooms));
  expect(undrawn).toEqual([]);
});
