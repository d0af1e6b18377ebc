import {
  isLoopbackHost,
  type ParsedStackConfig,
  type StackConfig,
  stackConfigSchema,
} from './stack-config';
import { StackError } from './stack-error';

/** Checks the configuration; the error names every field that is wrong. */
export function parseStackConfig(input: StackConfig): ParsedStackConfig {
  const result = stackConfigSchema.safeParse(input);
  if (!result.success) {
    const problems = result.error.issues.map(
      ({ path, message }) => `${path.join('.') || 'configuration'}: ${message}`,
    );
    throw new StackError(
      `The configuration of the embedded backend is not valid.\n${problems.join('\n')}`,
      'Correct the environment variables it comes from (see docs of `npm start`).',
    );
  }
  if (!isLoopbackHost(result.data.host)) {
    throw new StackError(
      `The embedded backend cannot send mail, so it does not serve other machines (HOST=${result.data.host}).`,
      'Leave HOST on the loopback address, or set SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY to a Supabase project with a mail provider.',
    );
  }
  return result.data;
}
