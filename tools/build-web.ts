import { repositoryRoot } from './run-command.ts';
import { ensureWebBuild } from './web-build.ts';

// Builds the web app as the journeys read it, so that they find it built.
await ensureWebBuild(repositoryRoot, (sentence) => process.stderr.write(`${sentence}\n`));
