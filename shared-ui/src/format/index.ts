export { formatDate, formatRelative } from './date';
export { formatMoney, formatNumber, formatPercent } from './number';
