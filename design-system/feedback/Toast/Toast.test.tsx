import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastProvider, useToasts } from './ToastProvider.tsx';
import { Toast } from './Toast.tsx';

afterEach(cleanup);

function Saver() {
  const toasts = useToasts();
  return (
    <>
      <button type="button" onClick={() => toasts.show({ id: 'item', title: 'Saving', tone: 'busy' })}>
        save
      </button>
      <button type="button" onClick={() => toasts.show({ id: 'item', title: 'Saved' })}>
        saved
      </button>
    </>
  );
}

function Work() {
  const toasts = useToasts();
  const undo = { label: 'Undo', onAction: vi.fn() };
  return (
    <>
      <button type="button" onClick={() => toasts.show({ title: 'Saved' })}>
        keep
      </button>
      <button type="button" onClick={() => toasts.show({ title: 'Deleted', action: undo })}>
        delete
      </button>
      <button type="button" onClick={() => toasts.show({ title: 'Copied' })}>
        copy
      </button>
    </>
  );
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const after = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('goes after seven seconds', () => {
  const close = vi.fn();
  render(<Toast title="VO-005 saved" onClose={close} />);
  after(6999);
  expect(close).not.toHaveBeenCalled();
  after(1);
  expect(close).toHaveBeenCalledOnce();
});

it('stands still under the pointer and runs on for what is left', () => {
  const close = vi.fn();
  const { container } = render(<Toast title="VO-005 saved" onClose={close} />);
  const toast = container.firstElementChild as HTMLElement;
  after(5000);
  fireEvent.pointerEnter(toast);
  after(60_000);
  expect(close).not.toHaveBeenCalled();
  fireEvent.pointerLeave(toast);
  after(1900);
  expect(close).not.toHaveBeenCalled();
  after(200);
  expect(close).toHaveBeenCalledOnce();
});

it('stays when something failed', () => {
  const close = vi.fn();
  render(<Toast title="VO-005 was not saved" tone="critical" onClose={close} />);
  after(60_000);
  expect(close).not.toHaveBeenCalled();
});

it('acts once and closes', () => {
  const close = vi.fn();
  const undo = vi.fn();
  render(<Toast title="VO-005 saved" action={{ label: 'Undo', onAction: undo }} onClose={close} />);
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
  expect(close).toHaveBeenCalledOnce();
});

it('is shown by the provider, replaced by id and announced politely', () => {
  render(
    <ToastProvider>
      <Saver />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(screen.getByRole('status').textContent).toContain('Saving');
  fireEvent.click(screen.getByRole('button', { name: 'saved' }));
  expect(screen.getByRole('status').textContent).toContain('Saved');
  expect(screen.getByRole('status').textContent).not.toContain('Saving');
  expect(document.activeElement).toBe(document.body);
});

it.each([
  ['stands alone on a phone, but for what can be undone', true, ['Deleted', 'Copied']],
  ['stands beside others where there is room', false, ['Saved', 'Deleted', 'Copied']],
])('%s', (_name, matches, titles) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  render(
    <ToastProvider>
      <Work />
    </ToastProvider>,
  );
  for (const name of ['keep', 'delete', 'copy']) fireEvent.click(screen.getByRole('button', { name }));
  const said = [...document.querySelectorAll('[data-toast]')].map(({ textContent }) => textContent);
  expect(said.map((text) => text?.replace('Undo', ''))).toEqual(titles);
});

it.each([
  ['waits behind the next that can be undone on a phone', true, [true, false]],
  ['stands beside others that can be undone where there is room', false, [false, false]],
])('%s', (_name, matches, hidden) => {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
  render(
    <ToastProvider>
      <Work />
    </ToastProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  press('delete');
  press('delete');
  const slots = () => [...document.querySelectorAll<HTMLElement>('[data-slot]')];
  expect(slots().map((slot) => slot.hidden)).toEqual(hidden);
  fireEvent.click(slots().at(-1)?.querySelector('button') ?? document.body);
  expect(slots().map((slot) => slot.hidden)).toEqual([false]);
});

it('cannot be shown without a provider', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<Saver />)).toThrow('ToastProvider');
});

it('is reached with F6, which also leads back, and gives the focus back when it goes', () => {
  render(
    <ToastProvider>
      <Saver />
    </ToastProvider>,
  );
  const origin = screen.getByRole('button', { name: 'saved' });
  origin.focus();
  fireEvent.click(origin);
  const key = () => fireEvent.keyDown(document.activeElement ?? document.body, { key: 'F6' });
  key();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Dismiss' }));
  key();
  expect(document.activeElement).toBe(origin);
  key();
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(document.activeElement).toBe(origin);
});

