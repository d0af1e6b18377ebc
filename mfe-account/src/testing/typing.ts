import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** A person at the keyboard, without pauses: works with real and with fake timers. */
export const user = userEvent.setup({ delay: null });

/** Puts a text into the field of this label, in place of what is there. */
export async function fillIn(label: string, text: string): Promise<void> {
  const field = screen.getByLabelText(label);
  await user.clear(field);
  if (text === '') return;
  await user.click(field);
  await user.paste(text);
}

export const press = (name: string): Promise<void> =>
  user.click(screen.getByRole('button', { name }));
