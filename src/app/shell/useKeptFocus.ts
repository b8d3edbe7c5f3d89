import { useEffect } from 'react';

const most = 12; // places that had the focus before, newest last

/**
 * Keeps the focus off the body. When what has it goes away (a button of an item that is now approved, Undo in its message, a deleted
 * row), it goes to what asks for it in its place, else to the nearest thing around it that can take it, else to where the person was before, else to the page.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let trail: Step[] = [];
    let frame = 0;
    let isLeft = false;
    const handleFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement) || target === document.body) return;
      isLeft = false;
      const step = { node: target, around: around(target), path: location.pathname };
      trail = [...trail.filter(({ node }) => node !== target), step].slice(-most);
    };
    // A press beside all controls is no loss: what had the focus is still there.
    const handleFocusOut = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget !== null) return;
      queueMicrotask(() => {
        isLeft = target instanceof Node && target.isConnected && isOnBody();
      });
    };
    const isLost = () => !isLeft && isOnBody() && trail.at(-1)?.node.isConnected === false;
    const check = () => {
      if (!isLost()) return;
      const next = nextPlace(trail);
      trail = trail.filter(({ node }) => node.isConnected);
      next?.focus({ preventScroll: true });
    };
    // Panels give the focus back by themselves, after the change that closes them: only what is still lost two frames later is ours.
    const observer = new MutationObserver((records) => {
      if (!isLost()) return;
      // What stands in its place says itself where the focus belongs: a form where its button was.
      const asked = startIn(records);
      if (asked) {
        asked.focus();
        return;
      }
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => (frame = requestAnimationFrame(check)));
    });
    document.addEventListener('focusin', handleFocusIn);
    document.addEventListener('focusout', handleFocusOut);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', handleFocusIn);
      document.removeEventListener('focusout', handleFocusOut);
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
}

/** What asks for the focus in what has just come. */
function startIn(records: readonly MutationRecord[]): HTMLElement | undefined {
  for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
    if (!(node instanceof HTMLElement) || !node.isConnected) continue;
    const asked = node.matches('[data-autofocus]') ? node : node.querySelector('[data-autofocus]');
    if (asked instanceof HTMLElement) return asked;
  }
  return undefined;
}

/** What had the focus, what could take it around it, from the inside out, and on which page. */
interface Step {
  node: HTMLElement;
  around: readonly HTMLElement[];
  path: string;
}

function around(node: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at = node.parentElement; at && at !== document.body; at = at.parentElement)
    if (at.hasAttribute('tabindex')) found.push(at);
  return found;
}

const isOnBody = () => (document.activeElement ?? document.body) === document.body;

const canTake = (node: HTMLElement) => node.isConnected && !node.closest('[hidden],[inert]');

function nextPlace(trail: readonly Step[]): HTMLElement | null {
  // On another page nothing of the way there is near.
  for (const { node, around: outer } of trail.filter(({ path }) => path === location.pathname).toReversed()) {
    if (canTake(node)) return node;
    const near = outer.find(canTake);
    if (near && near.id !== 'page') return near;
  }
  return document.getElementById('page');
}
