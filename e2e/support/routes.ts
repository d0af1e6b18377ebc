/** The routes of the specification, by who may see them. */
export const publicRoutes = [
  '/',
  '/about-us',
  '/economics',
  '/support',
  '/faq',
  '/privacy-policy',
  '/terms-conditions',
  '/disclaimer',
  '/login',
  '/register',
  '/verify-mail',
  '/confirm',
  '/reset',
  '/update-password',
  '/search',
  '/invest',
  '/area-data',
] as const;

export const sessionRoutes = [
  '/search-results',
  '/yield-pdi-insights',
  '/price-sqm-pdi-insights',
  '/grm-pdi-insights',
  '/user-dashboard',
  '/manage-plan',
  '/purchase-token',
  '/billing',
  '/profile',
  '/account',
] as const;
