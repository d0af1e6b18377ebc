import { type KeyboardEvent, useId, useState } from 'react';
import { Box, Wrap } from 'shared-ui';
import { TextField } from 'shared-ui/field';
import { useFormContext, useWatch } from 'shared-ui/form';
import type { FilterForm } from '../../../shared/filters/filter-form';
import {
  type PlaceSuggestion,
  SHORTEST_QUERY,
  usePlaceSuggestions,
} from '../api/use-place-suggestions';
import { ChosenChip } from './chosen-chip';
import { SuggestionList } from './suggestion-list';

/** Free text over area, road and development; a picked area or road becomes an exact filter. */
export function PlaceField() {
  const listId = useId();
  const { register, setValue, getValues, control, formState } = useFormContext<FilterForm>();
  const [text, roads] = useWatch({ control, name: ['text', 'roads'] });
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const { data } = usePlaceSuggestions(open ? text : '');
  const suggestions = open && text.trim().length >= SHORTEST_QUERY ? (data ?? []) : [];
  const { onChange, onBlur, ...field } = register('text');

  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const add = (name: 'areas' | 'roads', value: string) =>
    setValue(name, [...new Set([...getValues(name), value])], { shouldDirty: true });
  const pick = ({ kind, name, slug_or_name }: PlaceSuggestion) => {
    if (kind === 'area') add('areas', slug_or_name);
    if (kind === 'road') add('roads', name);
    setValue('text', kind === 'development' ? name : '', { shouldDirty: true });
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    if (suggestions.length === 0) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((now) => (now + step + suggestions.length) % suggestions.length);
    }
    const chosen = suggestions[active];
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    }
  };

  return (
    <Box>
      <Box position="relative">
        <TextField
          label="Area, road or development"
          placeholder="Start typing a name"
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={suggestions.length > 0}
          aria-controls={listId}
          aria-activedescendant={active >= 0 ? `${listId}-${active}` : undefined}
          error={formState.errors.text?.message}
          {...field}
          onChange={(event) => {
            setOpen(true);
            setActive(-1);
            return onChange(event);
          }}
          onBlur={(event) => {
            close();
            return onBlur(event);
          }}
          onKeyDown={onKeyDown}
        />
        <SuggestionList id={listId} suggestions={suggestions} active={active} onPick={pick} />
      </Box>
      {roads.length > 0 ? (
        <Wrap gap="2" mt="3">
          {roads.map((road) => (
            <ChosenChip
              key={road}
              label={road}
              onRemove={() =>
                setValue(
                  'roads',
                  roads.filter((item) => item !== road),
                )
              }
            />
          ))}
        </Wrap>
      ) : null}
    </Box>
  );
}
