import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findPostgresBinaries, restoreSymlinks } from './binaries';
import { createCluster } from './cluster';
import { chooseRunAs } from './run-as';

jest.setTimeout(30_000);

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'savanna-cluster-'));
afterAll(() => fs.rmSync(root, { recursive: true }));

it('makes a database with programs and data below a directory only we may enter', async () => {
  const { postgres, major } = findPostgresBinaries();
  const native = path.join(root, 'native');
  fs.cpSync(path.join(path.dirname(postgres), '..'), native, { recursive: true });
  fs.chmodSync(root, 0o700);
  const binaries = {
    initdb: path.join(native, 'bin', 'initdb'),
    postgres: path.join(native, 'bin', 'postgres'),
    major,
  };
  const cluster = path.join(root, 'postgres');
  const runAs = chooseRunAs(binaries.postgres, root, cluster);
  await createCluster(cluster, binaries, runAs, 'a password');
  expect(fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()).toBe(String(major));
  expect(fs.statSync(cluster).uid).not.toBe(0);
  expect(fs.readdirSync(root).sort()).toEqual(['native', 'postgres']);
});

it('makes the symbolic links npm could not carry, and again does nothing', () => {
  const packageDir = path.join(root, 'package');
  fs.mkdirSync(path.join(packageDir, 'native', 'lib'), { recursive: true });
  fs.writeFileSync(path.join(packageDir, 'native', 'lib', 'libx.so.1.2'), 'code');
  const links = [{ source: 'native/lib/libx.so.1.2', target: 'native/lib/libx.so.1' }];
  fs.writeFileSync(path.join(packageDir, 'native', 'pg-symlinks.json'), JSON.stringify(links));
  for (let time = 0; time < 2; time += 1) restoreSymlinks(packageDir);
  const target = path.join(packageDir, 'native', 'lib', 'libx.so.1');
  expect(fs.readlinkSync(target)).toBe('libx.so.1.2');
  expect(fs.readFileSync(target, 'utf8')).toBe('code');
});
