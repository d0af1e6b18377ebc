export { CheckboxField, type CheckboxFieldProps } from './checkbox-field';
export { CheckboxGroup, type CheckboxGroupProps } from './checkbox-group';
export { NumberField, type NumberFieldProps } from './number-field';
export { PasswordField, type PasswordFieldProps } from './password-field';
export { type Option, SelectField, type SelectFieldProps } from './select-field';
export { TextField, type TextFieldProps } from './text-field';
export { TextareaField, type TextareaFieldProps } from './textarea-field';
