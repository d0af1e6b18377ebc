interface UserLike {
  email?: string;
  phone?: string;
  user_metadata?: { full_name?: unknown };
}

/** What to call the signed-in user: full name, else e-mail, else phone. */
export const accountName = (user: UserLike | undefined): string => {
  const fullName = user?.user_metadata?.full_name;
  if (typeof fullName === 'string' && fullName.trim()) return fullName.trim();
  return user?.email || user?.phone || 'Account';
};
