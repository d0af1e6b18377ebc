import { callRpcWithRetry } from 'shared-state';
import type { Filters } from 'shared-state/contracts';
import { reportSchema } from '../model/area-report';

/** Buys one report over one to four areas for one token; the same request id again is free. */
export const buyReport = (areas: readonly string[], filters: Filters, requestId: string) =>
  callRpcWithRetry(
    'area_report',
    { area_ids: areas, filters, request_id: requestId },
    reportSchema,
  );
