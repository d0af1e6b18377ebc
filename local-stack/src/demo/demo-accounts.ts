import { hashPassword } from '../auth/passwords';
import { confirmUser, createUser, findUser } from '../auth/users';
import type { Sql } from '../postgres/open-database';

interface DemoAccount {
  email: string;
  name: string;
  tokens: number;
  plan: string | null;
  planTokens: number;
}

export const demoPassword = 'savanna-demo';

export const demoAccounts: DemoAccount[] = [
  { email: 'demo@savanna.test', name: 'Demo Reader', tokens: 25, plan: 'standard', planTokens: 15 },
  { email: 'empty@savanna.test', name: 'Empty Wallet', tokens: 0, plan: null, planTokens: 0 },
];

async function hasGrantFunction(sql: Sql): Promise<boolean> {
  const [row] = await sql`select to_regprocedure(
    'public.service_grant_demo(uuid, integer, text, integer)') is not null as there`;
  return row?.there === true;
}

/** Adds the demo accounts as confirmed users with their balances; all of them or none. */
export async function installDemoAccounts(sql: Sql): Promise<void> {
  const password = await hashPassword(demoPassword);
  const withWallets = await hasGrantFunction(sql);
  await sql.begin(async (transaction) => {
    const tx = transaction as unknown as Sql;
    for (const { email, name, tokens, plan, planTokens } of demoAccounts) {
      const user =
        (await createUser(tx, { email }, password, { full_name: name })) ??
        (await findUser(tx, { email }));
      if (!user) throw new Error(`The demo account ${email} could not be made`);
      await confirmUser(tx, user.id, 'email');
      if (withWallets) {
        await tx`select public.service_grant_demo(
          user_id => ${user.id}::uuid, tokens => ${tokens}::int, plan => ${plan}::text,
          plan_tokens => ${planTokens}::int)`;
      }
    }
  });
}
