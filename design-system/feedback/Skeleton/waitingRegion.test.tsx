import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';
import { useWaitingRegion, WaitingRegion } from './waitingRegion.tsx';

type Step = 'first' | 'second' | 'there';

const Part = ({ step }: { step: Step }) =>
  step === 'there' ? <p>There</p> : <Skeleton key={step} height={40} />;

function Region({ name, children }: { name: string; children: ReactNode }) {
  const { isWaiting, region } = useWaitingRegion();
  return (
    <section aria-label={name} aria-busy={isWaiting || undefined}>
      <WaitingRegion value={region}>{children}</WaitingRegion>
    </section>
  );
}

it('is busy for as long as something in it is loading, and so is what is around it', () => {
  const page = (step: Step) => (
    <Region name="Page">
      <Region name="Card">
        <Part step={step} />
      </Region>
      <Region name="Beside">
        <p>Still</p>
      </Region>
    </Region>
  );
  const { rerender } = render(page('first'));
  const busy = (name: string) => screen.getByRole('region', { name }).getAttribute('aria-busy');
  const all = () => ['Page', 'Card', 'Beside'].map(busy);
  expect(all()).toEqual(['true', 'true', null]);
  rerender(page('second'));
  expect(all()).toEqual(['true', 'true', null]);
  rerender(page('there'));
  expect(all()).toEqual([null, null, null]);
});
