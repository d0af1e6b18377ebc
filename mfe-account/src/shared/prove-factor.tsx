import { useState } from 'react';
import { getSupabase } from 'shared-state';
import { Button, Text } from 'shared-ui';
import { useLocation, useNavigate } from 'shared-ui/router';
import { attempt } from './attempt';
import { withNext } from './next-path';

/**
 * The way from "your second factor is needed" to its code and back. The session is refreshed first:
 * when the factor was set up on another device, this one has not heard of it yet.
 */
export function ProveFactor() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const go = async () => {
    setState('busy');
    const result = await attempt(() => getSupabase().auth.refreshSession());
    if (result.ok) navigate(withNext('/login', `${pathname}${search}`));
    else setState('failed');
  };
  return (
    <>
      <Button
        type="button"
        size="sm"
        variant="outline"
        colorPalette="danger"
        onClick={() => void go()}
        loading={state === 'busy'}
        loadingText="Enter the code"
      >
        Enter the code
      </Button>
      {state === 'failed' ? <Text>We could not reach the server. Try once more.</Text> : null}
    </>
  );
}
