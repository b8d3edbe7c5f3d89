import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useKeptFocus } from './useKeptFocus.ts';

function Download({ state }: { state: 'none' | 'making' | 'made' }) {
  const part = useKeptFocus<HTMLSpanElement>();
  return (
    <>
      <button type="button">Share</button>
      <span ref={part} tabIndex={-1} role="group" aria-label="PDF">
        {state === 'none' ? <button type="button">Make PDF</button> : null}
        {state === 'making' ? <i>40%</i> : null}
        {state === 'made' ? <a href="/file">Download</a> : null}
      </span>
    </>
  );
}

it('a button that becomes progress and then a link keeps the focus at its place', () => {
  const { rerender } = render(<Download state="none" />);
  act(() => screen.getByText('Make PDF').focus());
  rerender(<Download state="making" />);
  expect(document.activeElement).toBe(screen.getByRole('group', { name: 'PDF' }));
  rerender(<Download state="made" />);
  // Whoever waits there is not moved on, but goes on from there.
  expect(screen.getByRole('group', { name: 'PDF' }).contains(document.activeElement)).toBe(true);
});

it('whoever is elsewhere stays there', () => {
  const { rerender } = render(<Download state="none" />);
  act(() => screen.getByText('Share').focus());
  rerender(<Download state="made" />);
  expect(document.activeElement).toBe(screen.getByText('Share'));
  act(() => {
    screen.getByText('Download').focus();
    document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    screen.getByText('Download').blur();
  });
  rerender(<Download state="none" />);
  expect(document.activeElement).toBe(document.body);
});
