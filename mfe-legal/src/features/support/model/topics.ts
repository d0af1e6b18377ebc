export const topics = [
  { value: 'general', label: 'Something else' },
  { value: 'tokens', label: 'Buying tokens' },
  { value: 'plan', label: 'Subscription plan' },
  { value: 'refund', label: 'Refund' },
  { value: 'account', label: 'Sign-in and account' },
  { value: 'data', label: 'A figure or record' },
  { value: 'privacy', label: 'Privacy and my data' },
] as const;

export type Topic = (typeof topics)[number]['value'];

export const topicValues = topics.map((topic) => topic.value) as [Topic, ...Topic[]];

export function topicLabel(topic: Topic): string {
  return topics.find((each) => each.value === topic)?.label ?? topic;
}
