import type { WebSocket } from 'ws';
import { z } from 'zod';
import type { ApiKeys } from '../api/api-keys';
import type { Sql } from '../postgres/open-database';
import { messageOf } from '../stack-error';
import { type Channel, createBinding, type JoinRequest, joinSchema } from './channel';
import { readClaims } from './channel-claims';
import type { ChannelRegistry } from './channel-registry';
import { decodeFrame, encodeFrame, type Frame, type Version } from './phoenix-frames';
import { isPublished } from './row-access';

interface SocketContext {
  sql: Sql;
  registry: ChannelRegistry;
  jwtSecret: Uint8Array;
  keys: ApiKeys;
  /** The key the socket was opened with: a join without a token acts for it. */
  apiKey: string;
  version: Version;
}

const mostChannels = 100;
/** Bytes waiting for a client that does not read; beyond this it is cut off and joins again later. */
const largestBacklog = 4 * 1024 * 1024;
const longestTimer = 2 ** 31 - 1;

const tokenSchema = z.object({ access_token: z.string() });

/** Serves the Phoenix protocol on one socket until it closes. */
export function serveSocket(socket: WebSocket, context: SocketContext): void {
  const channels = new Map<string, Channel>();

  const send = (frame: Frame) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > largestBacklog) return socket.terminate();
    socket.send(encodeFrame(context.version, frame));
  };
  const reply = (frame: Frame, status: 'ok' | 'error', response: unknown = {}) =>
    send({ ...frame, event: 'phx_reply', payload: { status, response } });

  const system = (channel: Channel, extension: string, status: 'ok' | 'error', message: string) =>
    channel.push('system', {
      extension,
      status,
      message,
      channel: channel.topic.replace(/^realtime:/, ''),
    });

  const drop = (channel: Channel, farewell?: 'phx_close') => {
    clearTimeout(channel.expiry);
    context.registry.remove(channel);
    channels.delete(channel.topic);
    if (farewell) channel.push(farewell, {});
  };

  const endWhenTokenEnds = (channel: Channel) => {
    clearTimeout(channel.expiry);
    const { expiresAt } = channel.claims;
    if (expiresAt === undefined) return;
    channel.expiry = setTimeout(
      () => {
        system(channel, 'system', 'error', 'Token has expired 0 seconds ago');
        drop(channel, 'phx_close');
      },
      Math.min(longestTimer, Math.max(0, expiresAt * 1000 - Date.now())),
    );
  };

  const subscribe = async (channel: Channel, config: JoinRequest['config']) => {
    for (const asked of config.postgres_changes) {
      const { event, schema, table = '*' } = asked;
      if (await isPublished(context.sql, schema, table)) continue;
      throw new Error(
        `Unable to subscribe to changes with given parameters. Please check Realtime is enabled for the given connect parameters: [event: ${event}, schema: ${schema}, table: ${table}, filters: []]`,
      );
    }
    channel.bindings = config.postgres_changes.map(createBinding);
  };

  const join = async (frame: Frame) => {
    const parsed = joinSchema.safeParse(frame.payload ?? {});
    if (!parsed.success) return reply(frame, 'error', { reason: 'The join payload is not valid' });
    const { config, access_token: token } = parsed.data;
    if (config.private) {
      return reply(frame, 'error', { reason: 'Private channels need hosted Supabase' });
    }
    const previous = channels.get(frame.topic);
    if (previous) drop(previous, 'phx_close');
    if (channels.size >= mostChannels) {
      return reply(frame, 'error', { reason: 'ChannelRateLimitReached: Too many channels' });
    }
    let channel: Channel;
    try {
      const claims = await readClaims(token || context.apiKey, context.jwtSecret, context.keys);
      const { topic } = frame;
      const joinRef = frame.joinRef ?? frame.ref;
      const push = (event: string, payload: unknown) =>
        send({ joinRef, ref: null, topic, event, payload });
      channel = { topic, joinRef, claims, bindings: [], push };
    } catch (error) {
      return reply(frame, 'error', { reason: messageOf(error) });
    }
    let problem: string | undefined;
    await subscribe(channel, config).catch((error: unknown) => {
      problem = messageOf(error);
    });
    if (socket.readyState !== socket.OPEN) return;
    channels.set(frame.topic, channel);
    context.registry.add(channel);
    endWhenTokenEnds(channel);
    const asked = config.postgres_changes.map((binding, i) => ({
      id: channel.bindings[i]?.id ?? i,
      ...binding,
    }));
    reply(frame, 'ok', { postgres_changes: asked });
    if (problem) system(channel, 'postgres_changes', 'error', problem);
    else if (asked.length > 0) {
      system(channel, 'postgres_changes', 'ok', 'Subscribed to PostgreSQL');
    }
  };

  const renewToken = async (channel: Channel, payload: unknown) => {
    try {
      const { access_token: token } = tokenSchema.parse(payload);
      channel.claims = await readClaims(token, context.jwtSecret, context.keys);
      endWhenTokenEnds(channel);
    } catch (error) {
      system(channel, 'system', 'error', messageOf(error));
      drop(channel, 'phx_close');
    }
  };

  const handle = async (frame: Frame) => {
    if (frame.topic === 'phoenix' && frame.event === 'heartbeat') return reply(frame, 'ok');
    if (frame.event === 'phx_join') return join(frame);
    const channel = channels.get(frame.topic);
    if (!channel) return reply(frame, 'error', { reason: 'unmatched topic' });
    if (frame.event === 'access_token') return renewToken(channel, frame.payload);
    if (frame.event === 'phx_leave') {
      reply(frame, 'ok');
      return drop(channel, 'phx_close');
    }
    return reply(frame, 'error', { reason: `"${frame.event}" needs hosted Supabase` });
  };

  // One after the other: a token sent right after a join must find its channel.
  let work = Promise.resolve();
  socket.on('message', (data, isBinary) => {
    const frame = isBinary ? undefined : decodeFrame(data.toString());
    if (!frame) return socket.close(1003, 'not a Phoenix frame');
    work = work.then(() => handle(frame)).catch(() => socket.close(1011, 'unexpected failure'));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    for (const channel of [...channels.values()]) drop(channel);
  });
}
