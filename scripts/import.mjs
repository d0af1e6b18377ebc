import { runTypescript } from './setup/run-typescript.mjs';

await runTypescript(new URL('../local-stack/src/import/main.ts', import.meta.url).href);
