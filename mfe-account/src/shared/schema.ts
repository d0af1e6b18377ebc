import * as z from 'zod/mini';

/** zod's small build, as in the shared contracts. */
export { z };
