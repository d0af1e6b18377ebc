import { type Filters, typologies } from 'shared-state/contracts';
import { useSearchParams } from 'shared-ui/router';

export const MOST_AREAS = 4;

/** The chosen areas and typologies, kept in the address; beyond four areas the first four count. */
export function useAreaChoice() {
  const [params, setParams] = useSearchParams();
  const chosenTypologies = typologies.filter((item) => params.getAll('typologies').includes(item));
  const areas = [...new Set(params.getAll('areas'))].slice(0, MOST_AREAS);
  const filters: Filters = chosenTypologies.length > 0 ? { typologies: chosenTypologies } : {};

  const replace = (key: 'areas' | 'typologies', values: readonly string[]) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(key);
        next.delete('search');
        for (const value of values) next.append(key, value);
        return next;
      },
      { replace: true },
    );

  return {
    areas,
    typologies: chosenTypologies as string[],
    filters,
    searchId: params.get('search'),
    setAreas: (values: readonly string[]) => replace('areas', values.slice(0, MOST_AREAS)),
    setTypologies: (values: readonly string[]) => replace('typologies', values),
    showReport: (searchId: string) =>
      setParams((now) => {
        const next = new URLSearchParams(now);
        next.set('search', searchId);
        return next;
      }),
  };
}

export type AreaChoice = ReturnType<typeof useAreaChoice>;
