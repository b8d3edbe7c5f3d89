import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#design-system/foundations/global.ts';
import { FilterChip } from '#design-system/inputs/FilterChip/FilterChip.tsx';
import { SearchField } from '#design-system/inputs/SearchField/SearchField.tsx';
import { Popover } from '#design-system/overlays/Popover/Popover.tsx';
import { ToolRow } from './ToolRow.tsx';

afterEach(cleanup);

it('leaves the search room for a word, however many filters share the line', async () => {
  await page.viewport(850, 600);
  render(
    <div style={{ width: 520 }}>
      <ToolRow oneLine end={<span style={{ width: 140 }} />}>
        <SearchField label="Quick search" width="flexible" value="" onChange={vi.fn()} />
        {['Pending', 'Patient Tower', 'High, Highest'].map((value) => (
          <Popover
            key={value}
            label="Filter"
            renderTrigger={(trigger) => (
              <FilterChip label="Filter" value={value} onClear={vi.fn()} trigger={trigger} />
            )}
          >
            {value}
          </Popover>
        ))}
      </ToolRow>
    </div>,
  );
  const field = screen.getByRole('searchbox').closest('[data-width]') as Element;
  expect(field.getBoundingClientRect().width).toBeGreaterThanOrEqual(160);
});
