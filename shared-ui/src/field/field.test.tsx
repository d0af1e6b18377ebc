import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { useForm } from '../form';
import { UiProvider } from '../provider/ui-provider';
import {
  CheckboxField,
  CheckboxGroup,
  NumberField,
  PasswordField,
  SelectField,
  TextareaField,
  TextField,
} from './index';

const show = (element: ReactNode) => render(<UiProvider>{element}</UiProvider>);
const types = [
  { value: 'Studio', label: 'Studio' },
  { value: '1BR', label: '1 bedroom' },
];

test('the visible label is the exact accessible name, also of an optional field', () => {
  show(
    <>
      <TextField label="Email" type="email" help="We write rarely." optional />
      <PasswordField label="Password" />
      <NumberField label="Lowest price" prefix="KES" suffix="M" />
      <TextareaField label="Message" />
      <SelectField label="Sale type" options={types} />
      <CheckboxField label="I accept the terms" aside={<a href="/terms">Read</a>} />
    </>,
  );
  expect(screen.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'password');
  expect(screen.getByRole('spinbutton', { name: 'Lowest price' })).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Message' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Sale type' })).toBeVisible();
  expect(screen.getByRole('checkbox', { name: 'I accept the terms' })).toBeVisible();
});

test('help and error describe the field, and the error marks it as invalid', () => {
  const { rerender } = show(<TextField label="Email" help="We write rarely." />);
  const field = screen.getByRole('textbox', { name: 'Email' });
  expect(field).toBeValid();
  expect(field).toHaveAccessibleDescription('We write rarely.');
  rerender(
    <UiProvider>
      <TextField label="Email" help="We write rarely." error="Enter an address" />
    </UiProvider>,
  );
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter an address We write rarely.');
  expect(screen.getByText('Enter an address')).toHaveAttribute('aria-live', 'polite');
});

test('a password can be shown and hidden again', async () => {
  const user = userEvent.setup();
  show(<PasswordField label="Password" />);
  const toggle = screen.getByRole('button', { name: 'Show characters', pressed: false });
  await user.click(toggle);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await user.click(toggle);
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('caps lock is mentioned while it is on', async () => {
  const user = userEvent.setup();
  show(<PasswordField label="Password" />);
  await user.click(screen.getByLabelText('Password'));
  await user.keyboard('{CapsLock}A');
  expect(screen.getByText('Caps lock is on.')).toBeVisible();
  await user.keyboard('{CapsLock}a');
  expect(screen.queryByText('Caps lock is on.')).not.toBeInTheDocument();
});

test('a wheel over a focused number scrolls the page and not the number', async () => {
  const user = userEvent.setup();
  show(<NumberField label="Size" defaultValue={60} />);
  const field = screen.getByRole('spinbutton', { name: 'Size' });
  await user.click(field);
  field.dispatchEvent(new WheelEvent('wheel', { bubbles: true, deltaY: 100 }));
  expect(field).not.toHaveFocus();
  expect(field).toHaveValue(60);
});

test('a group of checkboxes reports its values in the order of the options', async () => {
  const user = userEvent.setup();
  const onValueChange = jest.fn();
  show(
    <CheckboxGroup label="Type" options={types} value={['1BR']} onValueChange={onValueChange} />,
  );
  const group = screen.getByRole('group', { name: 'Type' });
  expect(within(group).getByRole('checkbox', { name: '1 bedroom' })).toBeChecked();
  await user.click(within(group).getByRole('checkbox', { name: 'Studio' }));
  expect(onValueChange).toHaveBeenLastCalledWith(['Studio', '1BR']);
  await user.click(within(group).getByRole('checkbox', { name: '1 bedroom' }));
  expect(onValueChange).toHaveBeenLastCalledWith([]);
});

function Form({ onSubmit }: { onSubmit: (values: object) => void }) {
  const { register, handleSubmit } = useForm({
    defaultValues: { email: '', price: 0, type: '', terms: false, typologies: ['1BR'] },
  });
  return (
    <form onSubmit={handleSubmit((values) => onSubmit(values))}>
      <TextField label="Email" {...register('email')} />
      <NumberField label="Price" {...register('price', { valueAsNumber: true })} />
      <SelectField label="Sale" options={types} placeholder="Any" {...register('type')} />
      <CheckboxField label="Terms" {...register('terms')} />
      <CheckboxGroup label="Type" options={types} {...register('typologies')} />
      <button type="submit">Send</button>
    </form>
  );
}

test("every field works with react-hook-form's register", async () => {
  const user = userEvent.setup();
  const onSubmit = jest.fn();
  show(<Form onSubmit={onSubmit} />);
  await user.type(screen.getByLabelText('Email'), 'ana@savanna.test');
  await user.clear(screen.getByLabelText('Price'));
  await user.type(screen.getByLabelText('Price'), '12.5');
  await user.selectOptions(screen.getByLabelText('Sale'), '1BR');
  await user.click(screen.getByLabelText('Terms'));
  await user.click(screen.getByRole('checkbox', { name: 'Studio' }));
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSubmit).toHaveBeenCalledWith({
    email: 'ana@savanna.test',
    price: 12.5,
    type: '1BR',
    terms: true,
    typologies: ['Studio', '1BR'],
  });
});
