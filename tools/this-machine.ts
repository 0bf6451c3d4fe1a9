import { access, constants, readFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';

/** What the searches for a browser and a database look at; tests put another machine in its place. */
export type Machine = {
  readonly isExecutable: (path: string) => Promise<boolean>;
  /** True where packages can be installed: root on Debian or one of its children. */
  readonly isDebianRoot: () => Promise<boolean>;
  /** Installs a Debian package; answers whether it is there afterwards. */
  readonly install: (name: string) => Promise<boolean>;
};

export const thisMachine: Machine = {
  isExecutable: (path) =>
    access(path, constants.X_OK).then(
      () => true,
      () => false,
    ),
  isDebianRoot: async () => {
    if (process.getuid?.() !== 0) return false;
    const release = await readFile('/etc/os-release', 'utf8').catch(() => '');
    return /^ID(_LIKE)?=.*\b(debian|ubuntu)\b/m.test(release);
  },
  install: async (name) => {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    await runCommand(['apt-get', 'update'], { env });
    const installed = await runCommand(['apt-get', 'install', '--yes', '--no-install-recommends', name], {
      env,
    });
    return installed.code === 0;
  },
};
