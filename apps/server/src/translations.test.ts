import { describe, expect, test } from 'vitest';
import { at, functionsOf, marksIn, textsOf, wordsFiles, written } from './testing/translated-words.ts';

/** Texts that read the same as in English. */
const shared: Readonly<Record<string, readonly string[]>> = {
  de: [
    ...[
      'Bellwether',
      'Name',
      'Status',
      'ID',
      'Format',
      'Rhythm',
      'Check-ins',
      'Tokens',
      'Video',
      'Marketing',
    ],
    ...[
      'Slack',
      'Objective',
      'Key Results',
      'Okay',
      'YYYY-MM-DD',
      'Mission',
      'Team',
      'Token',
      'Agent',
      'Webhook',
    ],
  ],
  fr: [
    ...[
      'Bellwether',
      'ID',
      'Format',
      'Actions',
      'Agents',
      'Contradictions',
      'Description',
      'E-mails',
      'Manager',
    ],
    ...[
      'Marketing',
      'Mission',
      'Notification',
      'Notifications',
      'Performance',
      'Slack',
      'Sessions',
      'Signature',
      'Signatures',
      'Vision',
      'Agent',
      'Webhook',
      'cycle',
      'logo',
      'manager',
      'page',
    ],
  ],
  es: [
    'Slack',
    'color',
    'Bellwether',
    'ID',
    'Marketing',
    'No',
    'no',
    'Token',
    'Tokens',
    'Webhook',
    'YYYY-MM-DD',
  ],
};

describe.each(Object.keys(shared))('the words of %s', async (language) => {
  const files = await wordsFiles(language);
  /** A writer's own phrases follow the grammar of its language. */
  const whole = files.filter(({ path }) => !path.includes('.phrases.'));

  test('have a file for each English one, with the same exports', () => {
    expect(files.filter(({ translated }) => translated === undefined).map(({ path }) => path)).toEqual([]);
    for (const { path, english, translated = {} } of whole)
      expect([path, Object.keys(translated).sort()]).toEqual([path, Object.keys(english).sort()]);
  });

  test('are not the English ones', () => {
    const same = files.flatMap(({ path, english, translated = {} }) =>
      textsOf(english).flatMap(([keys, text]) =>
        text === at(translated, keys) &&
        /\p{L}{2}/u.test(text) &&
        keys[0] !== 'arrivalFaults' &&
        !shared[language]?.includes(text)
          ? [`${path} ${keys.join('.')}: ${text}`]
          : [],
      ),
    );
    expect(same).toEqual([]);
  });

  test('have every value that the English sentence has', () => {
    const lost = whole.flatMap(({ path, english, translated = {} }) =>
      functionsOf(english).flatMap(([keys, word]) => {
        const [own, other] = [written(word), written(at(translated, keys))];
        const missing = marksIn(own).filter((mark) => !other.includes(mark));
        // A mark is no number, so a formatted one is not found again.
        return missing.length > 0 && !other.includes('NaN')
          ? [`${path} ${keys.join('.')}: ${missing.join(', ')} in ${other}`]
          : [];
      }),
    );
    expect(lost).toEqual([]);
  });
});
