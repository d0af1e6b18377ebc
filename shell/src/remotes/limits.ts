/** Specification, section 9: script chunks may take this long before they count as failed. */
export const CHUNK_LOAD_TIMEOUT_MS = 120_000;

/** Contract: a region that made no progress for this long says so, while loading continues. */
export const STALL_NOTICE_MS = 2_000;
