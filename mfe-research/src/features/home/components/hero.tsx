import { Box, Container, Flex, Grid, Heading, LinkButton, Text } from 'shared-ui';
import { HeroScene } from './hero-scene';

/** The first screen, in the page's own colour in light and in dark. */
export function Hero() {
  return (
    <Box bg="#e6994e" color="#262017" overflow="hidden">
      <Container pt={{ base: '10', md: '20' }} pb={{ base: '24', md: '32' }}>
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
          gap={{ base: '10', lg: '16' }}
          alignItems="center"
        >
          <Box>
            <Heading as="h1" textStyle="display" tabIndex={-1}>
              Know what it yields before you buy
            </Heading>
            <Text textStyle="lead" mt="6" maxW="34rem">
              Asking prices, rents and yields of city apartments, unit by unit, with source and
              date. See how much a search finds for free; pay one token only for the results you
              want.
            </Text>
            <Flex gap="3" mt="8" wrap="wrap">
              <LinkButton
                to="/search"
                size="xl"
                bg="#08415c"
                color="#ffffff"
                _hover={{ bg: '#0b5273' }}
              >
                Search properties
              </LinkButton>
              <LinkButton
                to="/invest"
                size="xl"
                variant="outline"
                color="#262017"
                borderColor="#262017"
                _hover={{ bg: 'rgb(38 32 23 / 0.1)' }}
              >
                Calculate a purchase
              </LinkButton>
            </Flex>
          </Box>
          <Box display={{ base: 'none', sm: 'block' }} justifySelf="center" w="full">
            <HeroScene />
          </Box>
        </Grid>
      </Container>
    </Box>
  );
}
