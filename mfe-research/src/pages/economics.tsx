import { PageFrame } from 'shared-ui';
import { EconomicsView } from '../features/economics/components/economics-view';

export default function EconomicsPage() {
  return (
    <PageFrame
      eyebrow="Research"
      title="Economics"
      lead="What moves rents, prices and loans: interest rates, inflation, growth, the shilling, people and buildings, each with its source and date."
    >
      <EconomicsView />
    </PageFrame>
  );
}
