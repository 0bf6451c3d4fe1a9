import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentationPolicy } from './security.ts';

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Bellwether · API</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
</head>
<body>
<div id="swagger-ui"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
`;

/** Serves `/api/openapi.json` and the browsable `/api/docs`. The pages load nothing from other servers. */
export async function serveDocumentation(
  server: FastifyInstance,
  document: () => Promise<Record<string, unknown>>,
): Promise<void> {
  // Built at the first request, so that it does not delay the start.
  let text: string | undefined;
  server.get('/api/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(await document());
    return reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(text);
  });
  await server.register(async (docs) => {
    docs.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', documentationPolicy);
    });
    docs.get('/api/docs', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(page),
    );
    docs.get('/api/docs/start.js', async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(start),
    );
    await docs.register(serveFiles, {
      root: join(dirname(fileURLToPath(import.meta.resolve('@fastify/swagger-ui'))), 'static'),
      prefix: '/api/docs/files/',
      decorateReply: false,
      index: false,
    });
  });
}
