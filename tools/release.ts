import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot, runCommand } from './run-command.ts';

// Makes the files of a release from a tagged commit: the sources that the image is built of, a list of all packages in it
// (CycloneDX), what changed, and checksums. Two runs of one commit make the same sources.

/** Returns why a commit cannot be released; undefined if it can. */
export function refusalOf(facts: {
  readonly version: string;
  readonly changes: string;
  readonly tags: readonly string[];
  readonly isClean: boolean;
}): string | undefined {
  const { version, changes, tags, isClean } = facts;
  if (!isClean) return 'There are changes that are not committed.';
  if (changesOf(changes, version) === undefined)
    return `CHANGELOG.md has no section "## ${version}" that says what an operator must do.`;
  return tags.includes(`v${version}`)
    ? undefined
    : `The commit has no tag v${version}: git tag -a v${version}.`;
}

/** Returns the section of a version; undefined if it is missing, or says nothing to operators. */
export function changesOf(changes: string, version: string): string | undefined {
  const section = changes.split(/^## /m).find((part) => part.split(/[\s·]/)[0] === version);
  return section?.includes('### What an operator must do') ? `## ${section.trim()}\n` : undefined;
}

async function run(...command: readonly string[]): Promise<string> {
  const { code, output } = await runCommand(command);
  if (code !== 0) throw new Error(`${command.join(' ')} failed:\n${output}`);
  return output;
}

async function main(folder = join(repositoryRoot, 'dist/release')): Promise<void> {
  const manifest = JSON.parse(readFileSync(join(repositoryRoot, 'package.json'), 'utf8')) as {
    version: string;
  };
  const { version } = manifest;
  const changes = readFileSync(join(repositoryRoot, 'CHANGELOG.md'), 'utf8');
  const refusal = refusalOf({
    version,
    changes,
    tags: (await run('git', 'tag', '--points-at', 'HEAD')).split('\n'),
    isClean: (await run('git', 'status', '--porcelain')).trim() === '',
  });
  if (refusal !== undefined) throw new Error(refusal);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const name = `bellwether-${version}`;
  const place = (ending: string) => join(folder, `${name}${ending}`);
  await run('git', 'archive', '--format=tar.gz', `--prefix=${name}/`, `--output=${place('.tar.gz')}`, 'HEAD');
  const workspace = ['--workspace', 'apps/server', '--omit', 'dev', '--package-lock-only'];
  writeFileSync(place('.cdx.json'), await run('npm', 'sbom', '--sbom-format', 'cyclonedx', ...workspace));
  writeFileSync(place('.md'), changesOf(changes, version) ?? '');
  const files = ['.tar.gz', '.cdx.json', '.md'].map((ending) => `${name}${ending}`);
  const sums = files.map((file) => `${digestOf(join(folder, file))}  ${file}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), sums.join(''));
  process.stdout.write(`${folder}\n${sums.join('')}`);
}

const digestOf = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

if (import.meta.main) {
  await main(process.argv[2]).catch((error: Error) => {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  });
}
