import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Accordion, type AccordionProps } from './Accordion.tsx';

const sections = ['Projects', 'Members', 'Sharing'].map((title) => ({
  id: title.toLowerCase(),
  title,
  content: <input aria-label={`${title} note`} />,
}));
const draw = (props: Partial<AccordionProps> = {}) => render(<Accordion sections={sections} {...props} />);
const heading = (name: string) => screen.getByRole('button', { name });
const expanded = () =>
  ['Projects', 'Members', 'Sharing'].filter((name) => heading(name).getAttribute('aria-expanded') === 'true');

it('opens several, each a region named by its heading', async () => {
  draw({ startsOpen: ['members'] });
  await userEvent.click(heading('Projects'));
  expect(expanded()).toEqual(['Projects', 'Members']);
  expect(screen.getByRole('region', { name: 'Projects' })).toBeTruthy();
  expect(heading('Projects').getAttribute('aria-controls')).toBe(
    screen.getByRole('region', { name: 'Projects' }).id,
  );
  await userEvent.click(heading('Members'));
  expect(expanded()).toEqual(['Projects']);
});

it('keeps what was typed into a part while it is closed', async () => {
  draw({ startsOpen: ['members'] });
  await userEvent.type(screen.getByRole('textbox', { name: 'Members note' }), 'Lena');
  await userEvent.click(heading('Members'));
  expect(screen.queryByRole('textbox', { name: 'Members note' })).toBeNull();
  await userEvent.click(heading('Members'));
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Members note' }).value).toBe('Lena');
});

it('moves between headings by arrows, Home and End, but not while typing', async () => {
  draw({ startsOpen: ['members'] });
  heading('Projects').focus();
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(heading('Sharing'));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(document.activeElement).toBe(heading('Members'));
  await userEvent.keyboard('{End}{Home}');
  expect(document.activeElement).toBe(heading('Projects'));
  const input = screen.getByRole('textbox', { name: 'Members note' });
  input.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(input);
});

it('puts its headings where the page wants them and says why one stays closed', async () => {
  draw({ headingLevel: 2, sections: [{ ...sections[0]!, disabledReason: 'No projects yet' }] });
  expect(screen.getByRole('heading', { level: 2, name: 'Projects' })).toBeTruthy();
  await userEvent.click(heading('Projects'));
  expect(expandedOf('Projects')).toBe('false');
  await userEvent.hover(heading('Projects'));
  expect((await screen.findByRole('tooltip')).textContent).toBe('No projects yet');
});
const expandedOf = (name: string) => heading(name).getAttribute('aria-expanded');
