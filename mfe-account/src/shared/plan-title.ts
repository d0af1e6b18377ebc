/** A plan's id as a name, where the price list with its real name is not at hand. */
export const planTitle = (plan: string | null): string =>
  plan ? plan.charAt(0).toUpperCase() + plan.slice(1) : 'Plan';
