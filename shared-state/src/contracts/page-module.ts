import { z } from './schema';

/**
 * What every federated page exposes: a component as default export, without props. Loosely typed
 * here because the contract holds for hosts and tests that do not load React.
 */
export type PageModule = { default: PageComponent };

// biome-ignore lint/suspicious/noExplicitAny: any props and any node, so that every React component fits
export type PageComponent = (props: any) => any;

const isComponent = (value: unknown): value is PageComponent =>
  typeof value === 'function' ||
  (typeof value === 'object' && value !== null && '$$typeof' in value);

export const pageModuleSchema = z.object({
  default: z.custom<PageComponent>(isComponent, 'the default export must be a component'),
});
