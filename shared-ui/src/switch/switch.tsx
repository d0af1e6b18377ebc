import { Switch as Parts } from '@chakra-ui/react';
import { type ComponentPropsWithRef, forwardRef, type ReactNode } from 'react';
import { switchRecipe } from './recipe';

interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size' | 'onChange'> {
  /** Shown beside the switch; its accessible name. */
  label: ReactNode;
  checked?: boolean;
  onCheckedChange?: (checked: boolean) => void;
}

/** On or off, at once and without a save button. */
export const Switch = forwardRef<HTMLInputElement, SwitchProps>(function Switch(
  { label, checked, defaultChecked, disabled, name, onCheckedChange, ...input },
  ref,
) {
  return (
    <Parts.Root
      recipe={switchRecipe}
      checked={checked}
      defaultChecked={defaultChecked ?? false}
      disabled={disabled ?? false}
      name={name}
      onCheckedChange={(details) => onCheckedChange?.(details.checked)}
    >
      <Parts.HiddenInput ref={ref} role="switch" {...input} />
      <Parts.Control>
        <Parts.Thumb />
      </Parts.Control>
      <Parts.Label>{label}</Parts.Label>
    </Parts.Root>
  );
});
