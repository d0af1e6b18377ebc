export const keyframes = {
  spin: { to: { transform: 'rotate(360deg)' } },
  pulse: { '50%': { opacity: '0.55' } },
  'fade-in': { from: { opacity: 0 }, to: { opacity: 1 } },
  'fade-out': { from: { opacity: 1 }, to: { opacity: 0 } },
  'rise-in': { from: { opacity: 0, translate: '0 8px' }, to: { opacity: 1, translate: '0 0' } },
  'sink-out': { from: { opacity: 1, translate: '0 0' }, to: { opacity: 0, translate: '0 8px' } },
  'slide-up': { from: { translate: '0 100%' }, to: { translate: '0 0' } },
  'slide-down': { from: { translate: '0 0' }, to: { translate: '0 100%' } },
  'slide-in-end': { from: { translate: '100% 0' }, to: { translate: '0 0' } },
  'slide-out-end': { from: { translate: '0 0' }, to: { translate: '100% 0' } },
  'expand-height': { from: { height: '0' }, to: { height: 'var(--height)' } },
  'collapse-height': { from: { height: 'var(--height)' }, to: { height: '0' } },
  'mint-glow': {
    from: { boxShadow: '0 0 0 0 color-mix(in srgb, #3eb489 70%, transparent)' },
    to: { boxShadow: '0 0 0 12px transparent' },
  },
  indeterminate: { from: { left: '-40%' }, to: { left: '100%' } },
};
