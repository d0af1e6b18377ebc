import { DEFAULT_THRESHOLDS, readThresholds } from './thresholds';

test('percentages become ratios, and an impossible pair says why', () => {
  expect(readThresholds(DEFAULT_THRESHOLDS)).toEqual({ ok: true, low: 0.05, high: 0.09 });
  expect(readThresholds({ low: '9', high: '5' })).toMatchObject({ ok: false });
  expect(readThresholds({ low: '', high: '5' })).toMatchObject({ ok: false });
  expect(readThresholds({ low: '-1', high: '5' })).toMatchObject({ ok: false });
  expect(readThresholds({ low: '1', high: '500' })).toMatchObject({ ok: false });
});
