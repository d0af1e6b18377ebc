export {
  disposeSharedState,
  getSupabase,
  initSharedState,
  type SharedStateConfig,
} from './client/shared-runtime';
export { useLayout, useNotifications, useSession, useWallet } from './hooks';
export {
  type CustomModal,
  type LayoutState,
  layoutStore,
  selectScrollLocked,
} from './layout/layout-store';
export {
  type Notification,
  type NotificationState,
  notificationStore,
  notify,
} from './notifications/notification-store';
export type { Result } from './result';
export { callRpc, type RpcOptions } from './rpc/call-rpc';
export { callRpcWithRetry } from './rpc/call-rpc-with-retry';
export type { RpcError, RpcErrorKind } from './rpc/rpc-error';
export { RpcFailure, unwrap } from './rpc/unwrap';
export { type SessionState, sessionStore } from './session/session-store';
export { type SignOutScope, signOut } from './session/sign-out';
export { selectBalance } from './wallet/select-balance';
export { type WalletState, walletStore } from './wallet/wallet-store';
export { refreshWallet } from './wallet/watch-wallet';
