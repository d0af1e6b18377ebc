/** One or two letters for the round mark of an account: "Wanjiru Kamau" is WK, "ana@x" is A. */
export const initials = (name: string): string => {
  const words = name
    .replace(/@.*/, '')
    .split(/[\s._-]+/)
    .filter(Boolean);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
};
