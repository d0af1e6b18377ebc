-- Economic series with their public source. Facts, not sample; what is not published has no row.

create table public.indicators (
  market_id text not null references public.markets (id),
  series text not null,
  label text not null,
  -- Ratios are 0-1 (unit 'ratio'); otherwise as the unit says.
  unit text not null,
  -- ISO: a year, a year and month, or a day.
  period text not null check (period ~ '^\d{4}(-\d{2}(-\d{2})?)?$'),
  value double precision not null,
  source text not null,
  note text,
  primary key (market_id, series, period)
);
alter table public.indicators enable row level security;
grant select on public.indicators to anon, authenticated, service_role;
create policy "anyone reads the indicators" on public.indicators for select to anon, authenticated using (true);

create procedure pg_temp.add_series(
  p_series text, p_label text, p_unit text, p_source text, p_scale double precision, p_points text,
  p_note text default null
) language sql as $$
  insert into public.indicators (market_id, series, label, unit, period, value, source, note)
  select 'nairobi', p_series, p_label, p_unit, split_part(btrim(point), ' ', 1),
         round((split_part(btrim(point), ' ', 2)::numeric * p_scale::numeric), 8), p_source,
         coalesce(nullif(btrim(split_part(point, '|', 2)), ''), p_note)
    from regexp_split_to_table(p_points, ';') as point
$$;

call pg_temp.add_series('policy_rate_year_end', 'Central Bank Rate, end of period', 'ratio',
  'Central Bank of Kenya, MPC statements', 0.01,
  '2019 8.50; 2020 7.00; 2021 7.00; 2022 8.75; 2023 12.50; 2024 11.25; 2025 9.00; 2026 8.75 | as of 10 February 2026');
call pg_temp.add_series('policy_rate', 'Central Bank Rate, by date of change', 'ratio',
  'Central Bank of Kenya, MPC statements', 0.01,
  '2019-11 8.50; 2020-01-27 8.25; 2020-03-23 7.25; 2020-04-29 7.00; 2022-05-30 7.50; 2022-09-29 8.25; 2022-11-23 8.75;'
  '2023-03-29 9.50; 2023-06-26 10.50; 2023-12-05 12.50; 2024-02-06 13.00; 2024-08-06 12.75; 2024-10-08 12.00;'
  '2024-12-05 11.25; 2025-02-05 10.75; 2025-04-08 10.00; 2025-06-10 9.75; 2025-08-12 9.50; 2025-10-07 9.25;'
  '2025-12-09 9.00; 2026-02-10 8.75');
call pg_temp.add_series('cpi', 'Consumer price inflation, annual average', 'ratio', 'KNBS Economic Survey', 0.01,
  '2019 5.2; 2020 5.4; 2021 6.1; 2022 7.7; 2023 7.7; 2024 4.5');
call pg_temp.add_series('gdp_growth', 'Real GDP growth', 'ratio', 'KNBS Economic Survey', 0.01,
  '2019 5.1; 2020 -0.3; 2021 7.6; 2022 4.9; 2023 5.6; 2024 4.7');
call pg_temp.add_series('usd_kes', 'US dollar in Kenyan shillings', 'KES per USD', 'IMF; Central Bank of Kenya', 1,
  '2019 101.99; 2020 106.45; 2021 109.6; 2022 117.9; 2023 139.8; 2024 134.8; 2026-02-05 129.02 | spot',
  'annual average');
call pg_temp.add_series('mortgage_rate', 'Average mortgage rate', 'ratio', 'CBK Bank Supervision Annual Report', 0.01,
  '2020 10.9; 2021 11.3; 2022 12.3; 2023 14.3; 2024 14.9');
call pg_temp.add_series('mortgage_loans', 'Mortgage loans', 'loans', 'CBK Bank Supervision Annual Report', 1,
  '2020 26951; 2021 26723; 2022 27786; 2023 30015; 2024 30016');
call pg_temp.add_series('average_mortgage', 'Average mortgage', 'KES', 'CBK Bank Supervision Annual Report', 1000000,
  '2020 8.6; 2021 9.2; 2022 9.4; 2023 9.4; 2024 9.0');
call pg_temp.add_series('tbill_91', '91-day Treasury bill rate', 'ratio', 'Central Bank of Kenya', 0.01,
  '2019-06 6.91; 2019-09 6.32; 2022-04 7.45; 2022-09 8.47; 2024-04 16.7 | peak; 2025-01 9.90; 2026-01 7.73');
call pg_temp.add_series('population_kenya', 'Population of Kenya', 'people', 'KNBS; United Nations', 1,
  '2020 51985780; 2022 54027487; 2023 55100586');
call pg_temp.add_series('population_kenya_urban', 'Urban population of Kenya', 'people', 'KNBS; United Nations', 1,
  '2020 14975059; 2022 16264626; 2023 16943167');
call pg_temp.add_series('population_nairobi', 'Population of Nairobi', 'people', 'KNBS; United Nations', 1,
  '2020 4734881; 2021 4922192; 2022 5111844; 2023 5325160; 2025 5766989 | projection; 2030 7030891 | projection;'
  '2035 8499403 | projection');
call pg_temp.add_series('buildings_completed', 'Buildings completed, Nairobi', 'buildings', 'KNBS', 1,
  '2018 12725; 2019 13976; 2020 16248; 2021 13350; 2022 20025');
call pg_temp.add_series('buildings_approved_value', 'Value of approved buildings, Nairobi', 'KES', 'KNBS', 1000000000,
  '2018 210.3; 2019 207.6; 2020 153.6; 2021 102.9; 2022 162.5');
call pg_temp.add_series('benchmark_rental_yield', 'Residential rental yield, professional benchmark', 'ratio',
  'Cytonn annual residential report', 0.01, '2024 5.4; 2025 5.9');
call pg_temp.add_series('benchmark_appreciation', 'Residential price appreciation, professional benchmark', 'ratio',
  'Cytonn annual residential report', 0.01, '2024 0.4; 2025 0.8');
call pg_temp.add_series('benchmark_total_return', 'Residential total return, professional benchmark', 'ratio',
  'Cytonn annual residential report', 0.01, '2024 5.8; 2025 6.6');

drop procedure pg_temp.add_series(text, text, text, text, double precision, text, text);
