import { useDeferredValue } from 'react';
import { Box, Text } from 'shared-ui';
import { Accordion } from 'shared-ui/accordion';
import { TextField } from 'shared-ui/field';
import { useSearchParams } from 'shared-ui/router';
import { useHashTarget } from '../../../shared/use-hash-target';
import { faqEntries } from '../content/entries';
import { resultAnnouncement } from '../model/result-announcement';
import { searchFaq } from '../model/search-faq';
import { FaqResults } from './faq-results';
import { useOpenEntries } from './use-open-entries';

/** The query lives in the address (`?q=`), so that a search survives reload and can be shared. */
export function FaqSearch() {
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useOpenEntries();
  useHashTarget();
  const query = params.get('q') ?? '';
  const deferred = useDeferredValue(query);
  const found = searchFaq(faqEntries, deferred);
  const change = (next: string) =>
    setParams(next === '' ? {} : { q: next }, { replace: true, preventScrollReset: true });
  return (
    <>
      <Box role="search" maxW="lg" data-print="hide">
        <TextField
          label="Search the FAQ"
          type="search"
          autoComplete="off"
          value={query}
          onChange={(event) => change(event.target.value)}
        />
        <Text role="status" textStyle="sm" color="fg.muted" mt="2">
          {resultAnnouncement(found.length, deferred)}
        </Text>
      </Box>
      <Box mt="6">
        <Accordion.Root
          multiple
          collapsible
          value={open}
          onValueChange={(details) => setOpen(details.value)}
        >
          <FaqResults found={found} searching={deferred.trim() !== ''} />
        </Accordion.Root>
      </Box>
    </>
  );
}
