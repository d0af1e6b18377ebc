import * as z from 'zod/mini';

/** zod's small build, as in the shared contracts; one door, so that it can become a shared module. */
export { z };
