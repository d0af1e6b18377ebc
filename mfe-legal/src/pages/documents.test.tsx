import { render, screen, within } from '@testing-library/react';
import { UiProvider } from 'shared-ui';
import { MemoryRouter } from 'shared-ui/router';
import AboutUsPage from './about-us';
import DisclaimerPage from './disclaimer';
import PrivacyPolicyPage from './privacy-policy';
import TermsConditionsPage from './terms-conditions';

function open(page: React.ReactNode, address = '/') {
  return render(
    <UiProvider>
      <MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>
    </UiProvider>,
  );
}

describe.each([
  ['Privacy policy', <PrivacyPolicyPage key="p" />],
  ['Terms and conditions', <TermsConditionsPage key="t" />],
  ['Disclaimer', <DisclaimerPage key="d" />],
])('%s', (title, page) => {
  it('has its heading, its version with date, and contents that lead somewhere', () => {
    const { container } = open(page);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(/^Version 1\.0, in force since/)).toBeVisible();
    const contents = within(screen.getByRole('navigation', { name: 'Contents' }));
    const links = contents.getAllByRole('link');
    expect(links.length).toBeGreaterThan(5);
    for (const link of links) {
      const id = new URL(link.getAttribute('href') ?? '', 'http://site').hash.slice(1);
      expect(container.querySelector(`section[id="${id}"]`)).not.toBeNull();
    }
  });

  it('prints on request', () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => {});
    open(page);
    screen.getByRole('button', { name: 'Print this page' }).click();
    expect(print).toHaveBeenCalledTimes(1);
  });
});

it('moves to the section the address names', async () => {
  open(<TermsConditionsPage />, '/terms-conditions#refunds');
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(screen.getByRole('region', { name: 'Refunds' })).toHaveFocus();
});

it('keeps its tables tables, with a header for each column', () => {
  open(<PrivacyPolicyPage />);
  const table = screen.getByRole('table', { name: 'Processors' });
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3);
  expect(within(table).getByRole('cell', { name: 'Stripe' })).toBeVisible();
});

it('shows each measure with its formula on the about page', () => {
  open(<AboutUsPage />);
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  const metrics = within(screen.getByRole('region', { name: 'Metric dictionary' }));
  const term = metrics.getByText('Debt service coverage ratio (DSCR)').closest('dt');
  const definition = term?.nextElementSibling as HTMLElement;
  expect(within(definition).getByText('NOI ÷ 12M')).toBeVisible();
  expect(within(definition).getByText('0.48')).toBeVisible();
});
