import type { Language, Translated } from '@bellwether/domain/locale/language';
import { brandOf, darkStyleOf, lightColorOf, lightStyleOf, type NeutralName } from './mail-colors.ts';
import type { MailLine, MailPart, MailText } from './mail-kind.ts';
import { mailWords } from './words.ts';

type MailWords = Translated<typeof mailWords>;

/** The company's name and colour in a mail. */
export interface MailLook {
  readonly name: string;
  /** Six hexadecimal digits, with or without `#`; null: the product's own colour. */
  readonly primaryColor: string | null;
}

/** Pixels. Outlook reads no `max-width`, so it gets a table of this width. */
const cardWidth = 560;

const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
// Outlook ignores padding outside of cells, so every distance is the padding of a cell.
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const phoneStyle =
  '@media (max-width:480px){.inset{padding-left:20px!important;padding-right:20px!important}}';

/** The colours of one company's mail. */
interface Brand {
  readonly ground: string;
  readonly ink: string;
}

/** Returns class and style of an element with one of the colours. */
function look(name: NeutralName, more = ''): string {
  return `class="${name}" style="${lightStyleOf(name)};${more}"`;
}

/** Returns the mail as a page for mail programs: tables and inline styles, and nothing loaded from outside. */
export function renderHtml(text: MailText, company: MailLook, language: Language): string {
  const words = language.words(mailWords);
  const brand = brandOf(company.primaryColor);
  const rows = text.parts.map((part) => rowsOf(part, brand.light, words)).join('\n');
  const title = escapeHtml(text.subject);
  return `<!doctype html>
<html lang="${language.locale.slice(0, 2)}" xmlns="http://www.w3.org/1999/xhtml">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>:root{color-scheme:light dark}${phoneStyle}${darkStyleOf(brand.dark)}</style>
</head>
<body ${look('page', 'margin:0;padding:0;')}>
<table ${table} width="100%" bgcolor="${lightColorOf('page')}" ${look('page')}>
<tr><td align="center" style="padding:24px 12px;">
<!--[if mso]><table ${table} width="${cardWidth}" align="center"><tr><td width="${cardWidth}"><![endif]-->
<table ${table} width="100%" bgcolor="${lightColorOf('card')}" ${look('card', `max-width:${cardWidth}px;border-radius:10px;overflow:hidden;`)}>
<tr><td bgcolor="${brand.light.ground}" class="brand inset" style="background-color:${brand.light.ground};color:${brand.light.ink};padding:18px 28px;${font};font-size:17px;font-weight:600;line-height:1.4;overflow-wrap:anywhere;">${escapeHtml(company.name)}</td></tr>
<tr><td class="text inset" style="${lightStyleOf('text')};padding:28px 28px 12px;${font};font-size:16px;line-height:1.55;overflow-wrap:anywhere;">
<table ${table} width="100%" style="table-layout:fixed;">
<tr><td ${look('text', cellOf('0 0 16px'))}><h1 style="margin:0;font-size:21px;line-height:1.35;font-weight:600;">${title}</h1></td></tr>
${rows}
</table>
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
<tr><td align="center" ${look('quiet', `padding:0 12px 24px;${font};font-size:13px;line-height:1.5;`)}>${escapeHtml(words.footer(company.name))}${unsubscribeOf(text, words)}</td></tr>
</table>
</body>
</html>
`;
}

/** Returns the style of a cell. Outlook does not pass a table's font on to the tables in it. */
function cellOf(padding: string): string {
  return `padding:${padding};${font};overflow-wrap:anywhere;`;
}

function unsubscribeOf({ unsubscribe }: MailText, words: MailWords): string {
  if (unsubscribe === undefined) return '';
  return `<br><a href="${escapeHtml(unsubscribe.address)}" ${look('quiet')}>${escapeHtml(words.stop(unsubscribe.mails))}</a>`;
}

