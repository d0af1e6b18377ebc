import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { UiProvider } from '../provider/ui-provider';
import { ConfirmDialog, Dialog, Sheet } from './index';

function Opener({ kind: Kind }: { kind: typeof Dialog }) {
  const [open, setOpen] = useState(false);
  return (
    <UiProvider>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Kind
        open={open}
        onClose={() => setOpen(false)}
        title="Filters"
        description="All of them are optional."
        footer={<button type="button">Apply</button>}
      >
        <input aria-label="Road" />
      </Kind>
    </UiProvider>
  );
}

const locked = () => 'scrollLocked' in document.documentElement.dataset;

describe.each([
  ['Dialog', Dialog],
  ['Sheet', Sheet],
])('%s', (_, kind) => {
  test('is named and described, takes the focus, keeps it, gives it back on Esc', async () => {
    const user = userEvent.setup();
    render(<Opener kind={kind} />);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    expect(dialog).toHaveAccessibleDescription('All of them are optional.');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (let step = 0; step < 6; step += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus());
  });

  test('locks the page behind it and closes by its button', async () => {
    const user = userEvent.setup();
    render(<Opener kind={kind} />);
    expect(locked()).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Open' }));
    await screen.findByRole('dialog');
    expect(locked()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(locked()).toBe(false);
  });
});

const confirm = (busy: boolean) => {
  const actions = { onConfirm: jest.fn(), onCancel: jest.fn() };
  render(
    <UiProvider>
      <ConfirmDialog
        open
        title="Confirm search"
        confirmLabel="Use 1 token"
        cancelLabel="Cancel"
        busy={busy}
        {...actions}
      >
        39 left after it.
      </ConfirmDialog>
    </UiProvider>,
  );
  return actions;
};

test('a confirmation offers exactly two ways on', async () => {
  const user = userEvent.setup();
  const actions = confirm(false);
  await screen.findByRole('dialog', { name: 'Confirm search' });
  await user.click(screen.getByRole('button', { name: 'Use 1 token' }));
  expect(actions.onConfirm).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(actions.onCancel).toHaveBeenCalledTimes(1);
});

test('while the action runs nothing can be pressed twice or closed', async () => {
  const user = userEvent.setup();
  const actions = confirm(true);
  await screen.findByRole('dialog', { name: 'Confirm search' });
  expect(screen.getByRole('button', { name: /Use 1 token/ })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(actions.onCancel).not.toHaveBeenCalled();
});

test('a dialog whose title is not shown is still named by it', async () => {
  render(
    <UiProvider>
      <Dialog open onClose={() => undefined} title="Tour" titleHidden>
        <h3>Step 1</h3>
      </Dialog>
    </UiProvider>,
  );
  expect(await screen.findByRole('dialog', { name: 'Tour' })).toBeVisible();
  expect(screen.getByText('Tour')).not.toBeVisible();
});
