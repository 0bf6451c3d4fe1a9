import { parseAddress } from '#ui/data/parse-address.ts';

const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

/**
 * Returns the address for embedding a YouTube or Vimeo video (3-strategy §2.4, decisions §9).
 * @returns null for every other address, which opens in a new tab.
 */
export function embedOf(address: string): string | null {
  const parsed = parseAddress(address);
  if (!parsed) return null;
  const { protocol, hostname, pathname, searchParams } = parsed;
  if (protocol !== 'https:') return null;
  const steps = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be') return youtube(steps[0]);
  if (youtubeHosts.includes(hostname)) {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(steps[0] ?? '');
    return youtube(isNamed ? steps[1] : searchParams.get('v'));
  }
  if (!vimeoHosts.includes(hostname)) return null;
  const id = steps.find((step) => /^\d+$/.test(step));
  return id === undefined ? null : `https://player.vimeo.com/video/${id}`;
}

function youtube(id: string | null | undefined): string | null {
  return id && /^[\w-]{6,20}$/.test(id) ? `https://www.youtube-nocookie.com/embed/${id}` : null;
}
