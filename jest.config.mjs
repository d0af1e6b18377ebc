/** One jest project per folder, so that CI (and a team) can test one remote with no other present. */
const swc = [
  '@swc/jest',
  {
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'commonjs' },
  },
];

const shared = {
  rootDir: import.meta.dirname,
  transform: { '^.+\\.(t|j|mj)sx?$': swc },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/scripts/jest/empty-module.cjs',
    '^shared-ui$': '<rootDir>/shared-ui/src/index.ts',
    '^shared-ui/(.*)$': '<rootDir>/shared-ui/src/$1/index.ts',
    '^shared-state$': '<rootDir>/shared-state/src/index.ts',
    '^shared-state/(.*)$': '<rootDir>/shared-state/src/$1/index.ts',
  },
};

// `transformIgnorePatterns` lets jest compile packages that ship only ES modules.
const browser = (name) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'jsdom',
  transformIgnorePatterns: ['/node_modules/(?!@tanstack/)'],
  testMatch: [`<rootDir>/${name}/**/*.test.{ts,tsx}`],
  setupFiles: ['<rootDir>/scripts/jest/browser-globals.cjs'],
  setupFilesAfterEnv: ['<rootDir>/scripts/jest/browser-setup.ts'],
});

const node = (name) => ({
  ...shared,
  displayName: name,
  testEnvironment: 'node',
  transformIgnorePatterns: ['/node_modules/(?!(?:oxc-parser)/)'],
  testMatch: [`<rootDir>/${name}/**/*.test.ts`],
});

export default {
  projects: [
    ...['shell', 'shared-ui', 'shared-state', 'mfe-research', 'mfe-account', 'mfe-legal'].map(
      browser,
    ),
    ...['local-stack', 'delivery', 'supabase', 'scripts'].map(node),
  ],
};
