import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { ToastProvider } from '#design-system/feedback/Toast/ToastProvider.tsx';
import type { ImportRequest } from './importRequest.ts';
import { type SheetImportRules, useSheetImport } from './useSheetImport.tsx';

vi.mock('./readRows.ts', () => ({ readRows: async () => ({ cells: [], added: [], problems: [] }) }));
vi.mock('./ImportDialog.tsx', () => ({
  ImportDialog: ({ onTake }: { onTake: (request: Partial<ImportRequest>, fileName: string) => void }) => (
    <button type="button" onClick={() => onTake({}, 'Options.xlsx')}>
      Take
    </button>
  ),
}));

const rules = {
  toBlock: () => ({ block: [[], []], headings: 0 }),
} as unknown as SheetImportRules;

function Sheet({ startsOpen = true }) {
  const { dialog, open } = useSheetImport({
    rules,
    columns: [],
    rows: [],
    newRow: () => ({ key: 'new' }),
    isBlank: () => true,
    today: undefined,
    startsOpen,
    onTaken: () => undefined,
  });
  return (
    <>
      <button type="button" onClick={open}>
        Import
      </button>
      {dialog}
    </>
  );
}

it('says that rows are not saved yet as long as the page is there on which they stand', async () => {
  const { rerender } = render(<Sheet />, { wrapper: ToastProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Take' }));
  expect(await screen.findByText(/2 rows of Options.xlsx stand below, not saved yet/)).toBeDefined();
  rerender(<p>Saved</p>);
  expect(screen.queryByText(/not saved yet/)).toBeNull();
});

it('gives the focus back to what opened it, whatever had it last', async () => {
  render(<Sheet startsOpen={false} />, { wrapper: ToastProvider });
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  await userEvent.click(screen.getByRole('button', { name: 'Take' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Import' })));
});
