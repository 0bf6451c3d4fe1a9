import type { FastifyInstance } from 'fastify';
import { platformProblem } from '../refusal/problem.ts';

/** Deeper than any call needs; parsing half a million nested arrays would take seconds. */
const deepest = 20;
/** More fields than any call needs; parsing 95,000 unknown fields would take seconds. */
const mostFields = 5_000;

const [quote, colon, openList, backslash, closeList, openObject, closeObject] = [
  34, 58, 91, 92, 93, 123, 125,
];

/** Returns why a JSON text must not be parsed; undefined if it may be. */
function faultOf(text: string): 'too_deep' | 'too_many_fields' | undefined {
  let depth = 0;
  let fields = 0;
  let inString = false;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (inString) {
      if (code === backslash) at += 1;
      else if (code === quote) inString = false;
    } else if (code === quote) inString = true;
    else if (code === colon) {
      fields += 1;
      if (fields > mostFields) return 'too_many_fields';
    } else if (code === openList || code === openObject) {
      depth += 1;
      if (depth > deepest) return 'too_deep';
    } else if (code === closeList || code === closeObject) depth -= 1;
  }
  return undefined;
}

/** Accepts only JSON bodies of limited depth and with a limited number of fields, of these media types. */
export function readJsonBodies(
  server: FastifyInstance,
  mediaTypes: string | readonly string[] = 'application/json',
): void {
  const parse = server.getDefaultJsonParser('error', 'error');
  server.removeAllContentTypeParsers();
  server.addContentTypeParser([mediaTypes].flat(), { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    const fault = faultOf(text);
    if (fault) return done(platformProblem(400, fault));
    return parse(request, text, done);
  });
}
