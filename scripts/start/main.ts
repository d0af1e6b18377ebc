import { RegistryError } from '../../delivery/src';
import { StackError } from '../../local-stack/src';
import { buildChanged } from './build-changed';
import { EnvironmentError, isLoopback, parseEnvironment } from './environment';
import { PortInUseError, requireFreePorts } from './ports';
import { type Site, startSite } from './site';
import { onStopRequested } from './stop-signals';

const log = (line: string) => console.log(line);

const demoAccounts = [
  'Demo accounts (this machine only):',
  '  demo@savanna.test / savanna-demo   25 tokens and the Standard plan',
  '  empty@savanna.test / savanna-demo  no tokens',
];

const start = async (): Promise<Site> => {
  const environment = parseEnvironment(process.env, process.cwd());
  const embedded = !environment.SUPABASE_URL;
  await requireFreePorts(environment.HOST, {
    PORT: environment.PORT,
    ...(embedded ? { API_PORT: environment.API_PORT } : {}),
  });
  log('Building what changed and starting the backend …');
  const site = await startSite({
    environment,
    reset: process.argv.includes('--reset'),
    built: buildChanged(),
    log,
  });
  if (site.backend && isLoopback(environment.HOST)) {
    for (const line of demoAccounts) log(line);
    log(`Mails and SMS: ${site.backend.apiUrl}/outbox`);
  }
  log(`Savanna is ready: ${site.url}`);
  return site;
};

/** What an operator can act on, without a stack trace; anything else is a fault of ours. */
const describeFailure = (error: unknown): unknown => {
  if (error instanceof StackError) return `${error.message}\n${error.advice}`;
  if (
    error instanceof EnvironmentError ||
    error instanceof PortInUseError ||
    error instanceof RegistryError
  ) {
    return error.message;
  }
  return error;
};

const starting = start();
onStopRequested(async () => {
  const site = await starting.catch(() => undefined);
  await site?.stop();
});
starting.catch((error: unknown) => {
  console.error(describeFailure(error));
  process.exit(1);
});
