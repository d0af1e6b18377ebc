export interface NavigationItem {
  label: string;
  to: string;
}

/** The main ways through the site, in the order of an investor's work. */
export const mainNavigation: readonly NavigationItem[] = [
  { label: 'Search', to: '/search' },
  { label: 'Invest', to: '/invest' },
  { label: 'Area data', to: '/area-data' },
  { label: 'Economics', to: '/economics' },
];

export const insightNavigation: readonly NavigationItem[] = [
  { label: 'Rental yield', to: '/yield-pdi-insights' },
  { label: 'Price per square metre', to: '/price-sqm-pdi-insights' },
  { label: 'Gross rent multiplier', to: '/grm-pdi-insights' },
];

export const accountNavigation: readonly NavigationItem[] = [
  { label: 'Dashboard', to: '/user-dashboard' },
  { label: 'Search results', to: '/search-results' },
  { label: 'Purchase tokens', to: '/purchase-token' },
  { label: 'Manage plan', to: '/manage-plan' },
  { label: 'Billing', to: '/billing' },
  { label: 'Profile', to: '/profile' },
  { label: 'Account', to: '/account' },
];

export const companyNavigation: readonly NavigationItem[] = [
  { label: 'About us', to: '/about-us' },
  { label: 'Support', to: '/support' },
  { label: 'FAQ', to: '/faq' },
];

export const legalNavigation: readonly NavigationItem[] = [
  { label: 'Privacy policy', to: '/privacy-policy' },
  { label: 'Terms and conditions', to: '/terms-conditions' },
  { label: 'Disclaimer', to: '/disclaimer' },
];
