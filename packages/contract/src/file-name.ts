/**
 * Returns the `Content-Disposition` of a download (RFC 6266): the name in ASCII, and also the full name if it
 * has other characters. No name can end the header or start a second parameter.
 */
export function attachmentNamed(name: string): string {
  const clean = plainName(name);
  const ascii = clean.replace(/[^\x20-\x7e]|["%]/gu, '_');
  const plain = `attachment; filename="${ascii}"`;
  return ascii === clean ? plain : `${plain}; filename*=UTF-8''${encoded(clean)}`;
}

/** Returns the name in a `Content-Disposition`; undefined if it is missing or unreadable. */
export function fileNameOf(disposition: string | null): string | undefined {
  if (disposition === null) return undefined;
  const whole = /;\s*filename\*=UTF-8''([^;\s]+)/i.exec(disposition)?.[1];
  if (whole !== undefined) {
    try {
      return plainName(decodeURIComponent(whole));
    } catch (error) {
      // A proxy may have cut the header; the ASCII name before the cut is still usable.
      if (!(error instanceof URIError)) throw error;
    }
  }
  const ascii = /;\s*filename="([^"]*)"/i.exec(disposition)?.[1];
  return ascii === undefined ? undefined : plainName(ascii);
}

/**
 * Returns the name without folders, control characters and halves of surrogate pairs; never empty, at most
 * 200 characters.
 */
function plainName(name: string): string {
  const clean = name
    .replace(/\p{Surrogate}/gu, '\ufffd')
    // Drop marks that turn the reading direction: they can make `exe.fdp` look like a PDF.
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
