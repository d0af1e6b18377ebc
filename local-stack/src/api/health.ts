export interface PartHealth {
  ok: boolean;
  detail?: string;
}

export interface Health {
  ok: boolean;
  parts: Record<string, PartHealth>;
}

const probeMilliseconds = 2000;

/** Runs one probe; a throw or two seconds of silence count as not well. */
export async function probe(check: () => Promise<unknown>): Promise<PartHealth> {
  let timer: NodeJS.Timeout | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer')), probeMilliseconds);
  });
  try {
    await Promise.race([check(), silence]);
    return { ok: true };
  } catch (error) {
    return { ok: false, detail: error instanceof Error ? error.message : 'failed' };
  } finally {
    clearTimeout(timer);
  }
}

export const summarise = (parts: Record<string, PartHealth>): Health => ({
  ok: Object.values(parts).every(({ ok }) => ok),
  parts,
});
