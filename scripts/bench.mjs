import { runTypescript } from './setup/run-typescript.mjs';

await runTypescript(new URL('../bench/src/main.ts', import.meta.url).href);
