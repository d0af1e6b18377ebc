import { runTypescript } from './setup/run-typescript.mjs';

await runTypescript(new URL('./start/main.ts', import.meta.url).href);
