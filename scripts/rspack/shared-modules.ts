import { packageVersion, subPaths } from './paths';

/** Every module a remote takes from its host instead of bundling it, and the package it belongs to. */
export const sharedModules: Record<string, string> = {
  react: 'react',
  'react/jsx-runtime': 'react',
  ...Object.fromEntries(
    ['shared-ui', 'shared-state'].flatMap((name) => subPaths(name).map((key) => [key, name])),
  ),
};

export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(
    [...new Set(Object.values(sharedModules))].map((name) => [name, packageVersion(name)]),
  );

/**
 * A remote never brings its own copy (`import: false`) and refuses a host whose version does not
 * satisfy its range (`strictVersion`), so that an incompatible release fails in its region with a
 * clear message instead of running against the wrong library.
 */
export const consumedByRemote = () => {
  const versions = sharedVersions();
  return Object.fromEntries(
    Object.entries(sharedModules).map(([key, name]) => [
      key,
      {
        import: false as const,
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${versions[name]}`,
      },
    ]),
  );
};
