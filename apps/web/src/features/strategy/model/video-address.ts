import { parseAddress } from '#ui/data/parse-address.ts';

const youtubeHosts = ['youtube.com', 'www.youtube.com', 'm.youtube.com', 'www.youtube-nocookie.com'];
const vimeoHosts = ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'];

/**
 * Returns the address for embedding a YouTube or Vimeo video, with its start time and the hash of an unlisted one
 * (strategy.7).
 * @returns null for every other address, which opens in a new tab.
 */
export function embedOf(address: string): string | null {
  const url = parseAddress(address);
  if (url?.protocol !== 'https:') return null;
  const steps = url.pathname.split('/').filter(Boolean);
  if (/^(www\.)?youtu\.be$/.test(url.hostname)) return youtube(steps[0], url);
  if (youtubeHosts.includes(url.hostname)) {
    const isNamed = ['embed', 'shorts', 'live', 'v'].includes(steps[0]?.toLowerCase() ?? '');
    return youtube(isNamed ? steps[1] : parameter(url, 'v'), url);
  }
  return vimeoHosts.includes(url.hostname) ? vimeo(steps, url) : null;
}

function youtube(id: string | null | undefined, url: URL): string | null {
  if (!id || !/^[\w-]{6,20}$/.test(id)) return null;
  const start = startOf(url);
  return `https://www.youtube-nocookie.com/embed/${id}${start === 0 ? '' : `?start=${start}`}`;
}

/** The id follows `video` in a collection; the hash of an unlisted video follows the id, or is the parameter `h`. */
function vimeo(steps: readonly string[], url: URL): string | null {
  const named = steps.findIndex((step) => /^videos?$/i.test(step)) + 1;
  const place = steps.findIndex((step, index) => index >= named && /^\d+$/.test(step));
  const id = steps[place];
  if (id === undefined) return null;
  const hash = [steps[place + 1], parameter(url, 'h')].find((text) => text && /^[\da-f]+$/i.test(text));
  const start = startOf(url);
  return `https://player.vimeo.com/video/${id}${hash ? `?h=${hash}` : ''}${start === 0 ? '' : `#t=${start}s`}`;
}

/** Returns a parameter, whose name may be in capitals. */
function parameter({ searchParams }: URL, name: string): string | null {
  for (const [key, value] of searchParams) if (key.toLowerCase() === name) return value;
  return null;
}

/** Returns the start in seconds: `t=90`, `t=1m30s`, `start=90`, also after `#`; 0 without one. */
function startOf(url: URL): number {
  const inHash = /(?:^|[#&])t=([^&]*)/i.exec(url.hash)?.[1];
  const text = parameter(url, 't') ?? parameter(url, 'start') ?? inHash ?? '';
  const parts = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/i.exec(text);
  const [hours, minutes, seconds] = [1, 2, 3].map((part) => Number(parts?.[part] ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}
