import { render, screen, within } from '@testing-library/react';
import { Figure, PageFrame, Section, Sparkline, UiProvider } from '../index';

const show = (element: React.ReactNode) => render(<UiProvider>{element}</UiProvider>);

test('a page frame gives the page its one h1, which can take the focus', () => {
  show(
    <PageFrame
      title="Property search"
      eyebrow="Research"
      lead="Preview for free."
      actions={<button type="button">Save</button>}
    >
      <Section title="Filters">inside</Section>
    </PageFrame>,
  );
  const headings = screen.getAllByRole('heading', { level: 1 });
  expect(headings).toHaveLength(1);
  expect(headings[0]).toHaveTextContent('Property search');
  expect(headings[0]).toHaveAttribute('tabindex', '-1');
  expect(screen.getByText('Research')).toBeVisible();
  expect(screen.getByText('Preview for free.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Save' })).toBeVisible();
});

test('a section is a region named by its h2', () => {
  show(
    <Section title="Units" description="All that match." id="units">
      <p>rows</p>
    </Section>,
  );
  const region = screen.getByRole('region', { name: 'Units' });
  expect(within(region).getByRole('heading', { level: 2, name: 'Units' })).toBeVisible();
  expect(region).toHaveAttribute('id', 'units');
  expect(region).toHaveTextContent('All that match.');
});

test('a figure is read as label, value, hint', () => {
  show(<Figure label="Median price" value="KES 13.2M" hint="n 412" tone="positive" />);
  const figure = screen.getByRole('group');
  expect(figure).toHaveTextContent('Median priceKES 13.2Mn 412');
});

test('a sparkline is a picture with words for it, also when flat or of one value', () => {
  show(
    <>
      <Sparkline values={[5, 6, 8]} label="rising from 5 to 8" />
      <Sparkline values={[3, 3]} label="unchanged at 3" />
      <Sparkline values={[7]} label="one month" />
    </>,
  );
  expect(screen.getByRole('img', { name: 'rising from 5 to 8' })).toBeVisible();
  for (const picture of screen.getAllByRole('img')) {
    expect(picture.innerHTML).not.toContain('NaN');
  }
});

test('a sparkline without values draws nothing', () => {
  show(<Sparkline values={[]} label="nothing" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
