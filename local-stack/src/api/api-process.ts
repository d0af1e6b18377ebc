import { messageOf, StackError } from '../stack-error';
import { type ApiServer, startApiServer } from './api-server';
import { type FromApi, toApiSchema } from './api-settings';
import { quietRefusals } from './error-log';

/**
 * The API as a process of its own: it can crash or be killed without taking the database along.
 * The parent sends its settings, then 'stop'; when the parent is gone, so is this.
 */
let server: ApiServer | undefined;
let stopping = false;

const tell = (message: FromApi) => {
  if (process.connected) process.send?.(message);
};

async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), 4000).unref();
  await server?.close();
  process.exit(0);
}

async function serve(settings: Parameters<typeof startApiServer>[0]): Promise<void> {
  try {
    server = await startApiServer(settings);
    tell({ type: 'listening', port: server.port });
  } catch (error) {
    const advice = error instanceof StackError ? error.advice : 'Look at api.log in DATA_DIR.';
    tell({ type: 'failed', message: messageOf(error), advice });
    process.exit(1);
  }
}

quietRefusals();
process.on('message', (raw) => {
  const message = toApiSchema.parse(raw);
  if (message.type === 'serve') void serve(message.settings);
  else void stop();
});
process.on('disconnect', () => void stop());
// A Ctrl-C reaches the whole process group; the parent decides when this one ends.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => void stop());
