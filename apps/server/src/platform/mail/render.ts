import type { MailPart, MailText } from './mail-kind.ts';

/** The company's name and colour in a mail. */
export interface MailLook {
  readonly name: string;
  /** Six hexadecimal digits, with or without `#`; null: the product's own colour. */
  readonly primaryColor: string | null;
}

// The colour of screens of a company without its own colour.
const ownColor = '2f5fd0';
const dark = '#1f2430';
const font = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Returns the mail as a page for mail programs: tables and inline styles, and nothing loaded from outside. */
export function renderHtml(text: MailText, look: MailLook): string {
  const digits = /^#?([0-9a-f]{6})$/i.exec(look.primaryColor ?? '')?.[1] ?? ownColor;
  const ground = `#${digits}`;
  const ink = luminanceOf(digits) > 0.18 ? '#000000' : '#ffffff';
  const parts = text.parts.map((part) => partOf(part, ground, ink)).join('\n');
  const title = escapeHtml(text.subject);
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${title}</title>
</head>
<body style="margin:0;padding:0;background:#f3f4f7;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f3f4f7;">
<tr><td align="center" style="padding:24px 12px;">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:10px;overflow:hidden;">
<tr><td style="background:${ground};color:${ink};padding:18px 28px;${font};font-size:17px;font-weight:600;line-height:1.4;overflow-wrap:anywhere;">${escapeHtml(look.name)}</td></tr>
<tr><td style="padding:28px;${font};font-size:16px;line-height:1.55;color:${dark};overflow-wrap:anywhere;">
<h1 style="margin:0 0 16px;font-size:21px;line-height:1.35;font-weight:600;">${title}</h1>
${parts}
</td></tr>
</table>
<p style="margin:16px 0 0;${font};font-size:13px;line-height:1.5;color:#5b6270;">${escapeHtml(footerOf(look))}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function partOf(part: MailPart, ground: string, ink: string): string {
  if ('paragraph' in part) return `<p style="margin:0 0 16px;">${escapeHtml(part.paragraph)}</p>`;
  if ('note' in part)
    return `<p style="margin:16px 0 0;font-size:14px;color:#5b6270;">${escapeHtml(part.note)}</p>`;
  const href = escapeHtml(part.href);
  return `<p style="margin:24px 0;"><a href="${href}" style="display:inline-block;background:${ground};color:${ink};text-decoration:none;font-weight:600;padding:12px 22px;border-radius:8px;">${escapeHtml(part.button)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#5b6270;">If the button does not work, copy this address into your browser:<br><a href="${href}" style="color:${dark};">${href}</a></p>`;
}

/** Returns the mail as plain text. */
export function renderText(text: MailText, look: MailLook): string {
  const parts = text.parts.map((part) => {
    if ('paragraph' in part) return part.paragraph;
    if ('note' in part) return part.note;
    return `${part.button}:\n${part.href}`;
  });
  return `${[text.subject, ...parts, `-- \n${footerOf(look)}`].join('\n\n')}\n`;
}

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

function footerOf(look: MailLook): string {
  return `This mail was sent by Bellwether for ${look.name}.`;
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
