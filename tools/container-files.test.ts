import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { repositoryRoot } from './run-command.ts';

// No build machine has Docker, so these tests compare the container files with the repository.

const read = (path: string) => readFileSync(join(repositoryRoot, path), 'utf8');
const dockerfile = read('Dockerfile');
const manifest = JSON.parse(read('package.json')) as {
  workspaces: string[];
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};
const copied = [...dockerfile.matchAll(/^COPY (?!--from)(.+) \S+$/gm)].flatMap(([, paths = '']) =>
  paths.split(' '),
);

test('the image copies only existing files, and the manifest of every workspace', () => {
  expect(copied.filter((path) => !existsSync(join(repositoryRoot, path)))).toEqual([]);
  const manifests = manifest.workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: repositoryRoot }))
    .sort();
  expect(manifests.length).toBeGreaterThan(4);
  expect(copied.filter((path) => path.includes('/') && path.endsWith('package.json')).sort()).toEqual(
    manifests,
  );
});

test('the image runs the server as npm start does, on the same Node, without development packages', () => {
  const flags = manifest.scripts.start?.split(' ').filter((word) => word.startsWith('--'));
  const command = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]');
  expect(command).toEqual(['node', ...(flags ?? []), 'apps/server/src/main.ts']);
  // One flag at most, with its reason in docs/decisions/0007.
  expect(flags).toEqual(['--predictable-gc-schedule']);
  const major = manifest.devDependencies.node?.split('.')[0];
  expect([...dockerfile.matchAll(/^FROM node:(\d+)/gm)].map((match) => match[1])).toEqual([major, major]);
  // The checkout's .npmrc includes development packages, and npm installs a package that is both included and
  // omitted.
  expect(read('.npmrc')).toContain('include=dev');
  expect(dockerfile).toMatch(/npm install --include=prod --omit=dev /);
});

test('the owner in the compose file is the login of DATABASE_URL and not a superuser', () => {
  const compose = read('compose.yaml');
  const superuser = /POSTGRES_USER: (\w+)/.exec(compose)?.[1];
  const [, login, database] =
    /DATABASE_URL: postgres:\/\/(\w+):[^@]+@\$\{DATABASE_HOST:-database\}:5432\/(\w+)/.exec(compose) ?? [];
  expect(superuser).toBe('postgres');
  expect(login).not.toBe(superuser);
  const script = /\.\/(\S+):\/docker-entrypoint-initdb\.d\//.exec(compose)?.[1] ?? '';
  const statements = read(script);
  expect(statements).toContain(`create role ${login} login createrole password :'password';`);
  expect(statements).toContain(`create database ${database} owner ${login};`);
  expect(statements).not.toMatch(/\bsuperuser\b.*;|bypassrls/);
});

test('the image has one recipe for every processor, and runs with a root that cannot be written', () => {
  expect(dockerfile).not.toMatch(/--platform|amd64|arm64|x64/);
  // npm installs no package of a platform that the lock file lacks.
  const locked = Object.keys((JSON.parse(read('package-lock.json')) as { packages: object }).packages);
  for (const name of [
    '@img/sharp-linux',
    '@node-rs/argon2-linux',
    '@myriaddreamin/typst-ts-node-compiler-linux',
  ])
    for (const processor of ['x64', 'arm64'])
      expect(locked.filter((path) => path.includes(`${name}-${processor}`)).length).toBeGreaterThan(0);
  const compose = parse(read('compose.yaml'));
  expect(compose.services.app).toMatchObject({ read_only: true, tmpfs: ['/tmp'] });
  expect(dockerfile).toMatch(/^USER node$/m);
  expect(dockerfile).toContain('NODE_COMPILE_CACHE=/tmp/');
});

test('the pooler of the compose file starts only with its profile, and carries prepared statements', () => {
  const { pooler } = parse(read('compose.yaml')).services;
  expect(pooler.profiles).toEqual(['pooler']);
  expect(pooler.environment).toMatchObject({ POOL_MODE: 'transaction', MAX_PREPARED_STATEMENTS: 1000 });
});

test('the compose file passes on every documented setting', () => {
  const table = read('docs/operations.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'));
  const told = table.flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([A-Z0-9_]{4,})`/g)]);
  const names = told.map((match) => match[1] ?? '');
  expect(names).toContain('AI_API_KEY');
  // These variables are not passed on, because the image sets its own paths, uses the real clock, is no development server,
  // and runs no journeys.
  const own = [
    'PORT',
    'HOST',
    'BELLWETHER_HOME',
    'BELLWETHER_NOW',
    'BELLWETHER_DEVELOPMENT',
    'CHROMIUM_PATH',
    'FIREFOX_PATH',
  ];
  const compose = read('compose.yaml');
  const missing = names.filter(
    (name) => !own.includes(name) && !new RegExp(`^ +${name}:`, 'm').test(compose),
  );
  expect(missing).toEqual([]);
});
