/**
 * The `Content-Disposition` of a file that is downloaded (RFC 6266): the name in ASCII, and the whole name where it holds
 * more. Nothing in a name can end the header or begin a second parameter.
 */
export function attachmentNamed(name: string): string {
  const clean = plainName(name);
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/gu, '_');
  const plain = `attachment; filename="${ascii}"`;
  return ascii === clean ? plain : `${plain}; filename*=UTF-8''${encoded(clean)}`;
}

/** The name in a `Content-Disposition`; undefined where it has none or it cannot be read. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const whole = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (whole !== undefined) {
    try {
      return plainName(decodeURIComponent(whole));
    } catch (error) {
      // A proxy may have cut the header; the ASCII name before it still stands.
      if (!(error instanceof URIError)) throw error;
    }
  }
  const ascii = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return ascii === undefined ? undefined : plainName(ascii);
}

/** Without folders, control characters and halves of surrogate pairs; never empty, at most 200 characters. */
function plainName(name: string): string {
  const clean = name
    .replace(/\p{Surrogate}/gu, '\ufffd')
    // Marks that turn the reading direction can make `exe.fdp` look like a PDF.
    .replace(/[\p{Cc}\p{Bidi_Control}]/gu, '')
    .replace(/[/\\]/g, '-')
    .trim();
  return clean === '' ? 'file' : [...clean].slice(0, 200).join('');
}

function encoded(name: string): string {
  return encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
