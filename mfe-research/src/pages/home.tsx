import { Box, Container } from 'shared-ui';
import { AreaGrid } from '../features/home/components/area-grid';
import { Hero } from '../features/home/components/hero';
import { HowItWorks } from '../features/home/components/how-it-works';
import { LiveFigures } from '../features/home/components/live-figures';
import { SearchCost } from '../features/home/components/search-cost';

export default function HomePage() {
  return (
    <Box>
      <Hero />
      <Container pb={{ base: '14', md: '20' }}>
        <Box mt={{ base: '-14', md: '-20' }} position="relative">
          <LiveFigures />
        </Box>
        <AreaGrid />
        <HowItWorks />
        <SearchCost />
      </Container>
    </Box>
  );
}
