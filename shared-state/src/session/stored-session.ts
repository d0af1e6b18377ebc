import { SESSION_STORAGE_KEY } from '../client/client-options';
import { z } from '../contracts/schema';

const storedSchema = z.object({ access_token: z.string() });

/** Access token of the persisted session, null when there is none or it cannot be read. */
export function storedAccessToken(): string | null {
  try {
    const parsed = storedSchema.safeParse(
      JSON.parse(localStorage.getItem(SESSION_STORAGE_KEY) ?? 'null'),
    );
    return parsed.success ? parsed.data.access_token : null;
  } catch {
    return null;
  }
}
