import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Accordion } from './accordion';
import { UiProvider } from './index';
import { Menu } from './menu';
import { Progress } from './progress';
import { Switch } from './switch';
import { Table } from './table';
import { Tabs } from './tabs';

const show = (element: React.ReactNode) => render(<UiProvider>{element}</UiProvider>);

test('tabs: one panel at a time, arrow keys move the focus', async () => {
  const user = userEvent.setup();
  show(
    <Tabs.Root defaultValue="table">
      <Tabs.List>
        <Tabs.Trigger value="table">Table</Tabs.Trigger>
        <Tabs.Trigger value="map">Map</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="table">rows</Tabs.Content>
      <Tabs.Content value="map">streets</Tabs.Content>
    </Tabs.Root>,
  );
  expect(screen.getByRole('tabpanel', { name: 'Table' })).toHaveTextContent('rows');
  await user.click(screen.getByRole('tab', { name: 'Map' }));
  expect(await screen.findByRole('tabpanel', { name: 'Map' })).toHaveTextContent('streets');
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Table' })).toHaveFocus());
});

test('accordion: opens and closes by its button', async () => {
  const user = userEvent.setup();
  show(
    <Accordion.Root collapsible>
      <Accordion.Item value="a">
        <Accordion.ItemTrigger>What is a token?</Accordion.ItemTrigger>
        <Accordion.ItemContent>
          <Accordion.ItemBody>One search.</Accordion.ItemBody>
        </Accordion.ItemContent>
      </Accordion.Item>
    </Accordion.Root>,
  );
  const button = screen.getByRole('button', { name: 'What is a token?' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  expect(screen.getByText('One search.')).toBeVisible();
});

test('menu: opens, is walked by keys, reports what was chosen', async () => {
  const user = userEvent.setup();
  const onSelect = jest.fn();
  show(
    <Menu.Root onSelect={onSelect}>
      <Menu.Trigger>Account</Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content>
          <Menu.Item value="profile">Profile</Menu.Item>
          <Menu.Item value="out">Sign out</Menu.Item>
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>,
  );
  await user.click(screen.getByRole('button', { name: 'Account' }));
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  for (const name of ['Profile', 'Sign out']) {
    await user.keyboard('{ArrowDown}');
    const item = screen.getByRole('menuitem', { name });
    await waitFor(() => expect(item).toHaveAttribute('data-highlighted'));
  }
  await user.keyboard('{Enter}');
  await waitFor(() => expect(onSelect).toHaveBeenCalledWith({ value: 'out' }));
});

function Spread() {
  const [on, setOn] = useState(false);
  return <Switch label="Net yield" checked={on} onCheckedChange={setOn} />;
}

test('switch: named by its label, switched by click', async () => {
  const user = userEvent.setup();
  show(<Spread />);
  const control = screen.getByRole('switch', { name: 'Net yield' });
  expect(control).not.toBeChecked();
  await user.click(control);
  await waitFor(() => expect(control).toBeChecked());
});

test('progress: how far, or only that something is under way', () => {
  const { rerender } = show(<Progress label="Importing" value={42} detail="42 of 100" />);
  expect(screen.getByRole('progressbar', { name: 'Importing' })).toHaveAttribute(
    'aria-valuenow',
    '42',
  );
  rerender(
    <UiProvider>
      <Progress label="Importing" value={null} />
    </UiProvider>,
  );
  expect(screen.getByRole('progressbar', { name: 'Importing' })).not.toHaveAttribute(
    'aria-valuenow',
  );
});

test('a small table is a table', () => {
  show(
    <Table.Root>
      <Table.Caption>Price by type</Table.Caption>
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader scope="col">Type</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body>
        <Table.Row>
          <Table.Cell>1BR</Table.Cell>
        </Table.Row>
      </Table.Body>
    </Table.Root>,
  );
  expect(screen.getByRole('table', { name: 'Price by type' })).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Type' })).toBeVisible();
  expect(document.body.innerHTML).not.toContain('[object Object]');
});
