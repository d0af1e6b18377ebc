import { createElement, lazy, memo } from 'react';
import {
  filtersSchema,
  ledgerEntrySchema,
  openedSearchSchema,
  pageModuleSchema,
  planSchema,
  previewSchema,
  profileSchema,
  remotesRegistrySchema,
  runtimeConfigSchema,
  searchResultSchema,
  searchRowsSchema,
  subscriptionSchema,
  tokenPackSchema,
  tokensSchema,
  unitSchema,
} from './index';

const Page = () => createElement('h1');

const issuesOf = (parsed: { error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  parsed.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

describe('filters', () => {
  const all = {
    areas: ['kilimani'],
    roads: ['Argwings Kodhek Road'],
    typologies: ['Studio', '5BR'],
    price_min: 0,
    price_max: 20_000_000,
    rent_min: 1,
    rent_max: 2,
    size_min: 30,
    size_max: 200.5,
    sale_type: ['new', 'off_plan', 'resale'],
    dsq: true,
    en_suite: false,
    year_min: 2001,
    year_max: 2026,
    amenities: ['pool'],
    near: { lat: -1.2893, lng: 36.7869, radius_m: 800 },
    polygon: [
      [36.7, -1.2],
      [36.8, -1.2],
      [36.8, -1.3],
    ],
    bbox: [36.7, -1.3, 36.8, -1.2],
    text: 'garden',
  };

  it('take every key of the contract, and none', () => {
    expect(filtersSchema.parse(all)).toEqual(all);
    expect(filtersSchema.parse({})).toEqual({});
    const blank = { areas: [], typologies: [], sale_type: [], polygon: [], bbox: [], text: '' };
    expect(filtersSchema.parse(blank)).toEqual(blank);
  });

  it.each([
    ['an unknown key', { colour: 'red' }],
    ['another type', { price_min: '1000' }],
    ['an unknown typology', { typologies: ['6BR'] }],
    ['a text longer than 200 characters', { text: 'x'.repeat(201) }],
    ['a place off the earth', { near: { lat: 95, lng: 0, radius_m: 5 } }],
    ['a radius over 200 km', { near: { lat: 0, lng: 0, radius_m: 200_001 } }],
    [
      'a line as polygon',
      {
        polygon: [
          [36, -1],
          [37, -1],
        ],
      },
    ],
    ['a box of three', { bbox: [1, 2, 3] }],
    ['half a year', { year_min: 2020.5 }],
    ['null', { text: null }],
  ])('refuse %s', (_, filters) => {
    expect(filtersSchema.safeParse(filters).success).toBe(false);
  });
});

describe('answers of the database', () => {
  const unit = {
    id: 17,
    area: 'kilimani',
    road: null,
    development: 'Sample Heights',
    typology: '2BR',
    price: 8_500_000,
    rent: null,
    size_sqm: 100,
    lat: -1.29,
    lng: 36.78,
    source: 'sample',
    observed_on: '2026-10-01',
  };
  const quartiles = { median: 1, p25: 0.5, p75: 2, n: 9 };
  const nothing = { median: null, p25: null, p75: null, n: 0 };
  const result = {
    search_id: '0b8f6a52-6f0c-4b0a-9a55-0f0b7a4e9d11',
    charged: 1,
    total: 1,
    totals: { data_points: 1, developments: 1, units: 354 },
    stats: {
      price_sqm: quartiles,
      rent: nothing,
      gross_yield: nothing,
      grm: nothing,
      price: { ...quartiles, mean: 1, min: 1, max: 1 },
    },
    units: [unit],
  };

  it('a unit keeps its id as text', () => {
    expect(unitSchema.parse(unit).id).toBe('17');
    expect(unitSchema.safeParse({ ...unit, price: '8,500,000' }).success).toBe(false);
  });

  it('a search result, paid or empty', () => {
    expect(searchResultSchema.parse(result)).toMatchObject({ charged: 1, total: 1 });
    const empty = { ...result, search_id: null, charged: 0, total: 0, units: [] };
    expect(searchResultSchema.safeParse(empty).success).toBe(true);
    expect(issuesOf(searchResultSchema.safeParse({ ...result, charged: 2 }))).toHaveLength(1);
  });

  it('a bought search opened again carries its filters and dates', () => {
    const opened = {
      ...result,
      charged: 0,
      filters: { areas: ['kilimani'] },
      created_at: '2026-11-01T00:00:00Z',
      expires_at: '2026-12-01T00:00:00Z',
    };
    expect(openedSearchSchema.parse(opened).filters).toEqual({ areas: ['kilimani'] });
    expect(openedSearchSchema.safeParse(result).success).toBe(false);
  });

  it('pages of rows end with a null cursor', () => {
    expect(searchRowsSchema.parse({ units: [], next_cursor: null }).next_cursor).toBeNull();
    expect(searchRowsSchema.parse({ units: [unit], next_cursor: 'c2' }).next_cursor).toBe('c2');
    expect(searchRowsSchema.safeParse({ units: [] }).success).toBe(false);
  });

  it('a preview, exact or "fewer than 10"', () => {
    const preview = {
      count: 240,
      date_from: '2025-01-01',
      date_to: '2026-10-01',
      completeness: { size: 0.9, rent: 0.4, price: 1 },
    };
    expect(previewSchema.parse(preview)).toEqual(preview);
    expect(previewSchema.safeParse({ ...preview, count: null }).success).toBe(true);
    const percent = { ...preview, completeness: { size: 90, rent: 40, price: 100 } };
    expect(issuesOf(previewSchema.safeParse(percent))).toHaveLength(3);
  });

  it('the wallet rows', () => {
    expect(tokensSchema.parse({ token_count: 3 })).toEqual({ token_count: 3 });
    expect(tokensSchema.safeParse({ token_count: -1 }).success).toBe(false);
    const none = {
      user_id: 'ann',
      plan: null,
      status: 'none',
      plan_tokens: 0,
      current_period_end: null,
      cancel_at_period_end: false,
    };
    expect(subscriptionSchema.parse(none)).toEqual(none);
    expect(subscriptionSchema.safeParse({ ...none, status: 'paused' }).success).toBe(false);
    const entry = {
      id: 5,
      user_id: 'ann',
      delta: -1,
      kind: 'spend',
      wallet: 'plan',
      balance_after: 14,
      search_id: result.search_id,
      reason: 'Property search',
      created_at: '2026-11-01T00:00:00Z',
    };
    expect(ledgerEntrySchema.parse(entry).id).toBe('5');
    expect(ledgerEntrySchema.safeParse({ ...entry, kind: 'gift' }).success).toBe(false);
  });

  it('the price list and the profile', () => {
    const pack = { id: 'pack-10', tokens: 10, price: 1_500, currency: 'KES' };
    expect(tokenPackSchema.parse(pack)).toEqual(pack);
    expect(tokenPackSchema.safeParse({ ...pack, tokens: 0 }).success).toBe(false);
    const plan = {
      id: 'pro',
      name: 'Pro',
      tokens_per_month: 45,
      price_month: 3_900,
      price_year: 39_000,
      currency: 'KES',
    };
    expect(planSchema.parse(plan)).toEqual(plan);
    expect(planSchema.safeParse({ ...plan, currency: 'shilling' }).success).toBe(false);
    const profile = {
      user_id: 'ann',
      full_name: 'Ann',
      phone: null,
      locale: 'en-KE',
      currency: 'KES',
      area_unit: 'sqm',
      terms_version: '1',
      terms_accepted_at: '2026-11-01T00:00:00Z',
    };
    expect(profileSchema.parse(profile)).toEqual(profile);
  });
});

describe('run-time configuration', () => {
  const config = { supabaseUrl: 'http://localhost:54321', supabaseKey: 'sb_publishable_x' };

  it('needs a server and a key; analytics come from a relative path or not at all', () => {
    expect(runtimeConfigSchema.parse(config)).toEqual(config);
    for (const analyticsSrc of ['analytics.js', './a.js', '/a/b.js']) {
      expect(runtimeConfigSchema.parse({ ...config, analyticsSrc }).analyticsSrc).toBe(
        analyticsSrc,
      );
    }
  });

  it.each([
    [{ ...config, supabaseUrl: 'ftp://localhost' }, 'supabaseUrl: must be an http(s) URL'],
    [{ ...config, supabaseKey: '' }, 'supabaseKey: must not be empty'],
    [
      { supabaseUrl: config.supabaseUrl },
      'supabaseKey: Invalid input: expected string, received undefined',
    ],
    [
      { ...config, analyticsSrc: 'https://tracker.test/a.js' },
      'analyticsSrc: must be a relative path',
    ],
    [{ ...config, analyticsSrc: '//tracker.test/a.js' }, 'analyticsSrc: must be a relative path'],
    [{ ...config, analyticsSrc: 'data:text/js,1' }, 'analyticsSrc: must be a relative path'],
  ])('says what is wrong: %j', (wrong, reason) => {
    expect(issuesOf(runtimeConfigSchema.safeParse(wrong))).toEqual([reason]);
  });
});

describe('page modules', () => {
  it.each([
    ['a function', Page],
    ['a memo', memo(Page)],
    ['a lazy component', lazy(async () => ({ default: Page }))],
  ])('take %s', (_, component) => {
    expect(pageModuleSchema.safeParse({ default: component }).success).toBe(true);
  });

  it.each([
    ['nothing', {}],
    ['an element instead of a component', { default: 'h1' }],
    ['an object', { default: {} }],
    ['null', { default: null }],
    ['a failed module', undefined],
  ])('refuse %s', (_, module) => {
    expect(pageModuleSchema.safeParse(module).success).toBe(false);
  });
});

describe('the registry', () => {
  const release = {
    version: '1.4.0',
    entry: '/remotes/mfe_research/1.4.0/remoteEntry.abc.js',
    integrity: `sha384-${'A'.repeat(64)}`,
    pages: { '/search': { expose: './search', preload: ['static/1.js'], shared: ['shared-ui'] } },
  };

  it('takes remotes with what they require and the last good release', () => {
    const registry = {
      remotes: {
        mfe_research: { ...release, requires: { 'shared-ui': '^1.0.0' }, previous: release },
        mfe_legal: { version: '1.0.0', entry: 'https://cdn.test/e.js', pages: {} },
      },
    };
    expect(remotesRegistrySchema.parse(registry)).toEqual(registry);
  });

  it.each([
    ['no remotes', {}, 'remotes: '],
    ['no entry', { remotes: { a: { ...release, entry: '' } } }, 'remotes.a.entry: '],
    ['a bad hash', { remotes: { a: { ...release, integrity: 'md5-x' } } }, 'remotes.a.integrity: '],
    [
      'a page without expose',
      { remotes: { a: { ...release, pages: { '/x': { preload: [] } } } } },
      'remotes.a.pages./x.expose: ',
    ],
    [
      'a page that is no path',
      { remotes: { a: { ...release, pages: { x: { expose: './x', preload: [] } } } } },
      'remotes.a.pages.x: ',
    ],
  ])('names the place of %s', (_, registry, place) => {
    expect(issuesOf(remotesRegistrySchema.safeParse(registry))?.[0]).toContain(place);
  });
});
