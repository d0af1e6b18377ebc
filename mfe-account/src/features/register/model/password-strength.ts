export interface PasswordStrength {
  /** 0 nothing typed, 1 weak, 2 fair, 3 good, 4 strong. */
  score: 0 | 1 | 2 | 3 | 4;
  label: '' | 'Weak' | 'Fair' | 'Good' | 'Strong';
  /** The one change that would help most, empty when none is needed. */
  hint: string;
}

const labels = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const wellKnown =
  /^(?:password|passw0rd|letmein|welcome|admin|iloveyou|monkey|dragon|football|savanna|abc123|nairobi|kenya)/i;
const runs = ['0123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Characters that follow from the one before: repeats and steps along a keyboard or an alphabet. */
function predictable(password: string): number {
  const lower = password.toLowerCase();
  let count = 0;
  for (let i = 1; i < lower.length; i += 1) {
    const pair = lower.slice(i - 1, i + 1);
    const back = `${pair[1]}${pair[0]}`;
    if (pair[0] === pair[1] || runs.some((run) => run.includes(pair) || run.includes(back))) {
      count += 1;
    }
  }
  return count;
}

function alphabetSize(password: string): number {
  let size = 0;
  if (/[a-z]/.test(password)) size += 26;
  if (/[A-Z]/.test(password)) size += 26;
  if (/\d/.test(password)) size += 10;
  if (/[^a-zA-Z\d\s]/.test(password)) size += 32;
  if (/\s/.test(password)) size += 1;
  return size;
}

function hintFor(password: string, personal: boolean, score: number): string {
  if (password.length < 8) return `${8 - password.length} more to reach 8 characters`;
  if (wellKnown.test(password)) return 'Avoid well-known words';
  if (personal) return 'Leave out your name and address';
  if (score >= 3) return '';
  return predictable(password) > password.length / 3
    ? 'Avoid repeats and keyboard runs'
    : 'A few more words or symbols make it strong';
}

/**
 * A rough guess of the bits a guesser needs: independent characters times the log of the alphabet.
 * It advises only; the server decides.
 * @param personal words that belong to the person (name, address), which make a password weaker
 */
export function passwordStrength(password: string, personal: string[] = []): PasswordStrength {
  if (password === '') return { score: 0, label: '', hint: '' };
  const lower = password.toLowerCase();
  const words = personal.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  const found = words.filter((word) => word.length >= 3 && lower.includes(word));
  const given = Math.max(0, ...found.map((word) => word.length - 1));
  const free = password.length - predictable(password) - given;
  const bits = Math.max(0, free) * Math.log2(alphabetSize(password));
  const short = password.length < 8 || wellKnown.test(password);
  const score = short || bits < 36 ? 1 : bits < 50 ? 2 : bits < 68 ? 3 : 4;
  return {
    score,
    label: labels[score],
    hint: hintFor(password, found.length > 0 && score < 3, score),
  };
}
