-- The wallet: two balances per user and the append-only ledger that explains them.

create table public.tokens (
  user_id uuid primary key references auth.users (id) on delete cascade,
  token_count integer not null default 0 check (token_count >= 0),
  updated_at timestamptz not null default now()
);

create table public.subscriptions (
  user_id uuid primary key references auth.users (id) on delete cascade,
  plan text references public.plans (id),
  status text not null default 'none'
    check (status in ('none', 'active', 'not_renewing', 'past_due', 'expired')),
  plan_tokens integer not null default 0 check (plan_tokens >= 0),
  current_period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check (status = 'none' or plan is not null)
);
create index subscriptions_ending on public.subscriptions (current_period_end)
  where current_period_end is not null and status <> 'expired';

create table public.token_ledger (
  id bigint generated always as identity primary key,
  -- Null once the account is deleted: the entry stays, the person does not.
  user_id uuid references auth.users (id) on delete set null,
  delta integer not null check (delta <> 0),
  kind text not null
    check (kind in ('grant', 'purchase', 'plan_grant', 'spend', 'expiry', 'refund')),
  wallet text not null check (wallet in ('payg', 'plan')),
  balance_after integer not null check (balance_after >= 0),
  reason text not null check (char_length(reason) between 1 and 300),
  search_id uuid,
  -- What caused the entry, when it must happen at most once (a payment event, a free grant).
  reference text unique,
  created_at timestamptz not null default now(),
  check (kind not in ('grant', 'purchase', 'plan_grant') or delta > 0),
  check (kind not in ('spend', 'expiry') or delta < 0),
  check (kind <> 'spend' or search_id is not null)
);
create index token_ledger_user on public.token_ledger (user_id, id desc);
create index token_ledger_search on public.token_ledger (search_id) where search_id is not null;

alter table public.tokens enable row level security;
alter table public.subscriptions enable row level security;
alter table public.token_ledger enable row level security;

grant select on public.tokens, public.subscriptions, public.token_ledger to authenticated, service_role;
-- Never the balances: those move only together with a ledger entry.
grant update (plan, status, current_period_end, cancel_at_period_end) on public.subscriptions to service_role;

create policy "own tokens" on public.tokens
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "own subscription" on public.subscriptions
  for select to authenticated using ((select auth.uid()) = user_id);
create policy "own ledger" on public.token_ledger
  for select to authenticated using ((select auth.uid()) = user_id);

create trigger tokens_touch before update on public.tokens
  for each row execute function private.touch_updated_at();
create trigger subscriptions_touch before update on public.subscriptions
  for each row execute function private.touch_updated_at();

-- Realtime: the old row's user_id must travel with updates and deletes.
alter table public.tokens replica identity full;
alter table public.subscriptions replica identity full;
alter publication supabase_realtime add table public.tokens, public.subscriptions;

create function private.keep_ledger() returns trigger
language plpgsql set search_path = ''
as $$
declare
  v_anonymised public.token_ledger;
begin
  if tg_op = 'UPDATE' then
    v_anonymised := old;
    v_anonymised.user_id := null;
    if new is not distinct from v_anonymised
      and not exists (select 1 from auth.users u where u.id = old.user_id)
    then
      return new;
    end if;
  end if;
  raise exception 'The token ledger is append-only.' using
    errcode = 'restrict_violation', hint = 'Post a correcting entry instead.';
end $$;
create trigger token_ledger_append_only before update or delete on public.token_ledger
  for each row execute function private.keep_ledger();
create trigger token_ledger_no_truncate before truncate on public.token_ledger
  for each statement execute function private.keep_ledger();

