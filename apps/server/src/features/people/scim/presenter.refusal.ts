import type { Language } from '@bellwether/domain/locale/language';
import type { JsonObject } from '@bellwether/domain/people/scim/resource';
import type { HttpProblem } from '#platform/refusal/problem.ts';

/** The codes of RFC 7644, 3.12. */
const scimTypes = [
  'invalidFilter',
  'tooMany',
  'uniqueness',
  'mutability',
  'invalidSyntax',
  'invalidPath',
  'noTarget',
  'invalidValue',
];
const unreadable = ['unreadable', 'too_deep', 'too_many_fields'];

/** Returns a refusal in the protocol's shape. */
export function presentRefusal(problem: HttpProblem, language: Language): JsonObject {
  const { detail = '' } = problem.toBody(language);
  const type = scimTypeOf(problem);
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:Error'],
    status: String(problem.status),
    ...(type === undefined ? {} : { scimType: type }),
    detail,
  };
}

function scimTypeOf({ code, status }: HttpProblem): string | undefined {
  if (scimTypes.includes(code)) return code;
  if (unreadable.includes(code)) return 'invalidSyntax';
  return status === 400 ? 'invalidValue' : undefined;
}
