-- Work that falls due with time. Called by a timer, and before every read or spend of a wallet.

create function private.settle_subscription(p_user uuid) returns void
language plpgsql set search_path = ''
as $$
declare
  v_sub public.subscriptions;
begin
  perform private.lock_wallet(p_user);
  select * into v_sub from public.subscriptions s where s.user_id = p_user for update;
  if not found or v_sub.current_period_end is null or v_sub.current_period_end > public.app_now() then
    return;
  end if;
  if v_sub.plan_tokens > 0 then
    perform private.post_ledger_entry(
      p_user, 'plan', -v_sub.plan_tokens, 'expiry', 'Plan tokens expired at the end of the paid month');
  end if;
  update public.subscriptions s
     set status = case
           when s.cancel_at_period_end or s.status = 'not_renewing' then 'expired' else 'past_due' end
   where s.user_id = p_user and s.status in ('active', 'not_renewing');
end $$;

-- One user's due work, cheap when nothing is due.
create function private.run_due_work(p_user uuid) returns void
language plpgsql set search_path = ''
as $$
begin
  if exists (
    select 1 from public.subscriptions s
     where s.user_id = p_user and s.current_period_end <= public.app_now()
       and (s.plan_tokens > 0 or s.status in ('active', 'not_renewing'))
  ) then
    perform private.settle_subscription(p_user);
  end if;
end $$;

-- Everyone's due work, or one user's. Returns how many wallets were settled.
create function public.run_due_work(user_id uuid default null) returns integer
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  v_user uuid;
  v_settled integer := 0;
begin
  for v_user in
    select s.user_id from public.subscriptions s
     where s.current_period_end <= public.app_now()
       and (s.plan_tokens > 0 or s.status in ('active', 'not_renewing'))
       and (run_due_work.user_id is null or s.user_id = run_due_work.user_id)
     order by s.user_id
  loop
    perform private.settle_subscription(v_user);
    v_settled := v_settled + 1;
  end loop;
  return v_settled;
end $$;
grant execute on function public.run_due_work(uuid) to service_role;

-- The caller's wallet after due work.
create function public.read_wallet() returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  v_user uuid := private.require_user();
begin
  perform private.run_due_work(v_user);
  return (
    select jsonb_build_object(
      'token_count', t.token_count, 'plan_tokens', s.plan_tokens, 'plan', s.plan, 'status', s.status,
      'current_period_end', s.current_period_end, 'cancel_at_period_end', s.cancel_at_period_end)
    from public.tokens t join public.subscriptions s on s.user_id = t.user_id
    where t.user_id = v_user);
end $$;
grant execute on function public.read_wallet() to authenticated;

-- Accounts that were given their demonstration balance; it is given once, so a restart keeps what was spent.
create table private.demo_accounts (
  user_id uuid primary key references auth.users (id) on delete cascade
);
alter table private.demo_accounts enable row level security;

-- Brings a new account to exactly these balances, once.
create function public.service_grant_demo(
  user_id uuid, tokens integer, plan text default null, plan_tokens integer default 0
) returns void
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  v_user uuid := service_grant_demo.user_id;
  v_missing integer;
begin
  perform private.lock_wallet(v_user);
  insert into private.demo_accounts (user_id) values (v_user) on conflict do nothing;
  if not found then
    return;
  end if;
  select service_grant_demo.tokens - t.token_count into v_missing
    from public.tokens t where t.user_id = v_user;
  if v_missing <> 0 then
    perform private.post_ledger_entry(
      v_user, 'payg', v_missing, case when v_missing > 0 then 'grant' else 'expiry' end,
      'Opening balance of a demonstration account');
  end if;
  if service_grant_demo.plan is not null then
    update public.subscriptions s
       set plan = service_grant_demo.plan, status = 'active',
           current_period_end = public.app_now() + interval '30 days'
     where s.user_id = v_user;
    if service_grant_demo.plan_tokens > 0 then
      perform private.post_ledger_entry(
        v_user, 'plan', service_grant_demo.plan_tokens, 'plan_grant', 'Plan tokens of a demonstration account');
    end if;
  end if;
end $$;
grant execute on function public.service_grant_demo(uuid, integer, text, integer) to service_role;
