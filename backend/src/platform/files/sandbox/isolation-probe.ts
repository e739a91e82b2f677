import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

// what the sandbox needs: the built product, and packages
readFileSync(new URL('./serve-tasks.js', import.meta.url));
readFileSync(createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm'));
