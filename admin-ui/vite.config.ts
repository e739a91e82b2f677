import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const API = 'http://127.0.0.1:3000';

export default defineConfig({
  base: '/admin-dashboard/',
  plugins: [react(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 512 })],
  // two copies of one of these and react-admin loses its context
  resolve: { dedupe: ['react', 'react-dom', 'react-router', 'react-router-dom', '@mui/material', '@emotion/react'] },
  build: { target: 'es2022', assetsInlineLimit: 0, modulePreload: { polyfill: false }, sourcemap: false },
  server: {
    port: 5174,
    fs: { allow: ['..'] },
    // one origin, as in production: the API and the public pages sit behind this server
    proxy: { '^/(?!admin-dashboard)': API },
  },
});
