import { HStack, LinkButton, PageFrame, Text } from 'shared-ui';
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
      <Text color="fg.muted" mb="6" wordBreak="break-word">
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
