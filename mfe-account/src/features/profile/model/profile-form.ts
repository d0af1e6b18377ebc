import { phoneSchema } from '../../../shared/contact-fields';
import { z } from '../../../shared/schema';

const phone = z.string().check((context) => {
  if (context.value.trim() === '') return;
  const message = phoneSchema.safeParse(context.value).error?.issues[0]?.message;
  if (message) context.issues.push({ code: 'custom', input: context.value, message });
});

/** What the owner may change; a phone number may be left out. */
export const profileFormSchema = z.object({
  full_name: z
    .string()
    .check(
      z.trim(),
      z.minLength(3, 'Enter your full name, at least 3 characters'),
      z.maxLength(200, 'Use at most 200 characters'),
    ),
  phone,
  locale: z.string(),
  currency: z.string(),
  area_unit: z.enum(['sqm', 'sqft']),
});

export type ProfileForm = z.infer<typeof profileFormSchema>;

/** The columns as they are stored: an empty phone is null, another one is E.164. */
export const toColumns = (values: ProfileForm) => ({
  ...values,
  phone: values.phone.trim() === '' ? null : phoneSchema.parse(values.phone),
});

/** The current value first if the list does not know it, so that saving never changes it unseen. */
export function withCurrent<T extends { value: string; label: string }>(
  options: T[],
  current: string | null,
): { value: string; label: string }[] {
  if (!current || options.some(({ value }) => value === current)) return options;
  return [{ value: current, label: current }, ...options];
}

export const localeOptions = [
  { value: 'en-KE', label: 'English (Kenya)' },
  { value: 'en-GB', label: 'English (UK)' },
  { value: 'en-US', label: 'English (US)' },
  { value: 'sw-KE', label: 'Kiswahili (Kenya)' },
  { value: 'de-DE', label: 'German' },
  { value: 'fr-FR', label: 'French' },
];

export const areaUnitOptions = [
  { value: 'sqm', label: 'Square metres (m²)' },
  { value: 'sqft', label: 'Square feet (ft²)' },
];
