import type { FastifyInstance } from 'fastify';
import { platformProblem } from './problem.ts';

/** Deeper than any call needs; parsing half a million nested arrays would take seconds. */
const deepest = 20;

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === 92) at += 1;
      else if (code === 34) inString = false;
    } else if (code === 34) inString = true;
    else if (code === 91 || code === 123) {
      depth += 1;
      if (depth > deepest) return true;
    } else if (code === 93 || code === 125) depth -= 1;
  }
  return false;
}

/** Accepts only JSON bodies of limited depth. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') return done(null, undefined);
    if (isTooDeep(String(text))) return done(platformProblem(400, 'too_deep'));
    return parse(request, String(text), done);
  });
}
