import { installDependencies } from './install-dependencies.mjs';
import { requireNode } from './require-node.mjs';

/** Makes sure the packages are there, then runs a TypeScript program in this process. */
export const runTypescript = async (program) => {
  requireNode();
  installDependencies();
  const { register } = await import('tsx/esm/api');
  register();
  await import(program);
};
