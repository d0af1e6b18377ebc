import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { acceptedCodings } from './negotiate';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
};

const HASHED = /\.[0-9a-f]{8,}\.\w+$/;

const sizeOf = async (file: string): Promise<number | null> => {
  try {
    const info = await stat(file);
    return info.isFile() ? info.size : null;
  } catch {
    return null;
  }
};

/** The file inside the folder that the address names, or null if it would lie outside. */
const resolveInside = (folder: string, address: string): string | null => {
  const file = path.join(folder, path.normalize(address));
  return file.startsWith(folder + path.sep) ? file : null;
};

/**
 * Sends a built file from disk, precompressed if the client takes it. The original must exist too:
 * files removed under a running site are gone at once.
 */
export const sendAsset = async (
  request: IncomingMessage,
  response: ServerResponse,
  folder: string,
  address: string,
): Promise<boolean> => {
  const file = resolveInside(folder, address);
  const size = file ? await sizeOf(file) : null;
  if (!file || size === null) return false;

  let source = { file, size, coding: '' };
  for (const { name, suffix } of acceptedCodings(request.headers['accept-encoding'])) {
    const packed = await sizeOf(file + suffix);
    if (packed === null) continue;
    source = { file: file + suffix, size: packed, coding: name };
    break;
  }
  response.writeHead(200, {
    'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
    'content-length': source.size,
    ...(source.coding ? { 'content-encoding': source.coding } : {}),
    vary: 'accept-encoding',
    'cache-control': HASHED.test(file) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'access-control-allow-origin': '*',
    'timing-allow-origin': '*',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else
    createReadStream(source.file)
      .on('error', () => response.destroy())
      .pipe(response);
  return true;
};
