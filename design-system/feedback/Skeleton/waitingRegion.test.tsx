import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Skeleton } from './Skeleton.tsx';
import { useWaitingRegion, WaitingRegion } from './waitingRegion.tsx';

let come: () => void;
let next: () => void;

function Part() {
  const [step, setStep] = useState<'first' | 'second' | 'there'>('first');
  next = () => setStep('second');
  come = () => setStep('there');
  return step === 'there' ? <p>There</p> : <Skeleton key={step} height={40} />;
}

function Region({ name, children }: { name: string; children: React.ReactNode }) {
  const { isWaiting, region } = useWaitingRegion();
  return (
    <section aria-label={name} aria-busy={isWaiting || undefined}>
      <WaitingRegion value={region}>{children}</WaitingRegion>
    </section>
  );
}

it('is busy for as long as something in it is loading, and so is what is around it', () => {
  render(
    <Region name="Page">
      <Region name="Card">
        <Part />
      </Region>
      <Region name="Beside">
        <p>Still</p>
      </Region>
    </Region>,
  );
  const busy = (name: string) => screen.getByRole('region', { name }).getAttribute('aria-busy');
  const all = () => ['Page', 'Card', 'Beside'].map(busy);
  expect(all()).toEqual(['true', 'true', null]);
  act(() => next());
  expect(all()).toEqual(['true', 'true', null]);
  act(() => come());
  expect(all()).toEqual([null, null, null]);
});
