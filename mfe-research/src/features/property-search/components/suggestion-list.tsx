import { Box, Span } from 'shared-ui';
import type { PlaceSuggestion } from '../api/use-place-suggestions';

const KINDS = { area: 'Area', road: 'Road', development: 'Development' } as const;

interface SuggestionListProps {
  id: string;
  suggestions: readonly PlaceSuggestion[];
  /** Index of the option the arrow keys are on, -1 for none. */
  active: number;
  onPick: (suggestion: PlaceSuggestion) => void;
}

/** The options under the place field. */
export function SuggestionList({ id, suggestions, active, onPick }: SuggestionListProps) {
  return (
    <Box
      id={id}
      role="listbox"
      aria-label="Matching places"
      hidden={suggestions.length === 0}
      position="absolute"
      insetX="0"
      top="full"
      mt="1"
      zIndex="dropdown"
      bg="bg.panel"
      boxShadow="lg"
      rounded="l2"
      py="1"
      maxH="80"
      overflowY="auto"
    >
      {suggestions.map((suggestion, index) => (
        <Box
          key={`${suggestion.kind}:${suggestion.area}:${suggestion.slug_or_name}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          gap="3"
          minH="11"
          px="3.5"
          cursor="option"
          bg={index === active ? 'brand.subtle' : undefined}
          _hover={{ bg: 'brand.subtle' }}
          // Before blur, which closes the list.
          onPointerDown={(event) => {
            event.preventDefault();
            onPick(suggestion);
          }}
        >
          <Span truncate>{suggestion.name}</Span>
          <Span textStyle="xs" color="fg.subtle" flexShrink="0">
            {KINDS[suggestion.kind]}
            {suggestion.kind !== 'area' && suggestion.area ? ` · ${suggestion.area}` : ''}
          </Span>
        </Box>
      ))}
    </Box>
  );
}
