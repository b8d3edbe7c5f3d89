import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { GridColumn } from '../DataGrid/gridTypes.ts';
import { ExportMenu } from './ExportMenu.tsx';

afterEach(cleanup);

interface Item {
  name: string;
}
const columns: readonly GridColumn<Item>[] = [
  { id: 'name', title: 'Name', width: 200, value: (row) => row.name, render: (row) => row.name },
];

/** What the browser is given to save, and under which names. */
function watchFiles() {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { saved, names };
}

it('writes the rows that it is given when a file is asked for', async () => {
  const { saved, names } = watchFiles();
  render(
    <ExportMenu
      name="Items"
      columns={columns}
      rows={async () => [{ name: '=A1' }]}
      onError={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /Comma/ }));
  await vi.waitFor(() => expect(names).toEqual(['Items.csv']));
  expect(await saved[0]?.text()).toContain("'=A1");
});

it('writes everything beside what is shown', async () => {
  const { saved, names } = watchFiles();
  const more: GridColumn<Item> = {
    width: 90,
    render: () => null,
    id: 'more',
    title: 'More',
    value: () => 'more',
  };
  render(
    <ExportMenu
      name="Items"
      columns={columns}
      rows={() => [{ name: 'shown' }]}
      everything={{
        label: 'All items, every column',
        name: 'All items',
        columns: [...columns, more],
        rows: async () => [{ name: 'shown' }, { name: 'hidden' }],
      }}
      onError={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /All items, every column.*csv/ }));
  await vi.waitFor(() => expect(names).toEqual(['All items.csv']));
  expect(await saved[0]?.text()).toBe('\ufeffName,More\r\nshown,more\r\nhidden,more\r\n');
});

it('tells of a failure', async () => {
  const failed = vi.fn<(error: unknown) => void>();
  render(
    <ExportMenu
      name="Items"
      columns={columns}
      rows={() => Promise.reject(new Error('offline'))}
      onError={failed}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /Excel/ }));
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new Error('offline')));
});

it('offers no print where there is nothing to print', async () => {
  const menu = { name: 'Items', columns, rows: () => [], onError: () => undefined };
  const { rerender } = render(<ExportMenu {...menu} />);
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  expect(screen.getByRole('menuitem', { name: 'Print' })).toBeTruthy();
  rerender(<ExportMenu {...menu} onPrint={null} />);
  expect(screen.queryByRole('menuitem', { name: 'Print' })).toBeNull();
  expect(screen.getAllByRole('menuitem')).toHaveLength(2);
});

it('stands in the head of a card as a small button that names what it exports, with a picture beside files', async () => {
  render(
    <ExportMenu
      name="Items"
      columns={columns}
      rows={() => []}
      onPrint={null}
      offersPicture
      compact={{ subject: 'items' }}
      onError={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Export items' }));
  expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Excel'),
    expect.stringContaining('Comma'),
    expect.stringContaining('Picture'),
  ]);
});

it('saves the picture that its owner draws, and tells where there is none', async () => {
  const saved: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved.push(blob as Blob);
    return 'blob:x';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  const failed = vi.fn<(error: unknown) => void>();
  const menu = { name: 'Trend', columns, rows: () => [], onPrint: null, onError: failed };
  const { rerender } = render(<ExportMenu {...menu} offersPicture={async () => new Blob(['drawn'])} />);
  const takePicture = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await userEvent.click(screen.getByRole('menuitem', { name: /Picture/ }));
  };
  await takePicture();
  await vi.waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]?.text()).toBe('drawn');
  rerender(<ExportMenu {...menu} offersPicture={async () => null} />);
  await takePicture();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledOnce());
});
