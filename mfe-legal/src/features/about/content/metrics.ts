import type { MetricGroup } from '../model/metric';
import { investmentMetrics } from './investment-metrics';
import { marketMetrics } from './market-metrics';

export const metricGroups: readonly MetricGroup[] = [...marketMetrics, ...investmentMetrics];
