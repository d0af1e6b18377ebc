import { Box, chakra, Link, Text } from 'shared-ui';

interface Entry {
  id: string;
  title: string;
}

/** The table of contents: beside the text on a wide screen, above it on a phone. */
export function ContentsList({ entries }: { entries: readonly Entry[] }) {
  return (
    <Box
      as="nav"
      aria-label="Contents"
      position={{ lg: 'sticky' }}
      top="calc(var(--header-height, 0px) + 2rem)"
      maxH={{ lg: 'calc(100dvh - var(--header-height, 0px) - 4rem)' }}
      overflowY={{ lg: 'auto' }}
    >
      <Text textStyle="label" color="fg.muted" mb="2">
        Contents
      </Text>
      <chakra.ol
        listStyleType="none"
        columnCount={{ base: 1, sm: 2, lg: 1 }}
        columnGap="8"
        borderInlineStartWidth={{ lg: '2px' }}
        borderColor="border"
      >
        {entries.map((entry) => (
          <chakra.li key={entry.id} breakInside="avoid">
            <Link
              to={`#${entry.id}`}
              variant="plain"
              color="fg"
              minH={{ base: '11', lg: '9' }}
              ps={{ lg: '4' }}
              textStyle="sm"
            >
              {entry.title}
            </Link>
          </chakra.li>
        ))}
      </chakra.ol>
    </Box>
  );
}
