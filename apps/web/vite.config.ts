import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * `vite build apps/web` builds the product into `dist/`; `vite build apps/web --mode kitchen-sink` builds the page that
 * shows every `ui/` piece into `test-results/`, so that it never ships. The server replaces `__CSP_NONCE__` in
 * index.html for each request (docs/decisions/0003-csp-style-attributes.md).
 */
export default defineConfig(({ mode }) => {
  const kitchenSink = mode === 'kitchen-sink';
  return {
    root: here('.'),
    plugins: [react()],
    html: { cspNonce: '__CSP_NONCE__' },
    build: {
      outDir: here(kitchenSink ? './test-results/kitchen-sink' : './dist'),
      emptyOutDir: true,
      rolldownOptions: { input: here(kitchenSink ? './kitchen-sink.html' : './index.html') },
      target: 'es2023',
      cssTarget: ['chrome123', 'firefox120', 'safari17.5'],
      // A data: URL in a sheet or a script would need a hole in the content security policy.
      assetsInlineLimit: 0,
      sourcemap: false,
    },
    server: { proxy: { '/api': { target: 'http://127.0.0.1:3000', ws: true } } },
  };
});
