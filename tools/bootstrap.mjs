// Plain JavaScript that every Node since 14 understands: it must be able to refuse an old one. Modules that a newer
// Node needs are imported after the check.
import { refusalOf } from './oldest-node.mjs';

// `npm start`, `npm test` and the other scripts begin here, before anything is installed.

const refusal = refusalOf(process.versions.node);
if (refusal === undefined) import('./install-packages.mjs');
else {
  process.stderr.write(`${refusal}\n`);
  process.exitCode = 1;
}
