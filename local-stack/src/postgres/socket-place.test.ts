import { socketDirFor } from './socket-place';

it('stays in the data directory while the path fits a socket', () => {
  expect(socketDirFor('/srv/savanna/.data/run', '/tmp')).toBe('/srv/savanna/.data/run');
});

it('moves to the temporary directory when it does not, to the same place every time', () => {
  const long = `/${'deep/'.repeat(30)}run`;
  const place = socketDirFor(long, '/tmp');
  expect(place).toMatch(/^\/tmp\/savanna-[0-9a-f]{16}$/);
  expect(socketDirFor(long, '/tmp')).toBe(place);
  expect(socketDirFor(`${long}2`, '/tmp')).not.toBe(place);
});

it('counts bytes, not letters', () => {
  expect(socketDirFor(`/${'ü'.repeat(50)}`, '/tmp')).toMatch(/^\/tmp\/savanna-/);
});
