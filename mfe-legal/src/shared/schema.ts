import * as z from 'shared-state/schema';

/** The shared schema library, under the name its users know. */
export { z };
