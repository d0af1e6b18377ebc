export { zodResolver } from '@hookform/resolvers/zod';
export {
  Controller,
  type FieldError,
  FormProvider,
  type SubmitHandler,
  type UseFormReturn,
  useController,
  useFieldArray,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form';
