import { EMPTY_FORM, type FilterForm, LIST_KEYS, TEXT_KEYS } from './filter-form';

/** The form as it stands in the address; a list is a repeated key, an unset filter is no key. */
export function paramsFromForm(form: FilterForm): URLSearchParams {
  const params = new URLSearchParams();
  for (const key of LIST_KEYS) for (const item of form[key]) params.append(key, item);
  for (const key of TEXT_KEYS) if (form[key].trim() !== '') params.set(key, form[key]);
  return params;
}

/** Whatever the address says, kept even where it is wrong, so that the form can point at it. */
export function formFromParams(params: URLSearchParams): FilterForm {
  const form: FilterForm = { ...EMPTY_FORM };
  for (const key of LIST_KEYS) {
    form[key] = [...new Set(params.getAll(key).filter((item) => item !== ''))];
  }
  for (const key of TEXT_KEYS) form[key] = params.get(key) ?? '';
  return form;
}

/** Replaces the filters in the address and keeps its other parameters except those named. */
export function withForm(
  params: URLSearchParams,
  form: FilterForm,
  drop: readonly string[] = [],
): URLSearchParams {
  const next = paramsFromForm(form);
  const filterKeys = new Set<string>([...LIST_KEYS, ...TEXT_KEYS, ...drop]);
  for (const [key, value] of params) if (!filterKeys.has(key)) next.append(key, value);
  return next;
}
