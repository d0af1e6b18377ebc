/** Who may see a page: everyone, or only a signed-in user. `guest` pages send signed-in users on. */
export type Access = 'public' | 'session' | 'guest';

type RemoteName = 'mfe_research' | 'mfe_account' | 'mfe_legal';

export interface RouteDefinition {
  path: string;
  remote: RemoteName;
  title: string;
  access: Access;
}

const route = (
  remote: RemoteName,
  path: string,
  title: string,
  access: Access = 'public',
): RouteDefinition => ({ path, remote, title, access });

/** The 27 routes of the specification. The registry says which module of a remote renders each. */
export const routes: readonly RouteDefinition[] = [
  route('mfe_research', '/', 'Property data for investors'),
  route('mfe_research', '/search', 'Property search'),
  route('mfe_research', '/search-results', 'Search results', 'session'),
  route('mfe_research', '/invest', 'Invest'),
  route('mfe_research', '/area-data', 'Area data'),
  route('mfe_research', '/yield-pdi-insights', 'Yield insight', 'session'),
  route('mfe_research', '/price-sqm-pdi-insights', 'Price per square metre insight', 'session'),
  route('mfe_research', '/grm-pdi-insights', 'Gross rent multiplier insight', 'session'),
  route('mfe_research', '/economics', 'Economics'),
  route('mfe_account', '/register', 'Create an account'),
  route('mfe_account', '/login', 'Sign in', 'guest'),
  route('mfe_account', '/verify-mail', 'Check your mail'),
  route('mfe_account', '/confirm', 'Confirmation'),
  route('mfe_account', '/reset', 'Reset your password'),
  route('mfe_account', '/update-password', 'Update your password'),
  route('mfe_account', '/user-dashboard', 'Dashboard', 'session'),
  route('mfe_account', '/manage-plan', 'Manage your plan', 'session'),
  route('mfe_account', '/purchase-token', 'Purchase tokens', 'session'),
  route('mfe_account', '/billing', 'Billing', 'session'),
  route('mfe_account', '/profile', 'Profile', 'session'),
  route('mfe_account', '/account', 'Account', 'session'),
  route('mfe_legal', '/about-us', 'About us'),
  route('mfe_legal', '/support', 'Support'),
  route('mfe_legal', '/faq', 'Frequently asked questions'),
  route('mfe_legal', '/privacy-policy', 'Privacy policy'),
  route('mfe_legal', '/terms-conditions', 'Terms and conditions'),
  route('mfe_legal', '/disclaimer', 'Disclaimer'),
];

export const findRoute = (pathname: string): RouteDefinition | undefined =>
  routes.find((candidate) => candidate.path === pathname);