it('lies over no control of a panel that is open at the right, and stays there', () => {
  const rects = new Map([
    ['panel', new DOMRect(560, 0, 464, 768)],
    ['Approve', new DOMRect(900, 720, 100, 32)],
    ['Notifications', new DOMRect(648, 752, 360, 0)],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rects.get(this.getAttribute('aria-label') ?? '') ?? new DOMRect();
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  const panel = (
    <div role="dialog" aria-label="panel">
      <button type="button" aria-label="Approve" />
    </div>
  );
  const { rerender } = render(
    <ToastProvider>
      <Saver />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(placesOfToasts()).toEqual(['translate(0px, calc(0px - 100%))']);
  rerender(
    <ToastProvider>
      <Saver />
      {panel}
    </ToastProvider>,
  );
  fireEvent(window, new Event('resize'));
  after(50);
  // Beside the panel: its right edge is 16 px before 560.
  expect(placesOfToasts()).toEqual(['translate(-464px, calc(0px - 100%))']);
  rerender(
    <ToastProvider>
      <Saver />
    </ToastProvider>,
  );
  fireEvent(window, new Event('resize'));
  after(50);
  expect(placesOfToasts()).toEqual(['translate(-464px, calc(0px - 100%))']);
});

it.each([
  ['a question', <div key="question" role="dialog" data-question aria-label="question" />],
  ['a modal panel', <div key="question" role="dialog" aria-modal="true" aria-label="question" />],
  [
    'what is chosen by its label',
    <div key="panel" role="dialog">
      <label aria-label="question">
        <input type="radio" />
      </label>
    </div>,
  ],
])('lies over no part of %s', (_, open) => {
  const rects = new Map([
    ['question', new DOMRect(648, 600, 360, 160)],
    ['Notifications', new DOMRect(648, 752, 360, 0)],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rects.get(this.getAttribute('aria-label') ?? '') ?? new DOMRect();
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  render(
    <ToastProvider>
      <Saver />
      {open}
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  const [place = ''] = placesOfToasts();
  expect(place).not.toBe('translate(0px, calc(0px - 100%))');
});

it('may lie over what stands behind a modal panel', () => {
  const rects = new Map([
    ['save all', new DOMRect(648, 700, 100, 44)],
    ['Notifications', new DOMRect(648, 752, 360, 0)],
  ]);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return rects.get(this.getAttribute('aria-label') ?? '') ?? new DOMRect();
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  const page = (inert: boolean) => (
    <ToastProvider>
      <Saver />
      <div inert={inert}>
        <div role="dialog">
          <button type="button" aria-label="save all" />
        </div>
      </div>
    </ToastProvider>
  );
  const { rerender } = render(page(true));
  fireEvent.click(screen.getByRole('button', { name: 'save' }));
  expect(placesOfToasts()).toEqual(['translate(0px, calc(0px - 100%))']);
  rerender(page(false));
  fireEvent(window, new Event('resize'));
  after(50);
  expect(placesOfToasts()).not.toEqual(['translate(0px, calc(0px - 100%))']);
});

it('stays where it is when others come or go, the newest always on top, and comes down where the stack would be too tall', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(44);
  function Several() {
    const { show, dismiss } = useToasts();
    return [1, 2, 3, 4, 5, 6].map((number) => (
      <div key={number}>
        <button type="button" onClick={() => show({ title: `Link ${number} copied`, id: String(number) })}>
          {`copy ${number}`}
        </button>
        <button type="button" onClick={() => dismiss(String(number))}>{`away ${number}`}</button>
      </div>
    ));
  }
  render(
    <ToastProvider>
      <Several />
    </ToastProvider>,
  );
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
  /** Of four toasts of 44 px, from the foot up. */
  const [first, second, third, fourth] = [0, -52, -104, -156].map(
    (up) => `translate(0px, calc(${up}px - 100%))`,
  );
  press('copy 1');
  press('copy 2');
  press('copy 3');
  expect(placesOfToasts()).toEqual([first, second, third]);
  press('away 1');
  expect(placesOfToasts()).toEqual([second, third]);
  press('copy 4');
  expect(placesOfToasts()).toEqual([second, third, fourth]);
  // A fifth would stand higher than four ever do.
  press('copy 5');
  expect(placesOfToasts()).toEqual([first, second, third, fourth]);
  // The oldest makes room for a sixth.
  press('copy 6');
  expect(placesOfToasts()).toEqual([first, second, third, fourth]);
  expect(screen.getByRole('status').textContent).not.toContain('Link 2');
});

const placesOfToasts = () =>
  [...screen.getByRole('status').children].map((slot) => (slot as HTMLElement).style.transform);

it('is undone by Ctrl+Z, unless a field or a grid keeps the keys for itself', () => {
  const back = vi.fn();
  const deleted = { title: 'Deleted', action: { label: 'Undo', onAction: back } };
  function Rows() {
    const toasts = useToasts();
    return (
      <>
        <button type="button" onClick={() => toasts.show(deleted)}>
          delete
        </button>
        <input aria-label="Name" />
        <div role="grid" tabIndex={0} aria-label="Rows" onKeyDown={(event) => event.preventDefault()} />
      </>
    );
  }
  render(
    <ToastProvider>
      <Rows />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByText('delete'));
  const undo = { key: 'z', ctrlKey: true };
  fireEvent.keyDown(screen.getByLabelText('Name'), undo);
  fireEvent.keyDown(screen.getByRole('grid'), undo);
  fireEvent.keyDown(document.body, { ...undo, shiftKey: true });
  expect(back).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, undo);
  expect(back).toHaveBeenCalledOnce();
  expect(screen.queryByText('Deleted')).toBeNull();
  fireEvent.keyDown(document.body, undo);
  expect(back).toHaveBeenCalledOnce();
});
