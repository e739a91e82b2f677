import { vi } from 'vitest';

// test files share one browser and the packages: each finds it empty, and loads the product's own modules anew
vi.resetModules();
vi.unstubAllGlobals();
vi.restoreAllMocks();
localStorage.clear();
sessionStorage.clear();
document.body.replaceChildren();
window.history.replaceState(null, '', '/');
