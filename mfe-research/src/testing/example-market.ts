/** The worked example's market for tests: the defaults every vector was computed with. */
export const EXAMPLE_MARKET = {
  cost_defaults: {
    stamp_duty_urban: 0.04,
    legal_rate: 0.015,
    legal_vat: 0.16,
    valuation_rate: 0.0035,
  },
  invest_defaults: {
    ltv: 0.7,
    annual_rate: 0.145,
    term_years: 15,
    vacancy: 0.08,
    management_rate: 0.08,
    service_charge_month: 8_000,
    insurance_rate: 0.0025,
    maintenance_rate: 0.01,
    rates_year: 12_000,
    rent_growth: 0,
    price_growth: 0,
    discount_rate: 0.1,
  },
};
