import { useStore } from 'zustand';
import { type LayoutState, layoutStore } from '../layout/layout-store';
import { type NotificationState, notificationStore } from '../notifications/notification-store';
import { type SessionState, sessionStore } from '../session/session-store';
import { type WalletState, walletStore } from '../wallet/wallet-store';

export const useSession = <T>(selector: (state: SessionState) => T): T =>
  useStore(sessionStore, selector);

export const useWallet = <T>(selector: (state: WalletState) => T): T =>
  useStore(walletStore, selector);

export const useLayout = <T>(selector: (state: LayoutState) => T): T =>
  useStore(layoutStore, selector);

export const useNotifications = <T>(selector: (state: NotificationState) => T): T =>
  useStore(notificationStore, selector);
