import { type ComponentType, useCallback, useState } from 'react';
import { notify } from 'shared-state';

/**
 * A part of the chrome in a chunk of its own. `warm` loads it when it is likely to be used, `show`
 * when it is. A part that cannot be loaded says so and can be asked for again; unlike with
 * `React.lazy`, the failure neither throws into the page nor is kept.
 *
 * @param load the same function at every render
 */
export const useLazyPart = <Props>(load: () => Promise<ComponentType<Props>>) => {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const warm = useCallback(() => {
    load().catch(() => undefined);
  }, [load]);
  const show = useCallback(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () =>
        notify({
          type: 'error',
          title: 'This could not be opened',
          description: 'Check your connection and try again.',
        }),
    );
  }, [load]);
  return { Part, warm, show };
};
