import {
  type RemotesRegistry,
  type RuntimeConfig,
  remotesRegistrySchema,
  runtimeConfigSchema,
} from 'shared-state/contracts';
import { ConfigurationError } from './configuration-error';

export interface BootPayload {
  config: RuntimeConfig;
  registry: RemotesRegistry;
}

const PAYLOAD_ID = 'savanna-boot';

const fetchJson = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new ConfigurationError(address, `answered ${response.status}`);
  try {
    return await response.json();
  } catch {
    throw new ConfigurationError(address, 'is not JSON');
  }
};

/** The server inlines both documents in the page; a plain static host leaves them to be fetched. */
const readDocuments = async (): Promise<{ config: unknown; registry: unknown }> => {
  const inlined = document.getElementById(PAYLOAD_ID)?.textContent;
  if (inlined) {
    try {
      return JSON.parse(inlined);
    } catch {
      throw new ConfigurationError(`#${PAYLOAD_ID}`, 'is not JSON');
    }
  }
  const [config, registry] = await Promise.all([
    fetchJson('/config.json'),
    fetchJson('/remotes.json'),
  ]);
  return { config, registry };
};

const problems = (issues: readonly { path: PropertyKey[]; message: string }[]) =>
  issues.map(({ path, message }) => `${path.map(String).join('.')} ${message}`).join('; ');

/** Run-time configuration and registry, parsed once. Throws a ConfigurationError naming the field. */
export const readBootPayload = async (): Promise<BootPayload> => {
  const documents = await readDocuments();
  const config = runtimeConfigSchema.safeParse(documents.config);
  if (!config.success) {
    throw new ConfigurationError('config.json', problems(config.error.issues));
  }
  const registry = remotesRegistrySchema.safeParse(documents.registry);
  if (registry.success) return { config: config.data, registry: registry.data };
  // Without a registry no remote can load, but the shell can: each region says so and offers a retry.
  console.error(new ConfigurationError('remotes.json', problems(registry.error.issues)));
  return { config: config.data, registry: { remotes: {} } };
};
