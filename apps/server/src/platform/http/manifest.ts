import type { Language } from '@bellwether/domain/locale/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { manifestWords } from './words.manifest.ts';

/** What the manifest shows of a company; its colour is `RRGGBB`, or null for the product's own. */
export interface ManifestBrand {
  readonly name: string;
  readonly primaryColor: string | null;
}

/** The product's own colour, and the ground of the screen that a phone shows while the application starts. */
const ownColor = '#2f5fd0';
const ground = '#ffffff';

const icon = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** Returns the manifest with which a browser installs the application (screens.11). */
function manifestOf(brand: ManifestBrand | undefined, language: Language): object {
  const { name, shortName, description, myWeek, review } = language.words(manifestWords);
  return {
    // The address of a host is the application, whatever page it is installed from.
    id: '/v3/home',
    lang: language.locale,
    name: brand ? name(brand.name) : shortName,
    short_name: brand?.name ?? shortName,
    description,
    start_url: '/v3/home',
    scope: '/',
    display: 'standalone',
    theme_color: brand?.primaryColor ? `#${brand.primaryColor}` : ownColor,
    background_color: ground,
    icons: [
      icon('/icon-192.png', 192, 'any'),
      icon('/icon-512.png', 512, 'any'),
      icon('/icon-maskable.png', 512, 'maskable'),
    ],
    shortcuts: [
      { name: myWeek, url: '/v3/goals?scope=MyGoals&needsUpdate=true' },
      { name: review, url: '/v3/goals?waiting=true' },
    ].map((each) => ({ ...each, icons: [icon('/icon-192.png', 192, 'any')] })),
  };
}

/**
 * Serves the manifest of the host's company, in the language that the device asks for. Without one, or while the directory
 * cannot be read, it has the product's own name and colour.
 */
export function serveManifest(
  server: FastifyInstance,
  brandOf: (request: FastifyRequest) => Promise<ManifestBrand | undefined>,
): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: '/manifest.webmanifest',
    async handler(request, reply) {
      reply
        .header('cache-control', 'public, max-age=0, must-revalidate')
        .header('vary', 'accept-language, cookie')
        .type('application/manifest+json; charset=utf-8');
      return JSON.stringify(manifestOf(await brandOf(request), request.language));
    },
  });
}
