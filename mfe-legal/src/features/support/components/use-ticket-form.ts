import { useEffect, useState } from 'react';
import { useSession } from 'shared-state';
import { useForm, useWatch, zodResolver } from 'shared-ui/form';
import { useSearchParams } from 'shared-ui/router';
import { accountContact } from '../model/account-contact';
import { readDraft, writeDraft } from '../model/draft-storage';
import { mergePrefill, prefillFrom } from '../model/prefill';
import { emptyDraft, type Ticket, type TicketDraft, ticketSchema } from '../model/ticket';

/** The form, started from this tab's draft, the page's address and the account, in that order. */
export function useTicketForm() {
  const [query] = useSearchParams();
  const user = useSession((state) => state.session?.user);
  const [initial] = useState(() =>
    mergePrefill(readDraft(sessionStorage) ?? emptyDraft, prefillFrom(query)),
  );
  const form = useForm<TicketDraft, unknown, Ticket>({
    defaultValues: initial,
    resolver: zodResolver(ticketSchema),
  });
  const { control, getValues, setValue } = form;

  useEffect(() => {
    const contact = accountContact(user);
    for (const field of ['name', 'email', 'phone'] as const) {
      if (getValues(field) === '' && contact[field] !== '') setValue(field, contact[field]);
    }
  }, [user, getValues, setValue]);

  const draft = useWatch({ control }) as TicketDraft;
  useEffect(() => writeDraft(sessionStorage, draft), [draft]);

  return form;
}
