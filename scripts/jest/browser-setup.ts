import '@testing-library/jest-dom';

/**
 * An unexpected console error or warning fails the test that caused it. A test that expects one
 * installs its own spy (jest.spyOn(console, 'error').mockImplementation(...)) and asserts on it.
 */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  for (const level of ['error', 'warn'] as const) {
    jest.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      unexpected.push(`console.${level}: ${args.map(String).join(' ')}`);
    });
  }
});

afterEach(() => {
  jest.restoreAllMocks();
  if (unexpected.length > 0) throw new Error(`Unexpected ${unexpected.join('\n')}`);
});
