import { useState } from 'react';
import type { Filters } from 'shared-state/contracts';
import { Button, LinkButton, Text } from 'shared-ui';
import { paramsFromForm } from '../../../shared/filters/filter-params';
import { formFromFilters } from '../../../shared/filters/form-from-filters';

/** A link to these filters for someone else (never rows), and the way back to change them. */
export function ShareActions({ filters }: { filters: Filters }) {
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle');
  const query = paramsFromForm(formFromFilters(filters)).toString();
  const path = query ? `/search?${query}` : '/search';
  const address = new URL(path, window.location.origin).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setState('copied');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <LinkButton to={path} variant="outline">
        Change filters
      </LinkButton>
      <Button variant="outline" onClick={() => void copy()}>
        {state === 'copied' ? 'Link copied' : 'Copy link to these filters'}
      </Button>
      {state === 'failed' ? (
        <Text role="status" textStyle="sm" w="full">
          Copy it by hand: {address}
        </Text>
      ) : null}
    </>
  );
}
