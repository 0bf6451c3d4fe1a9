import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveFiles from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { documentationPolicy } from './security.ts';
import { documentationExamples, documentationWords } from './words.documentation.ts';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

const examples = Object.entries(documentationExamples)
  .map(
    ([language, code]) =>
      `<details><summary>${language}</summary><pre tabindex="0"><code>${escaped(code)}</code></pre></details>`,
  )
  .join('\n');

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${documentationWords.title}</title>
<link rel="stylesheet" href="/api/docs/files/swagger-ui.css">
<style>
.own { max-width: 1460px; margin: 0 auto; padding: 24px 20px 0; font: 14px/1.5 sans-serif; color: #3b4151; }
.own label { font-weight: 600; }
.own input { box-sizing: border-box; width: 100%; max-width: 560px; height: 40px; padding: 0 8px; font: 14px monospace; border: 1px solid #767676; border-radius: 4px; }
.own summary { padding: 6px 0; cursor: pointer; }
.own pre { margin: 0 0 8px; padding: 12px; overflow-x: auto; background: #f6f7f8; }
</style>
</head>
<body>
<section class="own">
<label for="token">${documentationWords.token}</label><br>
<input id="token" type="password" autocomplete="off" spellcheck="false" aria-describedby="hint">
<p id="hint">${documentationWords.hint}</p>
<h2>${documentationWords.examples}</h2>
${examples}
</section>
<div id="swagger-ui"></div>
<script src="/api/docs/files/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const start = `const ui = SwaggerUIBundle({
  url: '/api/openapi.json',
  dom_id: '#swagger-ui',
  deepLinking: true,
  docExpansion: 'none',
  validatorUrl: null,
  presets: [SwaggerUIBundle.presets.apis],
});
document.getElementById('token').addEventListener('input', ({ target }) => {
  const token = target.value.trim();
  if (token === '') ui.authActions.logout(['token']);
  else ui.preauthorizeApiKey('token', token);
});
for (const code of document.querySelectorAll('.own code'))
  code.textContent = code.textContent.replaceAll('ORIGIN', location.origin);
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
