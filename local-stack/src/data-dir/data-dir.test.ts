import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { moveDataDirAside, openDataDir } from './data-dir';
import { lockDataDir } from './lock';
import { loadSecrets } from './secrets';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'savanna-dir-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

it('makes secrets once, for their owner only, never the same twice', () => {
  const file = path.join(root, 'secrets.json');
  const first = loadSecrets(file, false);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(loadSecrets(file, true)).toEqual(first);
  expect(loadSecrets(path.join(root, 'other.json'), false).jwtSecret).not.toBe(first.jwtSecret);
  fs.chmodSync(file, 0o644);
  loadSecrets(file, true);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
});

it('takes over the lock of a process that is gone, and no other', () => {
  const file = path.join(root, 'stack.lock');
  const release = lockDataDir(file);
  expect(() => lockDataDir(file)).toThrow('in use by another start');
  release();
  fs.writeFileSync(file, JSON.stringify({ pid: 2 ** 22 + 1 }));
  lockDataDir(file)();
  fs.writeFileSync(file, JSON.stringify({ pid: process.pid, startTime: 'another time' }));
  lockDataDir(file)();
  fs.writeFileSync(file, 'half writ');
  lockDataDir(file)();
  expect(fs.existsSync(file)).toBe(false);
});

it('moves our data aside whole, and lets others be', () => {
  const dataDir = openDataDir(path.join(root, 'data'));
  fs.writeFileSync(dataDir.secrets, 'kept');
  const backup = moveDataDirAside(dataDir.root, new Date('2026-11-21T01:02:03Z'));
  expect(backup).toBe(`${dataDir.root}-backup-20261121T010203Z`);
  expect(fs.readFileSync(path.join(backup ?? '', 'secrets.json'), 'utf8')).toBe('kept');
  expect(fs.existsSync(dataDir.root)).toBe(false);
  expect(moveDataDirAside(dataDir.root)).toBeUndefined();
  fs.mkdirSync(path.join(root, 'foreign'));
  fs.writeFileSync(path.join(root, 'foreign', 'x'), '');
  expect(() => moveDataDirAside(path.join(root, 'foreign'))).toThrow('not touched');
});
