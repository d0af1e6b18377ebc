import { runTypescript } from './setup/run-typescript.mjs';

await runTypescript(new URL('./test/check-main.ts', import.meta.url).href);
