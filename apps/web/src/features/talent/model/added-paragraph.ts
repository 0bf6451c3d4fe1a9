const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns the rich text with a paragraph of plain text at its end. */
export function addedParagraph(html: string, paragraph: string): string {
  const text = paragraph.replace(/[&<>]/g, (letter) => escapes[letter] ?? letter);
  return `${html}<p>${text}</p>`;
}

/** Returns a plain text with a paragraph at its end. */
export function addedText(text: string, paragraph: string): string {
  return text.trim() === '' ? paragraph : `${text.trimEnd()}\n\n${paragraph}`;
}
