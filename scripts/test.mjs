import { runTypescript } from './setup/run-typescript.mjs';

await runTypescript(new URL('./test/main.ts', import.meta.url).href);
