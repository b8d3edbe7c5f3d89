import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Panel, type PanelPosition } from './Panel.tsx';

const start = { x: 100, y: 120 };
function Example({ onMove, onClose }: { onMove?: (position: PanelPosition) => void; onClose?: () => void }) {
  const [position, setPosition] = useState<PanelPosition>(start);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Add members
      </button>
      {open ? (
        <Panel
          title="Members"
          position={position}
          onPositionChange={(next) => {
            setPosition(next);
            onMove?.(next);
          }}
          onCloseRequest={() => {
            setOpen(false);
            onClose?.();
          }}
        >
          <input aria-label="Find" />
        </Panel>
      ) : null}
    </>
  );
}
const open = async () => userEvent.click(screen.getByRole('button', { name: 'Add members' }));
const panel = () => screen.getByRole('dialog', { name: 'Members' });

it('leaves the page usable, closes on Escape and gives the focus back', async () => {
  const close = vi.fn();
  render(<Example onClose={close} />);
  await open();
  expect(panel().hasAttribute('aria-modal')).toBe(false);
  expect(panel().contains(document.activeElement)).toBe(true);
  await userEvent.keyboard('{Escape}');
  expect(close).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add members' }));
});

it('opens where the owner keeps it and moves by keys', async () => {
  const move = vi.fn();
  render(<Example onMove={move} />);
  await open();
  expect([panel().style.left, panel().style.top]).toEqual(['100px', '120px']);
  screen.getByRole('button', { name: 'Move Members' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(move).toHaveBeenLastCalledWith({ x: 116, y: 120 });
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(move).toHaveBeenLastCalledWith({ x: 116, y: 184 });
  await userEvent.keyboard('{Home}');
  expect(move).toHaveBeenLastCalledWith({ x: 8, y: 8 });
  expect([panel().style.left, panel().style.top]).toEqual(['8px', '8px']);
});

it('is minimised to its heading and keeps what was typed', async () => {
  render(<Example />);
  await open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Find' }), 'Lena');
  await userEvent.click(screen.getByRole('button', { name: 'Minimize' }));
  expect(screen.queryByRole('textbox', { name: 'Find' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Restore' }));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Find' }).value).toBe('Lena');
});
