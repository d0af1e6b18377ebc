import { metricGroups } from '../content/metrics';
import { workedCase } from '../content/worked-case';

const metrics = metricGroups.flatMap((group) => group.metrics);
const exampleOf = (id: string) => metrics.find((metric) => metric.id === id)?.example;

const minus = (text: string) => text.replace('-', '−');
const percent = (ratio: number) => minus(`${(ratio * 100).toFixed(1)} %`);
const money = (value: number) => `KES ${Math.round(value).toLocaleString('en-US')}`;

describe('metric dictionary', () => {
  it('has one anchor per entry', () => {
    const ids = [...metricGroups.map((group) => group.id), ...metrics.map((metric) => metric.id)];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('shows the results its own formulas give on the worked case', () => {
    const w = workedCase;
    const yearly = 12 * w.monthlyRent;
    const egi = yearly * (1 - w.vacancy);
    const expenses =
      egi * w.managementShare +
      12 * w.serviceChargeMonthly +
      w.price * (w.insuranceShare + w.maintenanceShare) +
      w.rates;
    const noi = egi - expenses;
    const closing =
      w.price * (w.stampDutyShare + w.legalShare * (1 + w.legalVat) + w.valuationShare);
    const loan = w.price * w.loanToValue;
    const i = w.annualRate / 12;
    const payment = (loan * i) / (1 - (1 + i) ** -(12 * w.years));
    const growth = (1 + i) ** 120;

    expect(exampleOf('gross-yield')).toBe(percent(yearly / w.price));
    expect(exampleOf('grm')).toBe((w.price / yearly).toFixed(2));
    expect(exampleOf('egi')).toBe(money(egi));
    expect(exampleOf('noi')).toBe(money(noi));
    expect(exampleOf('cap-rate')).toBe(percent(noi / w.price));
    expect(exampleOf('yield-on-cost')).toBe(percent(noi / (w.price + closing)));
    expect(exampleOf('payment')).toBe(money(payment));
    expect(exampleOf('loan-balance')).toBe(money(loan * growth - (payment * (growth - 1)) / i));
    expect(exampleOf('mortgage-constant')).toBe(percent((12 * payment) / loan));
    expect(exampleOf('dscr')).toBe((noi / (12 * payment)).toFixed(2));
    expect(exampleOf('cash-on-cash')).toBe(
      percent((noi - 12 * payment) / (w.price - loan + closing)),
    );
    expect(exampleOf('debt-yield')).toBe(percent(noi / loan));
    expect(exampleOf('break-even-ratio')).toBe(percent((expenses + 12 * payment) / yearly));
  });

  it('shows the results of the flow example', () => {
    const flows = [-1000, 300, 400, 500];
    const npv = (rate: number) => flows.reduce((sum, flow, t) => sum + flow / (1 + rate) ** t, 0);
    expect(exampleOf('npv')).toBe(minus(npv(0.1).toFixed(2)));
    const shownIrr = Number.parseFloat(exampleOf('irr') ?? '') / 100;
    expect(npv(shownIrr - 0.0005)).toBeGreaterThan(0);
    expect(npv(shownIrr + 0.0005)).toBeLessThan(0);
    expect(exampleOf('equity-multiple')).toBe((1200 / 1000).toFixed(2));
  });
});
