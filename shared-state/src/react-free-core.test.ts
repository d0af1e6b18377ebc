/**
 * The core runs where there is no React: with every React module made to throw, each core module
 * still loads. Only `hooks/` (and the index that re-exports it) may need React.
 */
const refuse = () => {
  throw new Error('React was loaded');
};

const core = [
  './client/shared-runtime',
  './contracts/index',
  './layout/layout-store',
  './notifications/notification-store',
  './result',
  './rpc/call-rpc',
  './rpc/call-rpc-with-retry',
  './rpc/unwrap',
  './session/session-store',
  './session/sign-out',
  './wallet/select-balance',
  './wallet/wallet-store',
  './wallet/watch-wallet',
];

beforeEach(() => {
  jest.resetModules();
  for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'zustand', 'zustand/react']) {
    jest.doMock(name, refuse);
  }
});

it.each(core)('%s loads without React', async (module) => {
  await expect(import(module)).resolves.toBeDefined();
});

it('the hooks do need React, so the refusal works', async () => {
  await expect(import('./hooks')).rejects.toThrow('React was loaded');
});
