import { type Account, newAccount } from '../support/account';
import { balanceOf, call, rpc, type SearchAnswer, search } from '../support/api';
import { expect, test } from '../support/test';

let owner: Account;
let other: Account;
let bought: SearchAnswer;

test.beforeAll(async () => {
  owner = await newAccount('owner');
  other = await newAccount('other');
  bought = (await search(owner.token, { areas: ['kilimani'], typologies: ['1BR'] })).body;
  await search(other.token, { areas: ['lavington'], typologies: ['1BR'] });
});

const OWN_TABLES = ['tokens', 'subscriptions', 'token_ledger', 'searches', 'profiles'];

for (const table of OWN_TABLES) {
  test(`${table}: each user sees their own rows only, a visitor none`, async () => {
    const mine = await call<{ user_id: string }[]>(`/rest/v1/${table}?select=*`, {
      token: owner.token,
    });
    expect(mine.status).toBe(200);
    expect(mine.body.length).toBeGreaterThan(0);
    expect(new Set(mine.body.map((row) => row.user_id))).toEqual(new Set([owner.userId]));

    const theirs = await call<unknown[]>(`/rest/v1/${table}?user_id=eq.${other.userId}`, {
      token: owner.token,
    });
    expect(theirs.body).toEqual([]);
    const visitor = await call(`/rest/v1/${table}?select=*`);
    const hidden = visitor.status === 401 || visitor.status === 403;
    expect(hidden || (Array.isArray(visitor.body) && visitor.body.length === 0)).toBe(true);
  });
}

test('a bought search belongs to its buyer', async () => {
  const id = bought.search_id;
  for (const token of [other.token, undefined]) {
    const expected = token ? 404 : 401;
    expect((await rpc('open_search', { search_id: id }, token)).status).toBe(expected);
    const rows = { search_id: id, cursor: null, page_size: 10, sort: 'id.asc', filters: {} };
    expect((await rpc('search_rows', rows, token)).status).toBe(expected);
    expect((await rpc('search_points', { search_id: id, filters: {} }, token)).status).toBe(
      expected,
    );
  }
  expect((await rpc('open_search', { search_id: id }, owner.token)).status).toBe(200);
});

test('units cannot be read without paying', async () => {
  for (const token of [owner.token, undefined]) {
    for (const path of ['units?limit=1', 'units?select=price', 'developments?limit=1']) {
      expect([401, 403], path).toContain((await call(`/rest/v1/${path}`, { token })).status);
    }
    const head = await call('/rest/v1/units?select=count', { token });
    expect([401, 403]).toContain(head.status);
  }
  const embedded = await call('/rest/v1/areas?select=slug,units(price)', { token: owner.token });
  expect(embedded.status).not.toBe(200);
});

test('nobody writes a balance', async () => {
  const before = await balanceOf(owner.token);
  const attempts = [
    { path: `tokens?user_id=eq.${owner.userId}`, method: 'PATCH', body: { token_count: 999 } },
    { path: 'tokens', method: 'POST', body: { user_id: owner.userId, token_count: 999 } },
    {
      path: `subscriptions?user_id=eq.${owner.userId}`,
      method: 'PATCH',
      body: { plan_tokens: 99 },
    },
    { path: `tokens?user_id=eq.${owner.userId}`, method: 'DELETE', body: undefined },
    {
      path: 'token_ledger',
      method: 'POST',
      body: { user_id: owner.userId, delta: 99, kind: 'grant', wallet: 'payg' },
    },
    { path: `token_ledger?user_id=eq.${owner.userId}`, method: 'DELETE', body: undefined },
  ] as const;
  for (const { path, ...request } of attempts) {
    const { status } = await call(`/rest/v1/${path}`, { ...request, token: owner.token });
    expect([401, 403], `${request.method} ${path}`).toContain(status);
  }
  for (const name of ['service_grant_demo', 'wallet_audit', 'set_app_clock', 'run_due_work']) {
    const args = {
      service_grant_demo: { user_id: owner.userId, tokens: 99, plan: null, plan_tokens: 0 },
      wallet_audit: {},
      set_app_clock: { shift: '40 days' },
      run_due_work: {},
    }[name];
    const { status } = await rpc(name, args ?? {}, owner.token);
    expect([401, 403, 404], name).toContain(status);
  }
  expect(await balanceOf(owner.token)).toBe(before);
});

test('errors of the contract', async () => {
  const unknown = await rpc<{ code: string }>('preview_search', { filters: { colour: 'red' } });
  expect([unknown.status, unknown.body.code]).toEqual([400, 'PT400']);
  const wrongType = await rpc<{ code: string }>('preview_search', {
    filters: { price_min: 'a lot' },
  });
  expect([wrongType.status, wrongType.body.code]).toEqual([400, 'PT400']);
  const missing = await rpc<{ code: string }>(
    'open_search',
    { search_id: crypto.randomUUID() },
    owner.token,
  );
  expect([missing.status, missing.body.code]).toEqual([404, 'PT404']);
  const visitor = await rpc('search_properties', {
    filters: {},
    request_id: crypto.randomUUID(),
  });
  expect(visitor.status).toBe(401);
});
