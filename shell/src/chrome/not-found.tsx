import { chakra, HStack, LinkButton, PageFrame, Text } from 'shared-ui';
import { useLocation } from 'shared-ui/router';

/** The page for an address the site does not have. */
export const NotFound = () => {
  const { pathname } = useLocation();
  return (
    <PageFrame
      width="text"
      eyebrow="404"
      title="There is no such page"
      lead="The address may be mistyped, or the page has moved. Nothing of yours is lost."
    >
      <EndOfTheRoad />
      <Text color="fg.muted" my="6" wordBreak="break-word">
        You asked for <strong>{pathname}</strong>.
      </Text>
      <HStack wrap="wrap" gap="3">
        <LinkButton to="/search">Search properties</LinkButton>
        <LinkButton to="/area-data" variant="outline">
          See area data
        </LinkButton>
        <LinkButton to="/" variant="ghost">
          Home
        </LinkButton>
      </HStack>
    </PageFrame>
  );
};

/** A road that ends on the plain. */
const EndOfTheRoad = () => (
  <chakra.svg aria-hidden="true" viewBox="0 0 480 180" width="100%" maxW="480px" fill="none">
    <chakra.path d="M300 118a62 62 0 0 1 124 0Z" fill="amber.solid" />
    <chakra.path d="M0 119h480" stroke="border.control" strokeWidth="2" />
    <chakra.path d="M196 120h28l52 60H92Z" fill="bg.muted" />
    <chakra.path
      d="m208 128-4 12m-6 14-6 16"
      stroke="border.control"
      strokeWidth="3"
      strokeLinecap="round"
    />
    <chakra.path
      d="M92 119V72m0 20L72 66m20 16 22-22M44 60c8-26 30-34 50-34s44 8 52 34c-24-8-78-8-102 0Z"
      stroke="brand.fg"
      strokeWidth="3.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </chakra.svg>
);
