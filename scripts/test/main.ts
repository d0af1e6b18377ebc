import { findChromium } from '../setup/find-chromium';
import * as steps from './steps';

const deep = process.argv.includes('--deep');
const started = Date.now();
const chromium = findChromium();

/** Cheap checks first; all of them run, so that one red run shows everything that is wrong. */
const plan: steps.Step[] = [
  steps.format,
  steps.boundaries,
  steps.unused,
  ...steps.types,
  steps.build,
  steps.unit(deep),
  steps.journeys(chromium),
];

const failed: string[] = [];
for (const step of plan) {
  if (!(await steps.runStep(step))) failed.push(step.name);
}

const minutes = ((Date.now() - started) / 60_000).toFixed(1);
console.log(`\nnpm test took ${minutes} minutes.`);
for (const name of failed) console.log(`FAILED: ${name}`);
console.log(`${plan.length - failed.length} passed, ${failed.length} failed`);
process.exitCode = failed.length > 0 ? 1 : 0;
