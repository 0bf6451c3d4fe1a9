import { expect, it } from 'vitest';

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>(['./**/words*.ts', '!./**/*.test.ts'], { eager: true });
/** The German files as texts: a text that comes from another file is looked at there. */
const sources = import.meta.glob<string>('./**/words*.de.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const isGerman = (path: string) => path.endsWith('.de.ts');
const german = (path: string) => modules[path.replace(/\.ts$/, '.de.ts')];
const english = Object.entries(modules).filter(([path]) => !isGerman(path));

/** Words that both languages share: names of products, formats and fields. */
const shared = new Set(
  (
    'Bellwether|CONFIRM|Chat|Code|DISC|Demo|Details|Excel|Format|Google Workspace|Import|Issuer|Keycloak|Link|LinkedIn|Logo|' +
    'Matrix|Microsoft Entra ID|Microsoft Teams|Mission|Name|OK|Objective|Okta|PDF|Passkeys|Person|Plan|PowerPoint (PPTX)|Slack|' +
    'Status|Support|System|Talent|Test|Text|Token|Tokens|Video|Vision|Webhook|Webhooks|Zoom'
  ).split('|'),
);

/** Names of fields, codes and keys, which are no words. */
const noWords = new Set([
  'flag',
  'permission',
  'kind',
  'hotkey',
  'value',
  'answer',
  'name',
  'DEMO_COMMAND',
  'DEMO_PASSWORD',
]);

/** Writers that are given a code, which is no value to show. */
const takesCodes = new Set(['countedBelow']);

type Mark = unknown;
const marks: readonly ((at: number) => Mark)[] = [
  (at) => `‹${at}›`,
  (at) => 71 + at,
  () => new Proxy({}, { get: (_, key) => (typeof key === 'symbol' ? undefined : `‹${key}›`) }),
];

function written(writer: unknown, given: readonly Mark[]): string | undefined {
  try {
    const text: unknown = (writer as (...given: readonly Mark[]) => unknown)(...given);
    return typeof text === 'string' ? text : undefined;
  } catch {
    // The writer wants other facts than these.
    return undefined;
  }
}

const hasWords = (text: string) => /\p{L}{2}/u.test(text.replace(/‹[^›]*›/g, '')) && !/^https?:/.test(text);

/** Returns what is wrong with the German value of an English one. */
function faults(at: string, from: unknown, to: unknown, source: string): string[] {
  const key = at.split('.').at(-1) ?? '';
  if (typeof from === 'string')
    return from === to &&
      hasWords(from) &&
      source.includes(`'${from}'`) &&
      !shared.has(from) &&
      !noWords.has(key)
      ? [`${at}: “${from}” is not translated`]
      : [];
  if (typeof from === 'function' && !takesCodes.has(key)) {
    return marks.flatMap((mark) => {
      const given = Array.from({ length: Math.max(1, from.length) }, (_, place) => mark(place));
      const [one, other] = [written(from, given), written(to, given)];
      if (one === undefined) return [];
      if (other === undefined) return [`${at}: fails in German`];
      const values = one.match(/‹[^›\s]*›|\b7[1-5]\b/g) ?? [];
      return values
        .filter((value) => !other.includes(value) && !other.includes('NaN'))
        .map((value) => `${at}: loses ${value} of “${one}” in “${other}”`);
    });
  }
  if (typeof from !== 'object' || from === null || from instanceof Map) return [];
  return Object.entries(from).flatMap(([key, value]) =>
    faults(`${at}.${key}`, value, (to as Module)?.[key], source),
  );
}

it('every words file has its German brother with the same names', () => {
  expect(english.length).toBeGreaterThan(90);
  for (const [path, module] of english)
    expect([path, Object.keys(german(path) ?? {}).sort()]).toEqual([path, Object.keys(module).sort()]);
});

it('every text is translated, and no value is lost', () => {
  expect(
    english.flatMap(([path, module]) =>
      faults(path, module, german(path), sources[path.replace(/\.ts$/, '.de.ts')] ?? ''),
    ),
  ).toEqual([]);
});
