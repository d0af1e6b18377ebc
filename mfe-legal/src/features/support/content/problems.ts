export interface CommonProblem {
  question: string;
  /** The FAQ entry that answers it. */
  to: string;
}

export const commonProblems: readonly CommonProblem[] = [
  { question: 'The confirmation e-mail does not arrive', to: '/faq#no-confirmation-mail' },
  { question: 'I forgot my password', to: '/faq#forgot-password' },
  { question: 'Sign-in says “too many attempts”', to: '/faq#locked-out' },
  { question: 'The connection broke during a search', to: '/faq#charged-twice' },
  { question: 'I want to see a search again', to: '/faq#reopen' },
  { question: 'A figure is missing or marked', to: '/faq#hidden-figures' },
  { question: 'I need a refund', to: '/faq#refund' },
];
