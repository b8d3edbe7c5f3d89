import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { opened } from './onDemand.tsx';

const Dialog = ({ name }: { name: string }) => <p>{name}</p>;

class Boundary extends Component<{ children: ReactNode }> {
  override state = { said: '' };
  static getDerivedStateFromError = (error: Error) => ({ said: error.message });
  override render() {
    return this.state.said === '' ? this.props.children : <p role="alert">{this.state.said}</p>;
  }
}

it('shows what was brought before with the press that opens it, and fetches it once', async () => {
  const load = vi.fn(() => Promise.resolve(Dialog));
  const Part = opened(load);
  await act(async () => Part.bring());
  render(<Part name="Approve VO-004" />);
  expect(screen.getByText('Approve VO-004')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('comes by itself where it was not brought', async () => {
  const Part = opened(() => Promise.resolve(Dialog));
  render(<Part name="Reject" />);
  expect(await screen.findByText('Reject')).toBeTruthy();
});

it('is an error of what is round it where it cannot be fetched, and is fetched again by the next press', async () => {
  const silenced = vi.spyOn(console, 'error').mockReturnValue();
  let isThere = false;
  const Part = opened(() =>
    isThere ? Promise.resolve(Dialog) : Promise.reject(new Error('The connection broke.')),
  );
  // Brought in vain it says nothing: nobody has asked for it yet.
  await act(async () => Part.bring());
  const first = render(
    <Boundary>
      <Part name="Approve" />
    </Boundary>,
  );
  expect((await screen.findByRole('alert')).textContent).toBe('The connection broke.');
  first.unmount();
  isThere = true;
  render(<Part name="Approve" />);
  expect(await screen.findByText('Approve')).toBeTruthy();
  silenced.mockRestore();
});
