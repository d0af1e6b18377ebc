import { en } from 'zod/locales';
import * as z from 'zod/mini';

// The small build brings no messages, and "Invalid input" alone helps nobody to mend a file.
z.config(en());

/**
 * zod for the contracts: its small build, because they are in the first chunk of every page (8 KB
 * instead of 22 KB, brotli). Schemas of the full build combine with these.
 */
export { z };
