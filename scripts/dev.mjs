import { runTypescript } from './setup/run-typescript.mjs';

await runTypescript(new URL('./dev/main.ts', import.meta.url).href);
