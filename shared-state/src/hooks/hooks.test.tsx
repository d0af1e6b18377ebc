import { act, render, screen } from '@testing-library/react';
import { layoutStore } from '../layout/layout-store';
import { notify } from '../notifications/notification-store';
import { sessionStore } from '../session/session-store';
import { selectBalance } from '../wallet/select-balance';
import { walletStore } from '../wallet/wallet-store';
import { useLayout, useNotifications, useSession, useWallet } from './index';

let renders = 0;

function Probe() {
  renders += 1;
  const status = useSession((state) => state.status);
  const balance = useWallet(selectBalance);
  const headerHeight = useLayout((state) => state.headerHeight);
  const notifications = useNotifications((state) => state.notifications.length);
  return <p>{[status, balance ?? 'unknown', headerHeight, notifications].join(' ')}</p>;
}

it('follow their stores, each by its selector', () => {
  render(<Probe />);
  expect(screen.getByText('loading unknown 0 0')).toBeVisible();
  act(() => {
    sessionStore.setState({ status: 'signed-out' });
    walletStore.setState({ tokens: 3, subscription: null, status: 'ready' });
    layoutStore.getState().setHeaderHeight(64);
    notify();
  });
  expect(screen.getByText('signed-out 3 64 1')).toBeVisible();
});

it('do not render for what the selector leaves out', () => {
  render(<Probe />);
  const before = renders;
  act(() => {
    layoutStore.getState().setFooterHeight(200);
    sessionStore.setState({ lastEvent: 'TOKEN_REFRESHED' });
  });
  expect(renders).toBe(before);
});
