import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression } from 'vite-plugin-compression2';

const API = 'http://127.0.0.1:3000';

/** Nothing is painted before the script knows whether light or dark was chosen: there is nothing to see without it. */
const paintAfterScript: Plugin = {
  name: 'paint-after-script',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
};

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    paintAfterScript,
    compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 }),
  ],
  resolve: { dedupe: ['react', 'react-dom', 'react-router'] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, sourcemap: false },
  server: {
    port: 5173,
    fs: { allow: ['..'] },
    // one origin, as in production: the API and the console sit behind this server
    proxy: Object.fromEntries(
      ['^/(auth|users|jobs)/', '^/api/', '^/docs', '^/dev/', '^/admin-dashboard'].map((path) => [path, API]),
    ),
  },
});
