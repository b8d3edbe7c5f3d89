import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import '#design-system/foundations/global.ts';
import { DataGrid } from '#design-system/grid/DataGrid/DataGrid.tsx';
import { blankRow } from '../model/componentRows.ts';
import { componentColumns } from './componentColumns.tsx';

afterEach(cleanup);

const long = 'Central Utility Plant with its Cooling Towers';

it('shows a long name whole, in two lines of its row', async () => {
  await page.viewport(390, 600);
  const columns = componentColumns({ areaUnit: 'sq_ft', showsRate: false }, []);
  render(
    <div style={{ width: 358 }}>
      <DataGrid
        label="Components"
        columns={columns.filter(({ id }) => ['name', 'target_budget', 'current_cost'].includes(id))}
        rows={[{ ...blankRow(), key: '1', name: long }]}
        rowKey={({ key }) => key}
      />
    </div>,
  );
  const name = await screen.findByText(long);
  const cell = name.closest('[role="gridcell"], [role="rowheader"]') as Element;
  const [text, room] = [name.getBoundingClientRect(), cell.getBoundingClientRect()];
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth);
  expect(text.height).toBe(32);
  expect(text.right).toBeLessThanOrEqual(room.right);
  expect(text.top).toBeGreaterThanOrEqual(room.top);
  expect(text.bottom).toBeLessThanOrEqual(room.bottom);
});
