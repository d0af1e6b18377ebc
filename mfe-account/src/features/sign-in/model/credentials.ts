import { missingCredentialsMessage } from '../../../shared/auth-wording';
import { emailSchema, phoneSchema } from '../../../shared/contact-fields';
import type { Channel } from '../../../shared/contact-input';
import { z } from '../../../shared/schema';

const schema = z.object({ email: z.string(), phone: z.string(), password: z.string() });
export type SignInValues = z.infer<typeof schema>;

/**
 * The specification's one message when the address or the password is missing, beside no field but
 * above the form; only an address that is there is checked for its form.
 */
export const signInSchemaFor = (channel: Channel) =>
  schema.check((context) => {
    const values = context.value;
    const address = values[channel].trim();
    if (address === '' || values.password === '') {
      context.issues.push({
        code: 'custom',
        input: values,
        path: ['root', 'credentials'],
        message: missingCredentialsMessage,
      });
      return;
    }
    const checked = (channel === 'email' ? emailSchema : phoneSchema).safeParse(address);
    const message = checked.error?.issues[0]?.message;
    if (message) {
      context.issues.push({ code: 'custom', input: values, path: [channel], message });
    }
  });
