import * as steps from './steps';

/** What changed against the last commit (nx affected), without the browser. */
const affected: steps.Step = {
  name: 'affected projects: lint, types, unit',
  command: steps.nx(
    'affected',
    '-t',
    'lint',
    'types',
    'unit',
    '--base=HEAD',
    '--parallel=2',
    '--output-style=static',
  ),
  env: steps.nxEnvironment,
};

for (const step of [steps.format, steps.boundaries, affected]) {
  if (!(await steps.runStep(step))) process.exitCode = 1;
}
