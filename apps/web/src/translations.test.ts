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

/** Names of products, formats and fields, which every language shares with English. */
const names =
  'Bellwether|Bot User OAuth Token|CONFIRM|Ctrl|DISC|Excel|Google Workspace|Keycloak|LinkedIn|Microsoft Entra ID|Microsoft Teams|OK|Okta|PDF|' +
  'Plan|PowerPoint (PPTX)|Signing Secret|Slack|Webhook|Webhooks|Zoom';

/** Words that one language shares with English. */
const shared: Readonly<Record<string, string>> = {
  de:
    'Chat|Code|Demo|Details|Format|Import|Issuer|Link|Logo|Manifest|Matrix|Mission|Name|Objective|Passkeys|Person|Status|Support|' +
    'System|Talent|Test|Text|Token|Tokens|Video|Vision',
  fr:
    'Absence|Action|Actions|Agents|Code|Contradictions|Dates|Description|Dominance|Influence|E-mail|E-mails|Exports|Format|Import|Invitation|' +
    'Invitations|Logo|Manager|Managers|Message|Mission|Notes|Notifications|Pages|Question|Questions|Secret|Sessions|' +
    'Signatures|Sources|Support|Test|Vision',
  es: 'Demo|No|Roles|Token|Tokens',
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
const takesCodes = new Set(['countedBelow', 'goalsOfPerson']);

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
    const tried = marks.flatMap((mark) => {
      const given = Array.from({ length: Math.max(1, from.length) }, (_, place) => mark(place));
      const one = written(from, given);
      return one === undefined ? [] : [{ one, other: written(to, given) }];
    });
    // A language may need a text where English takes each value.
    if (tried.length > 0 && tried.every(({ other }) => other === undefined)) return [`${at}: fails`];
    return tried.flatMap(({ one, other }) =>
      (one.match(/‹[^›\s]*›|\b7[1-5]\b/g) ?? [])
        .filter((value) => other !== undefined && !other.includes(value) && !other.includes('NaN'))
        .map((value) => `${at}: loses ${value} of “${one}” in “${other}”`),
    );
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
    const own = new Set(`${names}|${shared[language]}`.split('|'));
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
