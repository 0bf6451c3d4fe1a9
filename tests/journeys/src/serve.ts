import { repositoryRoot } from '../../../tools/run-command.ts';
import { ensureWebBuild } from '../../../tools/web-build.ts';
import { firstInstant } from './now.ts';
import { startServer } from './start-server.ts';

// The server of the journeys: the real one, in its own home, which is removed afterwards.

// `languages.spec.ts` reads in them.
process.env.PSEUDO_LANGUAGES = 'true';
await ensureWebBuild(repositoryRoot, (sentence) => process.stderr.write(`${sentence}\n`));
const start = Date.now();
const { address, home, ended } = await startServer({ now: firstInstant });
process.stdout.write(`Journeys go to ${address} from ${start}, home ${home}\n`);
process.exitCode = (await ended) ?? 1;
