import { useEffect, useRef } from 'react';
import type { Filters } from 'shared-state/contracts';
import { useForm, useWatch, zodResolver } from 'shared-ui/form';
import { useSearchParams } from 'shared-ui/router';
import type { FilterForm } from '../../../shared/filters/filter-form';
import { formFromParams, paramsFromForm, withForm } from '../../../shared/filters/filter-params';
import { filterFormSchema } from '../../../shared/filters/filter-schema';

const WRITE_DELAY_MS = 250;

/** In the address while the preview of the filters beside it is on show. */
const PREVIEW_PARAM = 'preview';

/**
 * The search form, kept in step with the address both ways: what is typed is written there a
 * moment later, and back, forward, reload or a followed link fill the form.
 */
export function useFilterForm() {
  const [params, setParams] = useSearchParams();
  const form = useForm<FilterForm, unknown, Filters>({
    defaultValues: formFromParams(params),
    resolver: zodResolver(filterFormSchema),
    mode: 'onTouched',
  });
  const values = useWatch({ control: form.control }) as FilterForm;
  const typed = paramsFromForm(values).toString();
  const addressed = paramsFromForm(formFromParams(params)).toString();
  const written = useRef(addressed);

  useEffect(() => {
    if (addressed === written.current) return;
    written.current = addressed;
    form.reset(formFromParams(params));
  }, [addressed, params, form]);

  useEffect(() => {
    if (typed === written.current) return;
    const timer = setTimeout(() => {
      // The button may have written it meanwhile, together with the wish for a preview.
      if (typed === written.current) return;
      written.current = typed;
      setParams((now) => withForm(now, form.getValues(), [PREVIEW_PARAM]), { replace: true });
    }, WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typed, setParams, form]);

  /** Puts the filters and the wish for their preview into the address, as a step one can go back from. */
  const showPreview = () => {
    written.current = paramsFromForm(form.getValues()).toString();
    setParams((now) => {
      const next = withForm(now, form.getValues(), [PREVIEW_PARAM]);
      next.set(PREVIEW_PARAM, '1');
      return next;
    });
  };

  return {
    form,
    values,
    showPreview,
    previewing: params.get(PREVIEW_PARAM) === '1' && typed === addressed,
  };
}
