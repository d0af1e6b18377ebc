/** What a boundary returns instead of throwing: the value, or a typed error the view can show. */
export type Result<T, E> = { ok: true; data: T } | { ok: false; error: E };

export const succeed = <T>(data: T): { ok: true; data: T } => ({ ok: true, data });

export const fail = <E>(error: E): { ok: false; error: E } => ({ ok: false, error });
