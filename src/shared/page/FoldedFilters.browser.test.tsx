import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import '#design-system/foundations/global.ts';
import { Button } from '#design-system/actions/Button/Button.tsx';
import { FoldedFilters } from './FoldedFilters.tsx';
import { ToolRow } from './ToolRow.tsx';

afterEach(cleanup);

const names = ['Component', 'Assignee', 'Milestone'];
const tools = (width: number) => (
  <div style={{ width }}>
    <ToolRow end={<span style={{ width: 140, height: 20 }} />}>
      <FoldedFilters isOn={false} onClear={vi.fn()}>
        {names.map((name) => (
          <Button key={name} size="small">
            {name}
          </Button>
        ))}
      </FoldedFilters>
    </ToolRow>
  </div>
);

it('fold where they would take a second line, and come back where they have room', async () => {
  await page.viewport(1280, 600);
  const { rerender } = render(tools(300));
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Assignee' })).toBeNull();
  rerender(tools(900));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Assignee' })).toBeTruthy());
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});