function rowsOf(part: MailPart, brand: Brand, words: MailWords): string {
  if ('paragraph' in part)
    return rowOf(
      look('text', `${cellOf('0 0 16px')}font-size:16px;line-height:1.55;`),
      escapeHtml(part.paragraph),
    );
  if ('heading' in part)
    return rowOf(
      look('text', cellOf('8px 0 8px')),
      `<h2 style="margin:0;font-size:17px;line-height:1.4;font-weight:600;">${escapeHtml(part.heading)}</h2>`,
    );
  if ('note' in part)
    return rowOf(
      look('quiet', `${cellOf('0 0 16px')}font-size:14px;line-height:1.5;`),
      escapeHtml(part.note),
    );
  if ('lines' in part)
    return `${part.lines.map(lineOf).join('\n')}${part.lines.length === 0 ? '' : spaceBelowLines}`;
  if ('link' in part)
    return rowOf(
      look('text', `${cellOf('0 0 16px')}font-size:15px;line-height:1.5;`),
      `<a href="${escapeHtml(part.href)}" ${look('text', 'text-underline-offset:2px;')}>${escapeHtml(part.link)}</a>`,
    );
  return buttonOf(part, brand, words);
}

function rowOf(look: string, content: string): string {
  return `<tr><td ${look}>${content}</td></tr>`;
}

const spaceBelowLines = `\n<tr><td style="padding:0 0 16px;font-size:0;line-height:0;">&nbsp;</td></tr>`;

/**
 * Returns a button that holds in Outlook, which gives the cell the padding of `mso-padding-alt`; elsewhere the link has
 * the padding, so that all of the button can be pressed.
 */
function buttonOf(
  { button, href, isOwnPage }: Extract<MailPart, { button: string }>,
  { ground, ink }: Brand,
  words: MailWords,
): string {
  const address = escapeHtml(href);
  const link = `<a href="${address}" class="brand" style="display:inline-block;background-color:${ground};color:${ink};${font};font-size:16px;line-height:1.4;font-weight:600;text-decoration:none;padding:12px 22px;border-radius:8px;">${escapeHtml(button)}</a>`;
  const cell = `<table ${table}><tr><td bgcolor="${ground}" class="brand" style="background-color:${ground};border-radius:8px;mso-padding-alt:12px 22px;">${link}</td></tr></table>`;
  const pressed = rowOf(`style="padding:8px 0 20px;"`, cell);
  if (isOwnPage) return pressed;
  const below = `${escapeHtml(words.below)}<br><a href="${address}" ${look('text')}>${address}</a>`;
  return `${pressed}\n${rowOf(look('quiet', `${cellOf('0 0 16px')}font-size:14px;line-height:1.5;`), below)}`;
}

function lineOf({ title, href, says }: MailLine): string {
  const text = escapeHtml(title);
  const linked =
    href === undefined
      ? text
      : `<a href="${escapeHtml(href)}" ${look('text', 'text-underline-offset:2px;')}>${text}</a>`;
  const below =
    says === undefined
      ? ''
      : `<div ${look('quiet', 'font-size:14px;line-height:1.45;font-weight:400;')}>${escapeHtml(says)}</div>`;
  const cell = `class="line text" style="${lightStyleOf('text')};border-top:1px solid ${lightColorOf('line')};${cellOf('10px 0')}font-size:16px;line-height:1.4;font-weight:600;"`;
  return rowOf(cell, `${linked}${below}`);
}

/** Returns the mail as plain text. */
export function renderText(text: MailText, company: MailLook, language: Language): string {
  const words = language.words(mailWords);
  const parts = text.parts.map((part) => {
    if ('paragraph' in part) return part.paragraph;
    if ('heading' in part) return `${part.heading}\n${'-'.repeat(part.heading.length)}`;
    if ('note' in part) return part.note;
    if ('lines' in part) return part.lines.map(plainLine).join('\n');
    if ('link' in part) return `${part.link}:\n${part.href}`;
    return `${part.button}:\n${part.href}`;
  });
  const { unsubscribe } = text;
  const stop = unsubscribe === undefined ? '' : `\n${words.stop(unsubscribe.mails)}:\n${unsubscribe.address}`;
  return `${[text.subject, ...parts, `-- \n${words.footer(company.name)}${stop}`].join('\n\n')}\n`;
}

function plainLine({ title, href, says }: MailLine): string {
  return [`* ${title}`, says, href].filter((line) => line !== undefined).join('\n  ');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}