-- Serialises everything that happens to one wallet. Lock order everywhere: tokens, then subscriptions.
create function private.lock_wallet(p_user uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  perform 1 from public.tokens t where t.user_id = p_user for update;
  if found then
    return;
  end if;
  if not exists (select 1 from auth.users u where u.id = p_user) then
    raise sqlstate 'PT401' using message = 'This account no longer exists.', hint = 'Sign in again.';
  end if;
  insert into public.tokens (user_id) values (p_user) on conflict do nothing;
  insert into public.subscriptions (user_id) values (p_user) on conflict do nothing;
  perform 1 from public.tokens t where t.user_id = p_user for update;
end $$;

-- The one place where a balance changes. Returns the new balance of that wallet, or null when the
-- reference was already posted (then nothing changes).
create function private.post_ledger_entry(
  p_user uuid, p_wallet text, p_delta integer, p_kind text, p_reason text,
  p_search_id uuid default null, p_reference text default null
) returns integer
language plpgsql set search_path = ''
as $$
declare
  v_balance integer;
begin
  perform private.lock_wallet(p_user);
  if p_reference is not null
    and exists (select 1 from public.token_ledger l where l.reference = p_reference)
  then
    return null;
  end if;
  if p_wallet = 'payg' then
    update public.tokens t set token_count = t.token_count + p_delta
     where t.user_id = p_user returning t.token_count into v_balance;
  else
    update public.subscriptions s set plan_tokens = s.plan_tokens + p_delta
     where s.user_id = p_user returning s.plan_tokens into v_balance;
  end if;
  insert into public.token_ledger
    (user_id, delta, kind, wallet, balance_after, reason, search_id, reference, created_at)
  values
    (p_user, p_delta, p_kind, p_wallet, v_balance, p_reason, p_search_id, p_reference, public.app_now());
  return v_balance;
end $$;

create function private.balance(p_user uuid) returns integer
language sql stable set search_path = ''
as $$
  select coalesce((select t.token_count from public.tokens t where t.user_id = p_user), 0)
       + coalesce((select s.plan_tokens from public.subscriptions s where s.user_id = p_user), 0)
$$;

create function private.raise_empty_wallet() returns void
language plpgsql set search_path = ''
as $$
begin
  raise sqlstate 'PT402' using
    message = 'Your wallet is empty. A search costs 1 token.',
    hint = 'Buy tokens or choose a plan, then search again: nothing was charged.';
end $$;

-- One token for one search: plan tokens first, then pay-as-you-go.
create function private.spend_token(p_user uuid, p_search_id uuid, p_reason text) returns void
language plpgsql set search_path = ''
as $$
declare
  v_wallet text;
begin
  perform private.lock_wallet(p_user);
  select case
    when exists (select 1 from public.subscriptions s where s.user_id = p_user and s.plan_tokens > 0) then 'plan'
    when exists (select 1 from public.tokens t where t.user_id = p_user and t.token_count > 0) then 'payg'
  end into v_wallet;
  if v_wallet is null then
    perform private.raise_empty_wallet();
  end if;
  perform private.post_ledger_entry(p_user, v_wallet, -1, 'spend', p_reason, p_search_id);
end $$;

-- Every wallet whose balance is not the sum of its ledger; an empty answer is the proof.
create function public.wallet_audit()
returns table (user_id uuid, wallet text, balance bigint, ledger_sum bigint)
language sql stable security definer set search_path = ''
as $$
  with balances as (
    select t.user_id, 'payg' as wallet, t.token_count::bigint as balance from public.tokens t
    union all
    select s.user_id, 'plan', s.plan_tokens from public.subscriptions s
  ), sums as (
    select l.user_id, l.wallet, sum(l.delta) as ledger_sum
      from public.token_ledger l where l.user_id is not null group by l.user_id, l.wallet
  )
  select coalesce(b.user_id, s.user_id), coalesce(b.wallet, s.wallet),
         coalesce(b.balance, 0), coalesce(s.ledger_sum, 0)
    from balances b full join sums s on s.user_id = b.user_id and s.wallet = b.wallet
   where coalesce(b.balance, 0) <> coalesce(s.ledger_sum, 0)
$$;
grant execute on function public.wallet_audit() to service_role;
