import { expect, it } from 'vitest';
import { addedParagraph } from './added-paragraph.ts';

it('an accepted paragraph stands at the end, and its signs stay text', () => {
  expect(addedParagraph('<p>First.</p>', 'Cut costs < 5 % & kept <b>quality</b>.')).toBe(
    '<p>First.</p><p>Cut costs &lt; 5 % &amp; kept &lt;b&gt;quality&lt;/b&gt;.</p>',
  );
});
