import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { Section } from './Section.tsx';

const scrolled = vi.fn<(this: Element) => void>();
Element.prototype.scrollIntoView = function scroll(this: Element) {
  scrolled.call(this);
};

it('is brought into sight where the address asks for it, with the focus on the first thing in it', async () => {
  const page = (
    <>
      <Section name="scope">
        <input aria-label="Name" />
      </Section>
      <Section name="codes">
        <input aria-label="Search" />
      </Section>
    </>
  );
  const router = createMemoryRouter([{ path: '/', element: page }], {
    initialEntries: ['/?focusSection=codes'],
  });
  render(<RouterProvider router={router} />);
  const search = screen.getByLabelText('Search');
  await waitFor(() => expect(document.activeElement).toBe(search));
  expect(scrolled.mock.contexts).toEqual([search.parentElement]);
});
