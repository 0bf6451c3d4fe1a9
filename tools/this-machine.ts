import { access, constants, readFile } from 'node:fs/promises';
import { runCommand } from './run-command.ts';

/** The machine as the searches for a browser and a database see it; tests replace it. */
export type Machine = {
  readonly isExecutable: (path: string) => Promise<boolean>;
  /** Returns whether packages can be installed: root on Debian or a derivative. */
  readonly isDebianRoot: () => Promise<boolean>;
  /** Installs a Debian package; returns whether it is installed afterwards. */
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
