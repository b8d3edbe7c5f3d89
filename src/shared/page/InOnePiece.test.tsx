import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Skeleton } from '#design-system/feedback/Skeleton/Skeleton.tsx';
import { InOnePiece } from './InOnePiece.tsx';

const answers = new Map<string, { come: () => void; fail: () => void }>();

function Part({ name }: { name: string }) {
  const { data } = useQuery({
    queryKey: [name],
    retry: 1,
    queryFn: () =>
      new Promise<string>((resolve, reject) => {
        answers.set(name, { come: () => resolve(name), fail: () => reject(new Error(name)) });
      }),
  });
  return data === undefined ? <Skeleton height={40} /> : <p>{data}</p>;
}

const show = (names: readonly string[]) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <InOnePiece place={<p>Place</p>}>
        {names.map((name) => (
          <Part key={name} name={name} />
        ))}
      </InOnePiece>
    </QueryClientProvider>,
  );
const isHidden = () => document.querySelector('[data-hidden]') !== null;
const answer = (name: string, how: 'come' | 'fail') => act(async () => answers.get(name)?.[how]());

it('shows its parts once the last one is there', async () => {
  show(['A', 'B']);
  await answer('A', 'come');
  expect(await screen.findByText('A')).toBeTruthy();
  expect(isHidden()).toBe(true);
  await answer('B', 'come');
  await waitFor(() => expect(isHidden()).toBe(false));
  expect(screen.queryByText('Place')).toBeNull();
});

it('waits for none that has to be tried again', async () => {
  show(['C', 'D']);
  await answer('C', 'come');
  await answer('D', 'fail');
  await waitFor(() => expect(isHidden()).toBe(false));
  expect(await screen.findByText('C')).toBeTruthy();
});

it('has no place where nothing is to be read', () => {
  show([]);
  expect(isHidden()).toBe(false);
  expect(screen.queryByText('Place')).toBeNull();
});
