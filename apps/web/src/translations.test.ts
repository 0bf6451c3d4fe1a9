import { describe, expect, it } from 'vitest';

type Module = Readonly<Record<string, unknown>>;

const modules = import.meta.glob<Module>(['./**/words*.ts', '!./**/*.test.ts'], { eager: true });
/** The translated files as texts: a text that comes from another file is looked at there. */
const sources = import.meta.glob<string>('./**/words*.{de,fr,es}.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const brotherOf = (path: string, language: string) => path.replace(/\.ts$/, `.${language}.ts`);
const english = Object.entries(modules).filter(([path]) => !(path in sources));

/** Words that a language shares with English: names of products, formats and fields. */
const shared: Readonly<Record<string, string>> = {
  de:
    'Bellwether|CONFIRM|Chat|Code|DISC|Demo|Details|Excel|Format|Google Workspace|Import|Issuer|Keycloak|Link|LinkedIn|Logo|' +
    'Matrix|Microsoft Entra ID|Microsoft Teams|Mission|Name|OK|Objective|Okta|PDF|Passkeys|Person|Plan|PowerPoint (PPTX)|Slack|' +
    'Status|Support|System|Talent|Test|Text|Token|Tokens|Video|Vision|Webhook|Webhooks|Zoom',
  fr: 'Bellwether',
  es: 'Bellwether',
};

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

/** The words files of one language, and what it shares with English. */
interface Brother {
  readonly source: string;
  readonly shared: ReadonlySet<string>;
}

/** Returns what is wrong with the translation of an English value. */
function faults(at: string, from: unknown, to: unknown, brother: Brother): string[] {
  const key = at.split('.').at(-1) ?? '';
  if (typeof from === 'string')
    return from === to &&
      hasWords(from) &&
      brother.source.includes(`'${from}'`) &&
      !brother.shared.has(from) &&
      !noWords.has(key)
      ? [`${at}: “${from}” is not translated`]
      : [];
  if (typeof from === 'function' && !takesCodes.has(key)) {
    return marks.flatMap((mark) => {
      const given = Array.from({ length: Math.max(1, from.length) }, (_, place) => mark(place));
      const [one, other] = [written(from, given), written(to, given)];
      if (one === undefined) return [];
      if (other === undefined) return [`${at}: fails`];
      const values = one.match(/‹[^›\s]*›|\b7[1-5]\b/g) ?? [];
      return values
        .filter((value) => !other.includes(value) && !other.includes('NaN'))
        .map((value) => `${at}: loses ${value} of “${one}” in “${other}”`);
    });
  }
  if (typeof from !== 'object' || from === null || from instanceof Map) return [];
  return Object.entries(from).flatMap(([key, value]) =>
    faults(`${at}.${key}`, value, (to as Module)?.[key], brother),
  );
}

describe.each(['de', 'fr', 'es'])('the words of %s', (language) => {
  const brother = (path: string) => modules[brotherOf(path, language)];

  it('have a file for each English one, with the same names', () => {
    expect(english.length).toBeGreaterThan(90);
    for (const [path, module] of english)
      expect([path, Object.keys(brother(path) ?? {}).sort()]).toEqual([path, Object.keys(module).sort()]);
  });

  it('are translated, and no value is lost', () => {
    const own = new Set(shared[language]?.split('|'));
    expect(
      english.flatMap(([path, module]) =>
        faults(path, module, brother(path), {
          source: sources[brotherOf(path, language)] ?? '',
          shared: own,
        }),
      ),
    ).toEqual([]);
  });
});
