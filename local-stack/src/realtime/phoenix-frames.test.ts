import { decodeFrame, encodeFrame, type Frame } from './phoenix-frames';

const frame: Frame = { joinRef: '1', ref: '2', topic: 't', event: 'e', payload: { a: 1 } };

it.each([1, 2] as const)('reads what it writes in version %i', (version) => {
  expect(decodeFrame(encodeFrame(version, frame))).toEqual(frame);
});

it('takes numbers and missing references', () => {
  expect(decodeFrame('{"topic":"t","event":"e","ref":7,"payload":{}}')).toEqual({
    joinRef: null,
    ref: '7',
    topic: 't',
    event: 'e',
    payload: {},
  });
});

it.each(['', 'nonsense', '[1,2]', '{"topic":1}', 'null'])('refuses %s', (raw) => {
  expect(decodeFrame(raw)).toBeUndefined();
});
