import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { acceptedCodings } from './negotiate';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** High enough to pay on a slow line, low enough to cost a page about a millisecond. */
const BROTLI_QUALITY = 5;

/** A generated text packed as the client takes it, with the headers that say so. */
export const packText = async (
  text: string,
  acceptEncoding: string | string[] | undefined,
): Promise<{ body: Buffer; headers: Record<string, string> }> => {
  const raw = Buffer.from(text);
  const [coding] = acceptedCodings(acceptEncoding);
  const body = !coding
    ? raw
    : coding.name === 'br'
      ? await brotli(raw, { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : await gzip(raw);
  return {
    body,
    headers: {
      vary: 'accept-encoding',
      'content-length': String(body.length),
      ...(coding ? { 'content-encoding': coding.name } : {}),
    },
  };
};
