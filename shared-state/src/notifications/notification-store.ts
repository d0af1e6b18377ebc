import { createStore } from 'zustand/vanilla';

export type Notification = {
  id: number;
  title: string;
  description: string;
  type: 'info' | 'success' | 'warning' | 'error';
  placement: 'top-right';
  /** Milliseconds until it goes by itself. */
  duration: number;
};

export type NotificationState = {
  notifications: readonly Notification[];
  dismiss: (id: number) => void;
};

const defaults = {
  title: 'Please Notice',
  description: '',
  type: 'info',
  placement: 'top-right',
  duration: 4_500,
} as const;

/** What is being notified now, oldest first; the shell renders it. */
export const notificationStore = createStore<NotificationState>()((set) => ({
  notifications: [],
  dismiss: (id) =>
    set((state) => ({ notifications: state.notifications.filter((one) => one.id !== id) })),
}));

let lastId = 0;

/** Shows a notification for 4.5 s and returns its id, for `dismiss`. */
export function notify(
  wanted: Partial<Pick<Notification, 'title' | 'description' | 'type'>> = {},
): number {
  lastId += 1;
  const given = Object.fromEntries(
    Object.entries(wanted).filter(([, value]) => value !== undefined),
  );
  const notification: Notification = { ...defaults, ...given, id: lastId };
  notificationStore.setState((state) => ({
    notifications: [...state.notifications, notification],
  }));
  setTimeout(() => notificationStore.getState().dismiss(notification.id), notification.duration);
  return notification.id;
}
