import type { MailLine, MailPart, MailText } from './mail-kind.ts';

/** The company's name and colour in a mail. */
export interface MailLook {
  readonly name: string;
  /** Six hexadecimal digits, with or without `#`; null: the product's own colour. */
  readonly primaryColor: string | null;
}

// The colour of screens of a company without its own colour.
const ownColor = '2f5fd0';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** The colours by the name of their class, on light and on dark screens. */
const colors = {
  page: { light: 'background:#f3f4f7', dark: 'background:#14161b' },
  card: { light: 'background:#ffffff', dark: 'background:#20242c' },
  text: { light: 'color:#1f2430', dark: 'color:#e9ebf0' },
  quiet: { light: 'color:#5b6270', dark: 'color:#a7aebb' },
  line: { light: 'border-top:1px solid #e2e5eb', dark: 'border-top-color:#363c47' },
} as const;

// Mail programs without `prefers-color-scheme` keep the light colours, which are inline.
const darkStyle = `@media (prefers-color-scheme:dark){${Object.entries(colors)
  .map(([name, { dark }]) => `.${name}{${dark}!important}`)
  .join('')}}`;

/** Returns class and style of an element with one of the colours. */
function look(name: keyof typeof colors, more = ''): string {
  return `class="${name}" style="${colors[name].light};${more}"`;
}

/** Returns the mail as a page for mail programs: tables and inline styles, and nothing loaded from outside. */
export function renderHtml(text: MailText, company: MailLook): string {
  const digits = /^#?([0-9a-f]{6})$/i.exec(company.primaryColor ?? '')?.[1] ?? ownColor;
  const ground = `#${digits}`;
  const ink = luminanceOf(digits) > 0.18 ? '#000000' : '#ffffff';
  const parts = text.parts.map((part) => partOf(part, ground, ink)).join('\n');
  const title = escapeHtml(text.subject);
  const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${title}</title>
<style>${darkStyle}</style>
</head>
<body ${look('page', 'margin:0;padding:0;')}>
<table ${table} ${look('page')}>
<tr><td align="center" style="padding:24px 12px;">
<table ${table} ${look('card', 'max-width:560px;border-radius:10px;overflow:hidden;')}>
<tr><td style="background:${ground};color:${ink};padding:18px 28px;${font};font-size:17px;font-weight:600;line-height:1.4;overflow-wrap:anywhere;">${escapeHtml(company.name)}</td></tr>
<tr><td ${look('text', `padding:28px;${font};font-size:16px;line-height:1.55;overflow-wrap:anywhere;`)}>
<h1 style="margin:0 0 16px;font-size:21px;line-height:1.35;font-weight:600;">${title}</h1>
${parts}
</td></tr>
</table>
<p ${look('quiet', `margin:16px 0 0;${font};font-size:13px;line-height:1.5;`)}>${escapeHtml(footerOf(company))}${unsubscribeOf(text)}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function unsubscribeOf({ unsubscribe }: MailText): string {
  if (unsubscribe === undefined) return '';
  return `<br><a href="${escapeHtml(unsubscribe)}" ${look('quiet')}>${unsubscribeWord}</a>`;
}

function partOf(part: MailPart, ground: string, ink: string): string {
  if ('paragraph' in part) return `<p style="margin:0 0 16px;">${escapeHtml(part.paragraph)}</p>`;
  if ('note' in part)
    return `<p ${look('quiet', 'margin:16px 0 0;font-size:14px;')}>${escapeHtml(part.note)}</p>`;
  if ('lines' in part) return part.lines.map(lineOf).join('\n');
  const href = escapeHtml(part.href);
  return `<p style="margin:24px 0;"><a href="${href}" style="display:inline-block;background:${ground};color:${ink};text-decoration:none;font-weight:600;padding:12px 22px;border-radius:8px;">${escapeHtml(part.button)}</a></p>
<p ${look('quiet', 'margin:0 0 16px;font-size:14px;')}>If the button does not work, copy this address into your browser:<br><a href="${href}" ${look('text')}>${href}</a></p>`;
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
      : `<div ${look('quiet', 'font-size:14px;line-height:1.45;')}>${escapeHtml(says)}</div>`;
  return `<div ${look('line', 'padding:10px 0;')}><div style="font-weight:600;line-height:1.4;">${linked}</div>${below}</div>`;
}

/** Returns the mail as plain text. */
export function renderText(text: MailText, company: MailLook): string {
  const parts = text.parts.map((part) => {
    if ('paragraph' in part) return part.paragraph;
    if ('note' in part) return part.note;
    if ('lines' in part) return part.lines.map(plainLine).join('\n');
    return `${part.button}:\n${part.href}`;
  });
  const stop = text.unsubscribe === undefined ? '' : `\n${unsubscribeWord}:\n${text.unsubscribe}`;
  return `${[text.subject, ...parts, `-- \n${footerOf(company)}${stop}`].join('\n\n')}\n`;
}

function plainLine({ title, href, says }: MailLine): string {
  return [`* ${title}`, says, href].filter((line) => line !== undefined).join('\n  ');
}

const unsubscribeWord = 'Stop these mails';

/**
 * Returns the relative luminance as WCAG defines it. Text is black above 0.18 and white below, so its
 * contrast is at least 4.5:1.
 */
function luminanceOf(digits: string): number {
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function footerOf({ name }: MailLook): string {
  return `This mail was sent by Bellwether for ${name}.`;
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
